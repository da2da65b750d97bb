import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { listTaxRates, retrieveTaxRate } from "./read-tax-rates.ts"
import {
  createTaxRateBody,
  listTaxRatesQuery,
  retrieveTaxRateQuery,
  taxRateProductsBody,
  taxRateProductTypesBody,
  taxRateShippingOptionsBody,
  updateTaxRateBody,
} from "./shapes.ts"
import { addTaxRateTargets, removeTaxRateTargets } from "./tax-rate-targets.ts"
import { createTaxRate, deleteTaxRate, lockTaxRate, updateTaxRate } from "./write-tax-rate.ts"

const base = {
  tag: "Tax Rates",
  access: "admin",
  query: retrieveTaxRateQuery,
  response: answers({ tax_rate: resource("TaxRate") }),
} as const

export const taxRateAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetTaxRates",
    method: "GET",
    path: "/admin/tax-rates",
    summary: "List tax rates.",
    query: listTaxRatesQuery,
    response: answersPage("tax_rates", "TaxRate"),
    handler: async ({ query }, { db }) => page("tax_rates", await listTaxRates(db, query), query),
  }),
  operation({
    ...base,
    id: "PostTaxRates",
    service: "taxRateService.create",
    method: "POST",
    path: "/admin/tax-rates",
    answers404: true,
    summary: "Create a tax rate.",
    body: createTaxRateBody,
    handler: async ({ body, query }, context) => {
      const id = await createTaxRate(context, body)
      return { tax_rate: await retrieveTaxRate(context.db, id, query) }
    },
  }),
  operation({
    ...base,
    id: "GetTaxRatesTaxRate",
    method: "GET",
    path: "/admin/tax-rates/{id}",
    summary: "Get a tax rate.",
    handler: async ({ params, query }, { db }) => ({
      tax_rate: await retrieveTaxRate(db, params.id, query),
    }),
  }),
  operation({
    ...base,
    id: "PostTaxRatesTaxRate",
    service: "taxRateService.update",
    method: "POST",
    path: "/admin/tax-rates/{id}",
    summary: "Update a tax rate.",
    about: "Lists of products, product types and shipping options replace the rate's lists.",
    body: updateTaxRateBody,
    handler: async ({ params, body, query }, context) => {
      await updateTaxRate(context, params.id, body)
      return { tax_rate: await retrieveTaxRate(context.db, params.id, query) }
    },
  }),
  operation({
    id: "DeleteTaxRatesTaxRate",
    service: "taxRateService.delete",
    method: "DELETE",
    path: "/admin/tax-rates/{id}",
    answers404: false,
    tag: "Tax Rates",
    summary: "Delete a tax rate.",
    about: "Succeeds even if it does not exist.",
    access: "admin",
    response: answersDeleted("tax-rate"),
    handler: async ({ params }, context) => {
      await deleteTaxRate(context, params.id)
      return deleted(params.id, "tax-rate")
    },
  }),
  operation({
    ...base,
    id: "PostTaxRatesTaxRateProductTypes",
    method: "POST",
    path: "/admin/tax-rates/{id}/product-types/batch",
    summary: "Add product types to a tax rate.",
    about: "Product types that already have the tax rate are ignored.",
    body: taxRateProductTypesBody,
    handler: async ({ params, body, query }, { db }) => {
      await addTaxRateTargets(db, await lockTaxRate(db, params.id), "product_types", body.product_types)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
  operation({
    ...base,
    id: "DeleteTaxRatesTaxRateProductTypes",
    method: "DELETE",
    path: "/admin/tax-rates/{id}/product-types/batch",
    summary: "Remove product types from a tax rate.",
    about: "Product types that do not have the tax rate are ignored.",
    body: taxRateProductTypesBody,
    handler: async ({ params, body, query }, { db }) => {
      await removeTaxRateTargets(db, params.id, "product_types", body.product_types)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
  operation({
    ...base,
    id: "PostTaxRatesTaxRateProducts",
    service: "taxRateService.addToProduct",
    method: "POST",
    path: "/admin/tax-rates/{id}/products/batch",
    summary: "Add products to a tax rate.",
    about: "Products that already have the tax rate are ignored.",
    body: taxRateProductsBody,
    handler: async ({ params, body, query }, { db }) => {
      await addTaxRateTargets(db, await lockTaxRate(db, params.id), "products", body.products)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
  operation({
    ...base,
    id: "DeleteTaxRatesTaxRateProducts",
    service: "taxRateService.removeFromProduct",
    method: "DELETE",
    path: "/admin/tax-rates/{id}/products/batch",
    summary: "Remove products from a tax rate.",
    about: "Products that do not have the tax rate are ignored.",
    body: taxRateProductsBody,
    handler: async ({ params, body, query }, { db }) => {
      await removeTaxRateTargets(db, params.id, "products", body.products)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
  operation({
    ...base,
    id: "PostTaxRatesTaxRateShippingOptions",
    method: "POST",
    path: "/admin/tax-rates/{id}/shipping-options/batch",
    summary: "Add shipping options to a tax rate.",
    about: "Shipping options that already have the tax rate are ignored.",
    body: taxRateShippingOptionsBody,
    handler: async ({ params, body, query }, { db }) => {
      await addTaxRateTargets(db, await lockTaxRate(db, params.id), "shipping_options", body.shipping_options)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
  operation({
    ...base,
    id: "DeleteTaxRatesTaxRateShippingOptions",
    method: "DELETE",
    path: "/admin/tax-rates/{id}/shipping-options/batch",
    summary: "Remove shipping options from a tax rate.",
    about: "Shipping options that do not have the tax rate are ignored.",
    body: taxRateShippingOptionsBody,
    handler: async ({ params, body, query }, { db }) => {
      await removeTaxRateTargets(db, params.id, "shipping_options", body.shipping_options)
      return { tax_rate: await retrieveTaxRate(db, params.id, query) }
    },
  }),
]

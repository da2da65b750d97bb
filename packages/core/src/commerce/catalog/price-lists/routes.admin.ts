import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { listPriceListProducts } from "./list-products.ts"
import { listPriceLists, retrievePriceList } from "./present-price-lists.ts"
import {
  addPricesBody,
  createPriceListBody,
  deletePricesBody,
  deleteProductPricesBody,
  listPriceListProductsQuery,
  listPriceListsQuery,
  updatePriceListBody,
} from "./shapes.ts"
import {
  addPricesToList,
  deleteListPrices,
  deleteProductPrices,
  deleteVariantPrices,
} from "./write-list-prices.ts"
import { createPriceList, deletePriceList, updatePriceList } from "./write-price-list.ts"

const base = {
  tag: "Price Lists",
  access: "admin",
  response: answers({ price_list: resource("PriceList") }),
} as const

const answersDeletedPrices = answers({
  ids: plain(z.array(z.string()).describe("The IDs of the deleted prices.")),
  object: plain(z.literal("money-amount").describe("The type of the deleted resources.")),
  deleted: plain(z.literal(true).describe("Always `true`: a failed deletion returns an error instead.")),
})

const deletedPrices = (ids: readonly string[]) => ({ ids, object: "money-amount", deleted: true })

const productSelection = {
  isList: true,
  relations: [
    "variants",
    "variants.options",
    "profiles",
    "images",
    "options",
    "options.values",
    "tags",
    "type",
    "collection",
  ],
}

export const priceListAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetPriceLists",
    method: "GET",
    path: "/admin/price-lists",
    summary: "List price lists.",
    query: listPriceListsQuery,
    refused: { query: ["fields"] },
    select: { isList: true },
    response: answersPage("price_lists", "PriceList"),
    handler: async ({ query, selection }, { db }) =>
      page("price_lists", await listPriceLists(db, query, selection), query),
  }),
  operation({
    ...base,
    id: "PostPriceListsPriceList",
    service: "priceListService.create",
    method: "POST",
    path: "/admin/price-lists",
    answers404: true,
    summary: "Create a price list.",
    body: createPriceListBody,
    handler: async ({ body }, context) => {
      const id = await createPriceList(context, body)
      return { price_list: await retrievePriceList(context.db, id) }
    },
  }),
  operation({
    ...base,
    id: "GetPriceListsPriceList",
    method: "GET",
    path: "/admin/price-lists/{id}",
    summary: "Get a price list with its prices.",
    about:
      "The response contains at most 8,000 prices. To read all of them, list the products of the price list.",
    handler: async ({ params }, { db }) => ({ price_list: await retrievePriceList(db, params.id) }),
  }),
  operation({
    ...base,
    id: "PostPriceListsPriceListPriceList",
    service: "priceListService.update",
    method: "POST",
    path: "/admin/price-lists/{id}",
    summary: "Update a price list.",
    about: "Prices with an ID update a price of the list; prices without one are added.",
    body: updatePriceListBody,
    handler: async ({ params, body }, context) => {
      await updatePriceList(context, params.id, body)
      return { price_list: await retrievePriceList(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeletePriceListsPriceList",
    service: "priceListService.delete",
    method: "DELETE",
    path: "/admin/price-lists/{id}",
    answers404: false,
    summary: "Delete a price list with its prices.",
    about: "Succeeds even if it does not exist.",
    response: answersDeleted("price-list"),
    handler: async ({ params }, context) => {
      await deletePriceList(context, params.id)
      return deleted(params.id, "price-list")
    },
  }),
  operation({
    ...base,
    id: "PostPriceListsPriceListPricesBatch",
    service: "priceListService.addPrices",
    method: "POST",
    path: "/admin/price-lists/{id}/prices/batch",
    summary: "Add prices to a price list.",
    about: "With `override`, the given prices replace all prices of the list.",
    body: addPricesBody,
    handler: async ({ params, body }, context) => {
      await addPricesToList(context, params.id, body.prices, { override: body.override ?? false })
      return { price_list: await retrievePriceList(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeletePriceListsPriceListPricesBatch",
    service: "priceListService.deletePrices",
    method: "DELETE",
    path: "/admin/price-lists/{id}/prices/batch",
    summary: "Delete prices of a price list.",
    about: "Prices of other lists are ignored.",
    body: deletePricesBody,
    response: answersDeletedPrices,
    handler: async ({ params, body }, context) => {
      await deleteListPrices(context, params.id, body.price_ids)
      return deletedPrices(body.price_ids)
    },
  }),
  operation({
    ...base,
    id: "GetPriceListsPriceListProducts",
    method: "GET",
    path: "/admin/price-lists/{id}/products",
    answers404: false,
    summary: "List the products that have prices in a price list.",
    query: listPriceListProductsQuery,
    select: productSelection,
    response: answersPage("products", "Product"),
    handler: async ({ params, query, selection }, context) =>
      page("products", await listPriceListProducts(context, params.id, query, selection), query),
  }),
  operation({
    ...base,
    id: "DeletePriceListsPriceListProductsPricesBatch",
    method: "DELETE",
    path: "/admin/price-lists/{id}/products/prices/batch",
    answers404: false,
    summary: "Delete the prices that products have in a price list.",
    about:
      "Deletes the prices of all variants of the products, and returns their IDs. Products without prices in the list are ignored.",
    body: deleteProductPricesBody,
    response: answersDeletedPrices,
    handler: async ({ params, body }, context) =>
      deletedPrices(await deleteProductPrices(context, params.id, body.product_ids)),
  }),
  operation({
    ...base,
    id: "DeletePriceListsPriceListProductsProductPrices",
    method: "DELETE",
    path: "/admin/price-lists/{id}/products/{product_id}/prices",
    answers404: false,
    summary: "Delete the prices that a product has in a price list.",
    about:
      "Deletes the prices of all variants of the product, and returns their IDs. Succeeds even if there are none.",
    response: answersDeletedPrices,
    handler: async ({ params }, context) =>
      deletedPrices(await deleteProductPrices(context, params.id, [params.product_id])),
  }),
  operation({
    ...base,
    id: "DeletePriceListsPriceListVariantsVariantPrices",
    method: "DELETE",
    path: "/admin/price-lists/{id}/variants/{variant_id}/prices",
    answers404: false,
    summary: "Delete the prices that a variant has in a price list.",
    about: "Returns the IDs of the deleted prices. Succeeds even if there are none.",
    response: answersDeletedPrices,
    handler: async ({ params }, context) =>
      deletedPrices(await deleteVariantPrices(context, params.id, [params.variant_id])),
  }),
]

import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { addVariant } from "./add-variant.ts"
import { deleteVariantOf } from "./delete-variants.ts"
import { listAdminVariants, listVariantsOfProduct, readAdminVariant } from "./list-admin-variants.ts"
import {
  getProductQuery,
  listVariantsOfProductQuery,
  listVariantsQuery,
  updateVariantQuery,
} from "./list-shapes.ts"
import { lockProduct } from "./lock-product.ts"
import { addOption, deleteOption, renameOption } from "./options.ts"
import { readChangedProduct } from "./read-product.ts"
import { adminVariant, adminVariantOfProduct } from "./selections.ts"
import { createVariantBody, optionBody, updateVariantBody } from "./shapes.ts"
import { updateVariants } from "./update-variants.ts"

const answersProduct = answers({ product: resource("Product") })

/** The response to deleting a part of a product: its id under a specific name, and the product without it. */
function answersPartDeleted(idProperty: string) {
  return answers({
    [idProperty]: plain(z.string().describe("The ID of the deleted resource.")),
    object: plain(z.string().describe("The type of the deleted resource.")),
    deleted: plain(z.literal(true).describe("Always `true`: a failed deletion returns an error instead.")),
    product: resource("Product"),
  })
}

export const variantAdminOperations: readonly Operation[] = [
  operation({
    id: "GetProductsProductVariants",
    method: "GET",
    path: "/admin/products/{id}/variants",
    answers404: false,
    tag: "Products",
    summary: "List the variants of a product.",
    access: "admin",
    query: listVariantsOfProductQuery,
    select: adminVariantOfProduct,
    response: answersPage("variants", "ProductVariant"),
    handler: async ({ params, query, selection }, context) =>
      page("variants", await listVariantsOfProduct(context, params.id, query, selection), query),
  }),
  operation({
    id: "PostProductsProductVariants",
    service: "productVariantService.create",
    method: "POST",
    path: "/admin/products/{id}/variants",
    tag: "Products",
    summary: "Create a variant of a product.",
    access: "admin",
    body: createVariantBody,
    response: answersProduct,
    handler: async ({ params, body }, context) => {
      await addVariant(context, params.id, body)
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "PostProductsProductVariantsVariant",
    service: "productVariantService.update",
    method: "POST",
    path: "/admin/products/{id}/variants/{variant_id}",
    tag: "Products",
    summary: "Update a variant of a product.",
    about: "Prices that are sent replace all prices of the variant outside of price lists.",
    access: "admin",
    query: updateVariantQuery,
    body: updateVariantBody,
    response: answersProduct,
    handler: async ({ params, body }, context) => {
      await updateVariants(context, params.id, [{ ...body, id: params.variant_id }])
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "DeleteProductsProductVariantsVariant",
    service: "productVariantService.delete",
    method: "DELETE",
    path: "/admin/products/{id}/variants/{variant_id}",
    tag: "Products",
    summary: "Delete a variant of a product.",
    about:
      "The prices of the variant are deleted, too, and its SKU and barcodes can be used again. Items of orders keep their title and price. A variant that the product does not have is ignored.",
    access: "admin",
    response: answersPartDeleted("variant_id"),
    handler: async ({ params }, context) => {
      await lockProduct(context.db, params.id)
      await deleteVariantOf(context, params.id, params.variant_id)
      const product = await readChangedProduct(context, params.id)
      return { variant_id: params.variant_id, object: "product-variant", deleted: true, product }
    },
  }),
  operation({
    id: "PostProductsProductOptions",
    service: "productService.addOption",
    method: "POST",
    path: "/admin/products/{id}/options",
    tag: "Products",
    summary: "Add an option to a product.",
    about: "Existing variants get the value `Default Value`.",
    access: "admin",
    body: optionBody,
    response: answersProduct,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await addOption(context, params.id, body.title, body.metadata)
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "PostProductsProductOptionsOption",
    service: "productService.updateOption",
    method: "POST",
    path: "/admin/products/{id}/options/{option_id}",
    tag: "Products",
    summary: "Rename an option of a product.",
    access: "admin",
    body: optionBody,
    response: answersProduct,
    handler: async ({ params, body }, context) => {
      await renameOption(context, params.id, params.option_id, body)
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "DeleteProductsProductOptionsOption",
    service: "productService.deleteOption",
    method: "DELETE",
    path: "/admin/products/{id}/options/{option_id}",
    tag: "Products",
    summary: "Delete an option of a product in which its variants do not differ.",
    about: "The values of the option are deleted, too. An option that the product does not have is ignored.",
    access: "admin",
    response: answersPartDeleted("option_id"),
    handler: async ({ params }, context) => {
      await deleteOption(context, params.id, params.option_id)
      // As in v1, this response alone has the stored prices of the variants.
      const product = await readChangedProduct(context, params.id, false)
      return { option_id: params.option_id, object: "option", deleted: true, product }
    },
  }),
  operation({
    id: "GetVariants",
    method: "GET",
    path: "/admin/variants",
    answers404: true,
    tag: "Product Variants",
    summary: "List variants of all products, with prices and stock.",
    access: "admin",
    query: listVariantsQuery,
    select: { ...adminVariant, isList: true },
    response: answersPage("variants", "ProductVariant"),
    handler: async ({ query, selection }, context) =>
      page("variants", await listAdminVariants(context, query, selection), query),
  }),
  operation({
    id: "GetVariantsVariant",
    method: "GET",
    path: "/admin/variants/{id}",
    tag: "Product Variants",
    summary: "Get a variant with its prices.",
    access: "admin",
    query: getProductQuery,
    select: adminVariant,
    response: answers({ variant: resource("ProductVariant") }),
    handler: async ({ params, selection }, context) => ({
      variant: await readAdminVariant(context, params.id, selection),
    }),
  }),
]

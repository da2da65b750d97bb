import * as z from "zod"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource, resources } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { refusalOfSalesChannels } from "./check-sales-channels.ts"
import { createProduct } from "./create-product.ts"
import { deleteProduct } from "./delete-product.ts"
import { listAdminProducts } from "./list-products.ts"
import { getProductQuery, listProductsQuery } from "./list-shapes.ts"
import { readAdminProduct, readChangedProduct } from "./read-product.ts"
import { adminProduct } from "./selections.ts"
import { createProductBody, setMetadataBody, updateProductBody } from "./shapes.ts"
import { listTagUsage } from "./tag-usage.ts"
import { updateProduct } from "./update-product.ts"

const answersProduct = answers({ product: resource("Product") })

export const productAdminOperations: readonly Operation[] = [
  operation({
    id: "GetProducts",
    method: "GET",
    path: "/admin/products",
    answers404: true,
    tag: "Products",
    summary: "List products.",
    access: "admin",
    query: listProductsQuery,
    select: { ...adminProduct, isList: true },
    response: answersPage("products", "Product"),
    handler: async ({ query, selection }, context) => {
      // Beside a search text, v1 gives whole products whatever `fields` says.
      const read = query.q ? { ...selection, fields: undefined, relationFields: {} } : selection
      return page("products", await listAdminProducts(context, query, read), query)
    },
  }),
  operation({
    id: "PostProducts",
    service: "productService.create",
    method: "POST",
    path: "/admin/products",
    answers404: true,
    tag: "Products",
    summary: "Create a product with its options, variants and prices.",
    access: "admin",
    body: createProductBody,
    response: answersProduct,
    unique: "handle",
    handler: async ({ body }, context) => {
      const refusal = await refusalOfSalesChannels(context.db, body.sales_channels)
      if (refusal) return refusal
      return { product: await readChangedProduct(context, await createProduct(context, body)) }
    },
  }),
  operation({
    id: "GetProductsProduct",
    method: "GET",
    path: "/admin/products/{id}",
    tag: "Products",
    summary: "Get a product.",
    access: "admin",
    query: getProductQuery,
    select: adminProduct,
    response: answersProduct,
    handler: async ({ params, selection }, context) => ({
      product: await readAdminProduct(context, params.id, selection),
    }),
  }),
  operation({
    id: "PostProductsProduct",
    service: "productService.update",
    method: "POST",
    path: "/admin/products/{id}",
    tag: "Products",
    summary: "Update a product.",
    about:
      "Lists in the body replace the existing ones: variants that are not in the list are deleted. Metadata is merged.",
    access: "admin",
    body: updateProductBody,
    response: answersProduct,
    unique: "handle",
    handler: async ({ params, body }, context) => {
      const refusal = await refusalOfSalesChannels(context.db, body.sales_channels)
      if (refusal) return refusal
      await updateProduct(context, params.id, body)
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "DeleteProductsProduct",
    service: "productService.delete",
    method: "DELETE",
    path: "/admin/products/{id}",
    answers404: false,
    tag: "Products",
    summary: "Delete a product with its variants.",
    about:
      "The handle of the product, and the SKUs and barcodes of its variants, can be used again. Items of orders keep their title and price. Succeeds even if the product does not exist.",
    access: "admin",
    response: answersDeleted("product"),
    handler: async ({ params }, context) => {
      await deleteProduct(context, params.id)
      return deleted(params.id, "product")
    },
  }),
  operation({
    id: "PostProductsProductMetadata",
    method: "POST",
    path: "/admin/products/{id}/metadata",
    tag: "Products",
    summary: "Set one key of a product's metadata; an empty value removes it.",
    access: "admin",
    body: setMetadataBody,
    response: answersProduct,
    handler: async ({ params, body }, context) => {
      await updateProduct(context, params.id, { metadata: { [body.key]: body.value } })
      return { product: await readChangedProduct(context, params.id) }
    },
  }),
  operation({
    id: "GetProductsTagUsage",
    method: "GET",
    path: "/admin/products/tag-usage",
    tag: "Products",
    summary: "List the ten most used product tags.",
    access: "admin",
    response: answers({
      tags: plain(
        z
          .array(
            z.object({
              id: z.string().describe("The ID of the tag."),
              usage_count: z.string().describe("The number of products that have the tag, as text."),
              value: z.string().describe("The text of the tag."),
            }),
          )
          .describe("The tags, each with the number of its products as text in `usage_count`."),
      ),
    }),
    handler: async (_, { db }) => ({ tags: await listTagUsage(db) }),
  }),
  operation({
    id: "GetProductsTypes",
    method: "GET",
    path: "/admin/products/types",
    tag: "Products",
    summary: "List all product types.",
    access: "admin",
    response: answers({ types: resources("ProductType") }),
    handler: async (_, { db }) => ({
      types: await fetchRows(db, { entity: "ProductType", order: "created_at" }),
    }),
  }),
]

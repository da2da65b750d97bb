import * as z from "zod"
import { JsonReply, operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource, resources } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { withMoreRelations } from "./loaded-selection.ts"
import { listStoreProducts } from "./list-products.ts"
import {
  channelsWithKey,
  channelWithKey,
  getStoreProductQuery,
  getStoreVariantQuery,
  listStoreProductsQuery,
  listStoreVariantsQuery,
} from "./list-shapes.ts"
import { readStoreProduct } from "./read-product.ts"
import { listStoreVariants, readStoreVariant } from "./read-variants.ts"
import { searchProducts } from "./search.ts"
import { storeProduct, storeVariant } from "./selections.ts"
import { searchBody } from "./shapes.ts"
import { storeScope } from "./store-scope.ts"

export const productStoreOperations: readonly Operation[] = [
  operation({
    id: "GetProducts",
    method: "GET",
    path: "/store/products",
    answers404: true,
    tag: "Products",
    summary: "List the published products of the sales channels, with prices and availability.",
    about:
      "With the header `x-preview-token`, a list by `handle` or `id` also contains the product of the token in any status.",
    access: "store",
    refusals: [401],
    query: listStoreProductsQuery,
    queryWithKey: channelsWithKey,
    select: { ...storeProduct, isList: true },
    response: answersPage("products", "Product"),
    handler: async ({ query, selection }, context) => {
      const scope = storeScope(context, query.sales_channel_id)
      if (scope instanceof JsonReply) return scope
      const read = scope.isByKey ? withMoreRelations(selection, "sales_channels") : selection
      return page("products", await listStoreProducts(context, query, read, scope), query)
    },
  }),
  operation({
    id: "GetProductsProduct",
    method: "GET",
    path: "/store/products/{id}",
    tag: "Products",
    summary: "Get a published product with prices and availability.",
    about: "With the header `x-preview-token`, the product of the token is returned in any status.",
    access: "store",
    refusals: [401],
    query: getStoreProductQuery,
    queryWithKey: channelWithKey,
    select: storeProduct,
    response: answers({ product: resource("Product") }),
    handler: async ({ params, query, selection }, context) => {
      const product = await readStoreProduct(context, params.id, query, selection)
      return product instanceof JsonReply ? product : { product }
    },
  }),
  operation({
    id: "GetVariants",
    method: "GET",
    path: "/store/variants",
    answers404: true,
    tag: "Product Variants",
    summary: "List variants of published products, with prices and availability.",
    access: "store",
    query: listStoreVariantsQuery,
    queryWithKey: channelWithKey,
    select: { ...storeVariant, isList: true },
    response: answers({ variants: resources("ProductVariant") }),
    handler: async ({ query, selection }, context) => {
      const variants = await listStoreVariants(context, query, selection)
      return variants instanceof JsonReply ? variants : { variants }
    },
  }),
  operation({
    id: "GetVariantsVariant",
    method: "GET",
    path: "/store/variants/{id}",
    tag: "Product Variants",
    summary: "Get a variant of a published product with prices and availability.",
    access: "store",
    query: getStoreVariantQuery,
    queryWithKey: channelWithKey,
    select: storeVariant,
    response: answers({ variant: resource("ProductVariant") }),
    handler: async ({ params, query, selection }, context) => {
      const variant = await readStoreVariant(context, params.id, query, selection)
      return variant instanceof JsonReply ? variant : { variant }
    },
  }),
  operation({
    id: "PostProductsSearch",
    method: "POST",
    path: "/store/products/search",
    tag: "Products",
    summary: "Search products.",
    about:
      "Without a search engine, the result is empty. To search in the database, use `q` of the product list.",
    access: "store",
    body: searchBody,
    response: answers({
      hits: plain(z.array(z.unknown()).describe("The products that the search engine found, in its format.")),
    }),
    ownsTransactions: true,
    handler: ({ body }, context) => searchProducts(context, body),
  }),
]

import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { listOrderOfAnyType, pageLimit, pageOffset } from "../../../platform/http/shape.ts"
import { listWords, listWordsQuery } from "./list-tags-and-types.ts"

const typesQuery = listWordsQuery({ offset: pageOffset(), limit: pageLimit(20) })
const adminTagsQuery = listWordsQuery({ limit: pageLimit(10), offset: pageOffset() })
const storeTagsQuery = listWordsQuery({
  order: listOrderOfAnyType(),
  offset: pageOffset(),
  limit: pageLimit(20),
})

export const tagAndTypeAdminOperations: readonly Operation[] = [
  operation({
    id: "GetProductTypes",
    method: "GET",
    path: "/admin/product-types",
    tag: "Product Types",
    summary: "List product types.",
    access: "admin",
    query: typesQuery,
    response: answersPage("product_types", "ProductType"),
    handler: async ({ query }, { db }) =>
      page("product_types", await listWords(db, "ProductType", query), query),
  }),
  operation({
    id: "GetProductTags",
    method: "GET",
    path: "/admin/product-tags",
    tag: "Product Tags",
    summary: "List product tags.",
    access: "admin",
    query: adminTagsQuery,
    response: answersPage("product_tags", "ProductTag"),
    handler: async ({ query }, { db }) =>
      page("product_tags", await listWords(db, "ProductTag", query), query),
  }),
]

export const tagAndTypeStoreOperations: readonly Operation[] = [
  operation({
    id: "GetProductTypes",
    method: "GET",
    path: "/store/product-types",
    tag: "Product Types",
    summary: "List product types.",
    about:
      "With a publishable key that has sales channels, types whose products are all in other channels are left out.",
    access: "store",
    query: typesQuery,
    response: answersPage("product_types", "ProductType"),
    handler: async ({ query }, { db, salesChannelIds }) =>
      page("product_types", await listWords(db, "ProductType", query, salesChannelIds), query),
  }),
  operation({
    id: "GetProductTags",
    method: "GET",
    path: "/store/product-tags",
    tag: "Product Tags",
    summary: "List product tags.",
    about:
      "With a publishable key that has sales channels, tags whose products are all in other channels are left out.",
    access: "store",
    query: storeTagsQuery,
    response: answersPage("product_tags", "ProductTag"),
    handler: async ({ query }, { db, salesChannelIds }) =>
      page("product_tags", await listWords(db, "ProductTag", query, salesChannelIds), query),
  }),
]

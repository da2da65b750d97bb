import * as z from "zod"
import {
  choice,
  dateRange,
  list,
  numberRange,
  oneOrMany,
  optional,
  queryFlag,
  queryNumber,
  selectQuery,
  shape,
  text,
  texts,
} from "../http/shape.ts"

const statuses = ["draft", "proposed", "published", "rejected"] as const

/** `status=draft` is as good as `status[]=draft`. */
const statusFilter = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  list(choice(statuses, { each: { oneOf: statuses } }), { each: { oneOf: statuses } }),
)

const productFilters = {
  id: optional(oneOrMany()),
  q: optional(text()),
  collection_id: optional(texts("isArray")),
  tags: optional(texts("isArray")),
  title: optional(text()),
  description: optional(text()),
  handle: optional(text()),
  is_giftcard: queryFlag(),
  type_id: optional(texts("isArray")),
  sales_channel_id: optional(texts("isArray")),
  category_id: optional(texts("isArray")),
  include_category_children: queryFlag(),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
}

/** What prices are wanted for. */
const priceContext = {
  cart_id: optional(text()),
  region_id: optional(text()),
  currency_code: optional(text()),
}

export const listProductsQuery = shape({
  ...productFilters,
  status: optional(statusFilter),
  price_list_id: optional(texts("isArray")),
  discount_condition_id: optional(text()),
  deleted_at: optional(dateRange()),
  ...selectQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(50),
  order: optional(text()),
})
export type ListProductsQuery = z.output<typeof listProductsQuery>

export const getProductQuery = shape(selectQuery)

export const listStoreProductsQuery = shape({
  ...productFilters,
  ...priceContext,
  ...selectQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(100),
  order: optional(text()),
})
export type ListStoreProductsQuery = z.output<typeof listStoreProductsQuery>

export const getStoreProductQuery = shape({
  sales_channel_id: optional(text()),
  ...priceContext,
  ...selectQuery,
})

const variantFilters = {
  id: optional(oneOrMany()),
  title: optional(oneOrMany()),
  inventory_quantity: optional(numberRange()),
}

export const listStoreVariantsQuery = shape({
  ids: optional(text()),
  sales_channel_id: optional(text()),
  ...variantFilters,
  ...priceContext,
  ...selectQuery,
  limit: optional(queryNumber("isInt")).default(100),
  offset: optional(queryNumber("isInt")).default(0),
})
export type ListStoreVariantsQuery = z.output<typeof listStoreVariantsQuery>

export const getStoreVariantQuery = getStoreProductQuery

export const listVariantsQuery = shape({
  q: optional(text()),
  ...variantFilters,
  manage_inventory: queryFlag(),
  allow_backorder: queryFlag(),
  ...priceContext,
  customer_id: optional(text()),
  ...selectQuery,
  limit: optional(queryNumber("isInt")).default(20),
  offset: optional(queryNumber("isInt")).default(0),
  order: optional(text()),
})
export type ListVariantsQuery = z.output<typeof listVariantsQuery>

export const listVariantsOfProductQuery = shape({
  id: optional(oneOrMany()),
  q: optional(text()),
  inventory_quantity: optional(numberRange()),
  manage_inventory: queryFlag(),
  allow_backorder: queryFlag(),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  ...selectQuery,
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(100),
  order: optional(text()),
})
export type ListVariantsOfProductQuery = z.output<typeof listVariantsOfProductQuery>

export const updateVariantQuery = shape({ ...priceContext, ...selectQuery })

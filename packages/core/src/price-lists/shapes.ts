import {
  bool,
  choice,
  date,
  dateRange,
  integer,
  list,
  listQuery,
  oneOrMany,
  optional,
  queryFlag,
  queryNumber,
  shape,
  text,
  texts,
  type z,
} from "../http/shape.ts"

const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const
const productStatuses = ["draft", "proposed", "published", "rejected"] as const

const each = <const T extends readonly [string, ...string[]]>(words: T) =>
  list(choice(words, { each: { oneOf: words } }), { each: { oneOf: words } })

const pricePlace = {
  region_id: optional(text()),
  currency_code: optional(text()),
}

const priceFields = {
  amount: integer(),
  variant_id: text(),
  min_quantity: optional(integer()),
  max_quantity: optional(integer()),
}

interface Placed {
  readonly id?: string | null
  readonly region_id?: unknown
  readonly currency_code?: unknown
}

/** A price is for a region or for a currency, not for both; one that names a price of the list may keep its own. */
const isPlaced = (price: Placed | null) =>
  !price || Boolean(price.id) || Boolean(price.region_id) !== Boolean(price.currency_code)

const xor = (one: string, other: string) => `Failed XOR relation between "${one}" and "${other}".`
const unplaced = {
  error: [xor("region_id", "currency_code"), xor("currency_code", "region_id")].join(", "),
  when: () => true,
}

const newPriceBody = shape({ ...pricePlace, ...priceFields }).refine(isPlaced, unplaced)
const priceChangeBody = shape({ id: optional(text()), ...pricePlace, ...priceFields }).refine(
  isPlaced,
  unplaced,
)

const customerGroups = optional(list(shape({ id: text() })))

export const createPriceListBody = shape({
  name: text(),
  description: text(),
  starts_at: optional(date()),
  ends_at: optional(date()),
  status: optional(choice(statuses)),
  type: choice(types),
  prices: list(newPriceBody),
  customer_groups: customerGroups,
  includes_tax: optional(bool()),
})
export type CreatePriceListInput = z.output<typeof createPriceListBody>

export const updatePriceListBody = shape({
  name: optional(text()),
  description: optional(text()),
  starts_at: optional(date()),
  ends_at: optional(date()),
  status: optional(choice(statuses)),
  type: optional(choice(types)),
  prices: optional(list(priceChangeBody)),
  customer_groups: customerGroups,
  includes_tax: optional(bool()),
})
export type UpdatePriceListInput = z.output<typeof updatePriceListBody>

export const addPricesBody = shape({ prices: list(priceChangeBody), override: optional(bool()) })

export const deletePricesBody = shape({ price_ids: texts({ each: "isString" }, "arrayNotEmpty") })

export const deleteProductPricesBody = shape({
  product_ids: texts({ each: "isString" }, "arrayNotEmpty"),
})

export const listPriceListsQuery = shape({
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(10),
  expand: optional(text()),
  order: optional(text()),
  id: optional(text()),
  q: optional(text()),
  status: optional(each(statuses)),
  name: optional(text()),
  customer_groups: optional(texts({ each: "isString" })),
  description: optional(text()),
  type: optional(each(types)),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
})

export const listPriceListProductsQuery = shape({
  id: optional(oneOrMany()),
  q: optional(text()),
  status: optional(each(productStatuses)),
  collection_id: optional(texts("isArray")),
  tags: optional(texts("isArray")),
  title: optional(text()),
  description: optional(text()),
  handle: optional(text()),
  is_giftcard: queryFlag(),
  type: optional(text()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  ...listQuery(50),
})

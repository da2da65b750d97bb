import {
  bool,
  choice,
  date,
  dateRange,
  integer,
  list,
  listOrder,
  listQuery,
  oneOrMany,
  optional,
  pageLimit,
  pageOffset,
  queryFlag,
  searchText,
  selectQuery,
  shape,
  text,
  texts,
  times,
  type z,
} from "../http/shape.ts"

const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const
const productStatuses = ["draft", "proposed", "published", "rejected"] as const

const each = <const T extends readonly [string, ...string[]]>(words: T) =>
  list(choice(words, { each: { oneOf: words } }), { each: { oneOf: words } })

const pricePlace = {
  region_id: optional(text()).describe(
    "Id of the region the price is for, instead of a currency; the amount is in its currency.",
  ),
  currency_code: optional(text()).describe("Currency the price is in, ISO 4217, instead of a region."),
}

const priceFields = {
  amount: integer("isInt", { floor: 0 }).describe(
    "The price of one unit, in the currency's smallest unit, at least 0.",
  ),
  variant_id: text().describe("Id of the variant the price is for."),
  min_quantity: optional(integer()).describe(
    "Minimum quantity of a line for which the price applies; unlimited by default.",
  ),
  max_quantity: optional(integer()).describe(
    "Maximum quantity of a line for which the price applies; unlimited by default.",
  ),
}

interface Placed {
  readonly id?: string | null
  readonly region_id?: unknown
  readonly currency_code?: unknown
}

/** A price is for a region or for a currency, not for both; one that names a price of the list may keep its own. */
const isPlaced = (price: Placed | null) =>
  !price ||
  typeof price !== "object" ||
  Boolean(price.id) ||
  Boolean(price.region_id) !== Boolean(price.currency_code)

const xor = (one: string, other: string) => `Failed XOR relation between "${one}" and "${other}".`
const unplaced = {
  error: [xor("region_id", "currency_code"), xor("currency_code", "region_id")].join(", "),
  when: () => true,
}

const newPriceBody = shape({ ...pricePlace, ...priceFields }).refine(isPlaced, unplaced)
const priceChangeBody = shape({
  id: optional(text()).describe(
    "Id of a price of the list, to be changed where the whole list is changed; prices are only added to a list whatever ids they have.",
  ),
  ...pricePlace,
  ...priceFields,
}).refine(isPlaced, unplaced)

const customerGroups = optional(list(shape({ id: text().describe("Id of a customer group.") }))).describe(
  "Customer groups that the prices are for; everybody where there are none. In a change they take the place of those before.",
)

export const createPriceListBody = shape({
  name: text().describe("Name, for those who run the shop."),
  description: text().describe("What the prices are for."),
  starts_at: optional(date()).describe("When the prices start to apply; immediately by default."),
  ends_at: optional(date()).describe("When the prices stop applying; never by default."),
  status: optional(choice(statuses)).describe(
    "The prices of an `active` list apply, the prices of a `draft` do not; `draft` by default.",
  ),
  type: choice(types).describe(
    "`sale` or `override`: what answers call the price where it is the one that counts. Of all prices that hold, the lowest counts, whatever its type.",
  ),
  prices: list(newPriceBody).describe("The prices, each for a region or for a currency."),
  customer_groups: customerGroups,
  includes_tax: optional(bool()).describe("Whether the prices include tax; false by default."),
})
export type CreatePriceListInput = z.output<typeof createPriceListBody>

export const updatePriceListBody = shape({
  name: optional(text()).describe("Name, for those who run the shop. Absent or null, it stays."),
  description: optional(text()).describe("What the prices are for. Absent or null, it stays."),
  starts_at: optional(date()).describe("From when the prices hold; null makes it at once. Absent, it stays."),
  ends_at: optional(date()).describe("Until when the prices hold; null makes it for ever. Absent, it stays."),
  status: optional(choice(statuses)).describe(
    "`active` makes the prices hold, `draft` does not. Absent or null, it stays.",
  ),
  type: optional(choice(types)).describe(
    "`sale` or `override`: what answers call the price where it is the one that counts. Of all prices that hold, the lowest counts, whatever its type. Absent or null, it stays.",
  ),
  prices: optional(list(priceChangeBody)).describe(
    "Prices to change, by their ids, and prices to add; the others stay.",
  ),
  customer_groups: customerGroups,
  includes_tax: optional(bool()).describe("Whether the prices include tax. Absent or null, it stays."),
})
export type UpdatePriceListInput = z.output<typeof updatePriceListBody>

export const addPricesBody = shape({
  prices: list(priceChangeBody).describe("Prices to add, each for a region or for a currency."),
  override: optional(bool()).describe("True deletes all prices that the list has before these are added."),
})

export const deletePricesBody = shape({
  price_ids: texts({ each: "isString" }, "arrayNotEmpty").describe(
    "IDs of prices of the list, at least one. Prices of other lists are ignored.",
  ),
})

export const deleteProductPricesBody = shape({
  product_ids: texts({ each: "isString" }, "arrayNotEmpty").describe(
    "Ids of products, at least one; the prices of all their variants go.",
  ),
})

export const listPriceListsQuery = shape({
  offset: pageOffset(),
  limit: pageLimit(10),
  expand: selectQuery.expand,
  order: listOrder(),
  id: optional(text()).describe("Only the price list with this id."),
  q: optional(searchText()).describe(
    "Text that the name, the description or the name of one of its customer groups holds, in any case.",
  ),
  status: optional(each(statuses)).describe("Only price lists of these statuses; a list, `status[]=active`."),
  name: optional(text()).describe("Only price lists with exactly this name."),
  customer_groups: optional(texts({ each: "isString" })).describe(
    "Ids of customer groups; only price lists for one of them are listed. A list.",
  ),
  description: optional(text()).describe("Only price lists with exactly this description."),
  type: optional(each(types)).describe("Only price lists of these types; a list."),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Finds nothing: deleted price lists are never listed."),
})

export const listPriceListProductsQuery = shape({
  id: optional(oneOrMany()).describe("Ids of products; only these are listed."),
  q: optional(searchText()).describe(
    "Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. It answers whole products, whatever `fields` says.",
  ),
  status: optional(each(productStatuses)).describe("Only products of these statuses; a list."),
  collection_id: optional(texts("isArray")).describe(
    "Ids of collections; only products in one of them are listed. A list.",
  ),
  tags: optional(texts("isArray")).describe(
    "Ids of tags; only products that have one of them are listed. A list.",
  ),
  title: optional(text()).describe("Only products with exactly this title."),
  description: optional(text()).describe("Only products with exactly this description."),
  handle: optional(text()).describe("Only the product with this handle."),
  is_giftcard: queryFlag().describe("`true` lists gift cards, `false` other products."),
  type: optional(text()).describe("Id of a product type; only products of this type are listed."),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Finds nothing: deleted products are not listed here."),
  ...listQuery(50),
})

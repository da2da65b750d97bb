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
  oneOrManyUnlessEmpty,
  optional,
  orOne,
  pageLimit,
  pageOffset,
  queryFlag,
  searchTextOrNone,
  selectQuery,
  shape,
  text,
  queryTexts,
  texts,
  times,
  type z,
} from "../../../platform/http/shape.ts"

const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const
const productStatuses = ["draft", "proposed", "published", "rejected"] as const

const each = <const T extends readonly [string, ...string[]]>(words: T) =>
  list(choice(words, { each: { oneOf: words } }), { each: { oneOf: words } })

const pricePlace = {
  region_id: optional(text()).describe(
    "ID of the region the price is for, instead of a currency; the amount is in its currency.",
  ),
  currency_code: optional(text()).describe("Currency the price is in, ISO 4217, instead of a region."),
}

const priceFields = {
  amount: integer("isInt", { floor: 0 }).describe(
    "The price of one unit, in the currency's smallest unit, at least 0.",
  ),
  variant_id: text().describe("ID of the variant the price is for."),
  min_quantity: optional(integer()).describe(
    "Minimum quantity of a line for which the price applies; no minimum by default.",
  ),
  max_quantity: optional(integer()).describe(
    "Maximum quantity of a line for which the price applies; no maximum by default.",
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
    "ID of a price of the list to update when the whole list is updated; ignored when prices are added.",
  ),
  ...pricePlace,
  ...priceFields,
}).refine(isPlaced, unplaced)

const customerGroups = optional(list(shape({ id: text().describe("ID of a customer group.") }))).describe(
  "Customer groups that the prices are for; everyone if empty. In an update, they replace the previous ones.",
)

export const createPriceListBody = shape({
  name: text().describe("Name, for your team."),
  description: text().describe("Description of the price list."),
  starts_at: optional(date()).describe("When the prices start to apply; immediately by default."),
  ends_at: optional(date()).describe("When the prices stop applying; never by default."),
  status: optional(choice(statuses))
    .describe("The prices of an `active` list apply, the prices of a `draft` do not; `draft` by default.")
    .meta({ default: "draft" }),
  type: choice(types).describe(
    "`sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type.",
  ),
  prices: list(newPriceBody).describe("The prices, each for a region or for a currency."),
  customer_groups: customerGroups,
  includes_tax: optional(bool())
    .describe("Whether the prices include tax; false by default.")
    .meta({ default: false }),
})
export type CreatePriceListInput = z.output<typeof createPriceListBody>

export const updatePriceListBody = shape({
  name: optional(text()).describe("Name, for your team. Unchanged if absent."),
  description: optional(text()).describe("Description of the price list. Unchanged if absent."),
  starts_at: optional(date()).describe(
    "When the prices start to apply; null means immediately. Unchanged if absent.",
  ),
  ends_at: optional(date()).describe("When the prices stop applying; null means never. Unchanged if absent."),
  status: optional(choice(statuses)).describe(
    "The prices of an `active` list apply, the prices of a `draft` do not. Unchanged if absent.",
  ),
  type: optional(choice(types)).describe(
    "`sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type. Unchanged if absent.",
  ),
  prices: optional(list(priceChangeBody)).describe(
    "Prices to update, by ID, and prices to add; the others are unchanged.",
  ),
  customer_groups: customerGroups,
  includes_tax: optional(bool()).describe("Whether the prices include tax. Unchanged if absent."),
})
export type UpdatePriceListInput = z.output<typeof updatePriceListBody>

export const addPricesBody = shape({
  prices: list(priceChangeBody).describe("Prices to add, each for a region or for a currency."),
  override: optional(bool()).describe("If true, all prices of the list are deleted before these are added."),
})

export const deletePricesBody = shape({
  price_ids: texts({ each: "isString" }, "arrayNotEmpty").describe(
    "IDs of prices of the list, at least one. Prices of other lists are ignored.",
  ),
})

export const deleteProductPricesBody = shape({
  product_ids: texts({ each: "isString" }, "arrayNotEmpty").describe(
    "IDs of products, at least one; the prices of all their variants are deleted.",
  ),
})

export const listPriceListsQuery = shape({
  offset: pageOffset(),
  limit: pageLimit(10),
  expand: selectQuery.expand,
  order: listOrder(),
  id: optional(text()).describe("Only the price list with this ID."),
  q: searchTextOrNone().describe(
    "Searches the name, the description or the name of one of its customer groups, ignoring case. Price lists whose name contains it are listed whatever `name` says, and price lists whose description contains it whatever `description` says.",
  ),
  status: optional(orOne(each(statuses))).describe(
    "Only price lists of these statuses; a list, `status[]=active`.",
  ),
  name: optional(text()).describe("Only price lists with exactly this name."),
  customer_groups: oneOrManyUnlessEmpty({ each: "isString" }).describe(
    "IDs of customer groups; only price lists for one of them are listed. A list.",
  ),
  description: optional(text()).describe("Only price lists with exactly this description."),
  type: optional(orOne(each(types))).describe("Only price lists of these types; a list."),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Matches nothing: deleted price lists are never listed."),
})

export const listPriceListProductsQuery = shape({
  id: optional(oneOrMany()).describe("IDs of products; only these are listed."),
  q: searchTextOrNone().describe(
    "Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. The response contains whole products; `fields` has no effect.",
  ),
  status: optional(orOne(each(productStatuses))).describe("Only products of these statuses; a list."),
  collection_id: optional(queryTexts()).describe(
    "IDs of collections; only products in one of them are listed. A list.",
  ),
  tags: optional(queryTexts()).describe(
    "IDs of tags; only products that have one of them are listed. A list.",
  ),
  title: optional(text()).describe("Only products with exactly this title."),
  description: optional(text()).describe("Only products with exactly this description."),
  handle: optional(text()).describe("Only the product with this handle."),
  is_giftcard: queryFlag().describe("`true` lists gift cards, `false` other products."),
  type: optional(text()).describe("ID of a product type; only products of this type are listed."),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Matches nothing: deleted products are not listed here."),
  ...listQuery(50),
})

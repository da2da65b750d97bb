import * as z from "zod"
import {
  choice,
  dateRange,
  inOrder,
  keysetQuery,
  list,
  listOrder,
  oneOrMany,
  optional,
  orOne,
  pageLimit,
  pageOffset,
  queryFlag,
  queryTexts,
  searchTextOrNone,
  selectQuery,
  selectWithoutEffect,
  shape,
  text,
  times,
} from "../../../platform/http/shape.ts"
import { namedChannels } from "./named-channels.ts"
import { numberRange } from "../../../platform/http/number-range.ts"

const statuses = ["draft", "proposed", "published", "rejected"] as const

/** `status=draft` is as good as `status[]=draft`. */
const statusFilter = orOne(
  list(choice(statuses, { each: { oneOf: statuses } }), { each: { oneOf: statuses } }),
)

const channelsOfList = "IDs of sales channels; only products that are sold in one of them are listed. A list."

const productFilters = {
  id: optional(oneOrMany()).describe("IDs of products; only these are listed."),
  q: searchTextOrNone().describe(
    "Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`.",
  ),
  collection_id: optional(queryTexts()).describe(
    "IDs of collections; only products in one of them are listed. A list, `collection_id[]=…`.",
  ),
  tags: optional(queryTexts()).describe(
    "IDs of tags; only products that have one of them are listed. A list.",
  ),
  title: optional(text()).describe("Only products with exactly this title."),
  description: optional(text()).describe("Only products with exactly this description."),
  handle: optional(text()).describe("Only the product with this handle."),
  is_giftcard: queryFlag("any case").describe("`true` lists gift cards, `false` other products."),
  type_id: optional(queryTexts()).describe(
    "IDs of product types; only products of one of them are listed. A list.",
  ),
  sales_channel_id: optional(queryTexts()).describe(channelsOfList),
  category_id: optional(queryTexts()).describe(
    "IDs of categories; only products in one of them are listed. A list.",
  ),
  include_category_children: queryFlag("any case").describe(
    "`true` counts products of the categories below those in `category_id` too.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
}

/** As in v1, the word `null` stands for no region or currency in the list of products. */
const textOrNone = () => z.preprocess((value) => (value === "null" ? null : value), optional(text()))

/** What prices are wanted for. */
const regionOfPrices = "ID of the region that prices are calculated for."
const currencyOfPrices = "Currency that prices are calculated in, ISO 4217 in lower case."
const priceContext = {
  cart_id: optional(text()).describe(
    "ID of a cart. Prices come from its region, and `region_id` is ignored.",
  ),
  region_id: optional(text()).describe(regionOfPrices),
  currency_code: optional(text()).describe(currencyOfPrices),
}

export const listProductsQuery = shape(
  inOrder(["offset", "limit", "expand", "fields", "order"], {
    ...productFilters,
    status: optional(statusFilter).describe("Only products of this status, or of these."),
    price_list_id: optional(queryTexts()).describe(
      "IDs of price lists; only products that have prices in one of them are listed. A list.",
    ),
    discount_condition_id: optional(text()).describe(
      "ID of a discount condition; only products that it names are listed.",
    ),
    deleted_at: optional(dateRange()).describe(
      "Only products that were deleted in this period. Without it, deleted ones are left out.",
    ),
    ...selectQuery,
    offset: pageOffset(),
    ...keysetQuery,
    limit: pageLimit(50),
    order: listOrder().describe(
      "Column to sort by, such as `title`, or a column of a relation, such as `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first.",
    ),
  }),
)
export type ListProductsQuery = z.output<typeof listProductsQuery>

export const getProductQuery = shape(selectQuery)

export const listStoreProductsQuery = shape({
  ...productFilters,
  sales_channel_id: namedChannels(queryTexts()).describe(channelsOfList),
  ...priceContext,
  region_id: textOrNone().describe(regionOfPrices),
  currency_code: textOrNone().describe(currencyOfPrices),
  ...selectQuery,
  offset: pageOffset(),
  ...keysetQuery,
  limit: pageLimit(100),
  order: listOrder().describe(
    "Column to sort by, such as `title`, or `variants.title` or `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first.",
  ),
})
/** The query parameters of the list of products that differ with a publishable key. */
export const channelsWithKey = { sales_channel_id: optional(queryTexts()) }
/** The query parameters of the other operations that differ with a publishable key. */
export const channelWithKey = { sales_channel_id: optional(text()) }
export type ListStoreProductsQuery = z.output<typeof listStoreProductsQuery>

export const getStoreProductQuery = shape(
  inOrder(["sales_channel_id", "expand", "fields"], {
    sales_channel_id: namedChannels(text()).describe(
      "ID of the requested sales channel; with a publishable key, one of the key's channels.",
    ),
    ...priceContext,
    ...selectQuery,
  }),
)

const variantFilters = {
  id: optional(oneOrMany()).describe("IDs of variants; only these are listed."),
  title: optional(oneOrMany()).describe("Titles; only variants that have exactly one of them are listed."),
  inventory_quantity: optional(
    numberRange("inventory_quantity", "Number,NumericalComparisonOperator"),
  ).describe("Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`."),
}

export const listStoreVariantsQuery = shape(
  inOrder(["limit", "offset"], {
    ids: optional(text()).describe("IDs of variants, separated by commas; they replace `id`."),
    sales_channel_id: namedChannels(text()).describe(
      "ID of the sales channel whose stock counts; with a publishable key, one of the key's channels.",
    ),
    ...variantFilters,
    ...priceContext,
    ...selectQuery,
    limit: pageLimit(100, "isInt"),
    offset: pageOffset("isInt"),
  }),
)
export type ListStoreVariantsQuery = z.output<typeof listStoreVariantsQuery>

export const getStoreVariantQuery = getStoreProductQuery

export const listVariantsQuery = shape(
  inOrder(["q", "limit", "offset"], {
    q: searchTextOrNone().describe(
      "Text in the title, the SKU or the product's title, in any case. Replaces the filter `title`.",
    ),
    ...variantFilters,
    manage_inventory: queryFlag("any case").describe(
      "`true` lists variants whose stock is managed, `false` the others.",
    ),
    allow_backorder: queryFlag("any case").describe(
      "`true` lists variants that can be bought without stock, `false` the others.",
    ),
    ...priceContext,
    customer_id: optional(text()).describe("ID of a customer; prices that their groups have count too."),
    ...selectQuery,
    limit: pageLimit(20, "isInt"),
    offset: pageOffset("isInt"),
    ...keysetQuery,
    order: listOrder(),
  }),
)
export type ListVariantsQuery = z.output<typeof listVariantsQuery>

export const listVariantsOfProductQuery = shape({
  id: optional(oneOrMany()).describe("IDs of variants; only these are listed."),
  q: searchTextOrNone().describe("Text in the title, the SKU or the product's title, in any case."),
  inventory_quantity: optional(
    numberRange("inventory_quantity", "Number,NumericalComparisonOperator"),
  ).describe("Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`."),
  manage_inventory: queryFlag("any case").describe(
    "`true` lists variants whose stock is managed, `false` the others.",
  ),
  allow_backorder: queryFlag("any case").describe(
    "`true` lists variants that can be bought without stock, `false` the others.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
  ...selectQuery,
  offset: pageOffset(),
  limit: pageLimit(100),
  order: listOrder(),
})
export type ListVariantsOfProductQuery = z.output<typeof listVariantsOfProductQuery>

const withoutPrices = "Accepted without effect: the response has no calculated prices."

export const updateVariantQuery = shape({
  cart_id: priceContext.cart_id.describe(withoutPrices),
  region_id: priceContext.region_id.describe(withoutPrices),
  currency_code: priceContext.currency_code.describe(withoutPrices),
  ...selectWithoutEffect,
})

import {
  bool,
  inOrder,
  keysetQuery,
  listQuery,
  number,
  oneOrMany,
  optional,
  orOne,
  queryFlagOrFalse,
  record,
  searchTextOrNone,
  selectQuery,
  selectWithoutEffect,
  shape,
  text,
  texts,
  type z,
} from "../../../platform/http/shape.ts"
import { textRange } from "../../../platform/http/text-range.ts"
import { numberRange } from "../../../platform/http/number-range.ts"
import { webAddress } from "../../../platform/http/web-address.ts"

export const listInventoryItemsQuery = shape({
  id: optional(oneOrMany()).describe("IDs of inventory items; only these are listed."),
  q: searchTextOrNone().describe(
    "Searches the SKU, the title, the description, or the title of a variant or its product, ignoring case.",
  ),
  location_id: optional(oneOrMany()).describe(
    "IDs of stock locations; only items that have a level there are listed, with their levels there.",
  ),
  sku: optional(oneOrMany()).describe("SKUs; only items that have one of them are listed."),
  origin_country: optional(oneOrMany()).describe("Countries of origin, as stored in the items."),
  mid_code: optional(oneOrMany()).describe("Manufacturer codes, as stored in the items."),
  material: optional(oneOrMany()).describe("Materials, as stored in the items."),
  hs_code: optional(textRange()).describe(
    "Customs codes of the Harmonized System: one, several, or a condition.",
  ),
  weight: optional(numberRange("weight", "Number,NumericalComparisonOperator")).describe(
    "Weight of one unit, in a unit of your choice: a number, or bounds such as `weight[gte]=100`.",
  ),
  length: optional(numberRange("length", "Number,NumericalComparisonOperator")).describe(
    "Length of one unit, in a unit of your choice: a number or bounds.",
  ),
  height: optional(numberRange("height", "Number,NumericalComparisonOperator")).describe(
    "Height of one unit, in a unit of your choice: a number or bounds.",
  ),
  width: optional(numberRange("width", "Number,NumericalComparisonOperator")).describe(
    "Width of one unit, in a unit of your choice: a number or bounds.",
  ),
  available_quantity: optional(
    numberRange("available_quantity", "Number,NumericalComparisonOperator"),
  ).describe(
    "Units in stock that are not reserved, at the locations of `location_id` or, without it, at all locations together: a number, or bounds such as `available_quantity[lte]=5`. An item without a level has 0. Since 0.2; v1 does not have it.",
  ),
  requires_shipping: queryFlagOrFalse().describe(
    "`true` lists items that have to be shipped, `false` the others.",
  ),
  ...listQuery(20),
  ...keysetQuery,
  // As in v1, items come with their variants and levels whatever it says.
  expand: optional(text())
    .transform(() => undefined)
    .describe("Accepted without effect: items are returned with their variants and levels."),
})

export const inventoryItemQuery = shape(selectQuery)

/** As in v1, the response to a new item is the whole item. */
export const createInventoryItemQuery = shape(selectWithoutEffect)

const itemFields = {
  sku: optional(text()).describe("Stock-keeping unit (SKU), unique among inventory items. Null clears it."),
  hs_code: optional(text()).describe("Customs code of the Harmonized System; null clears it."),
  weight: optional(number()).describe(
    "Weight of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  length: optional(number()).describe(
    "Length of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  height: optional(number()).describe(
    "Height of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  width: optional(number()).describe(
    "Width of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  origin_country: optional(text()).describe("Country it was made in; null clears it."),
  mid_code: optional(text()).describe("Code of the manufacturer, for customs; null clears it."),
  material: optional(text()).describe("The material it is made of; null clears it."),
  title: optional(text()).describe("Title, for your team; null clears it."),
  description: optional(text()).describe("What it is; null clears it."),
  thumbnail: optional(webAddress()).describe("URL of the thumbnail; null clears it."),
}

export const createInventoryItemBody = shape({
  variant_id: optional(text()).describe("The ID of the variant that is sold from the item; required."),
  ...itemFields,
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the item."),
})
export type CreateInventoryItemInput = z.output<typeof createInventoryItemBody>

export const updateInventoryItemBody = shape(
  inOrder(["sku", "origin_country", "hs_code", "mid_code", "material", "weight", "height"], {
    ...itemFields,
    requires_shipping: optional(bool()).describe("Whether it has to be shipped. Unchanged if absent."),
  }),
)
export type UpdateInventoryItemInput = z.output<typeof updateInventoryItemBody>

export const listLevelsQuery = shape({
  location_id: optional(orOne(texts({ each: "isString" }))).describe(
    "IDs of stock locations; only the levels there are returned.",
  ),
  ...selectQuery,
})

export const createLevelBody = shape({
  location_id: text().describe("ID of the stock location."),
  stocked_quantity: number().describe("Units in stock there, a whole number."),
  incoming_quantity: optional(number())
    .describe("Incoming units, a whole number; 0 by default.")
    .meta({ default: 0 }),
})
export type CreateLevelInput = z.output<typeof createLevelBody>

export const updateLevelBody = shape({
  incoming_quantity: optional(number({ min: 0 }, "isNumber")).describe(
    "Incoming units, a whole number. Unchanged if absent.",
  ),
  stocked_quantity: optional(number({ min: 0 }, "isNumber")).describe(
    "Units in stock there, a whole number. Unchanged if absent.",
  ),
})
export type UpdateLevelInput = z.output<typeof updateLevelBody>

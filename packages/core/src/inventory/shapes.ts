import {
  bool,
  listQuery,
  number,
  numberRange,
  oneOrMany,
  optional,
  queryFlag,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  textRange,
  texts,
  type z,
} from "../http/shape.ts"
import { webAddress } from "../http/web-address.ts"

export const listInventoryItemsQuery = shape({
  id: optional(oneOrMany()).describe("Ids of inventory items; only these are listed."),
  q: optional(searchText()).describe(
    "Text that the SKU, the title, the description, or the title of a variant or its product holds, in any case.",
  ),
  location_id: optional(oneOrMany()).describe(
    "Ids of stock locations; only items that have a level there are listed, with their levels there.",
  ),
  sku: optional(oneOrMany()).describe("SKUs; only items that have one of them are listed."),
  origin_country: optional(oneOrMany()).describe("Countries of origin, as stored in the items."),
  mid_code: optional(oneOrMany()).describe("Manufacturer codes, as stored in the items."),
  material: optional(oneOrMany()).describe("Materials, as stored in the items."),
  hs_code: optional(textRange()).describe(
    "Customs codes of the Harmonised System: one, several, or what they are like.",
  ),
  weight: optional(numberRange()).describe(
    "Weight of one unit, in the shop's own measure: a number, or bounds such as `weight[gte]=100`.",
  ),
  length: optional(numberRange()).describe(
    "Length of one unit, in the shop's own measure: a number or bounds.",
  ),
  height: optional(numberRange()).describe(
    "Height of one unit, in the shop's own measure: a number or bounds.",
  ),
  width: optional(numberRange()).describe(
    "Width of one unit, in the shop's own measure: a number or bounds.",
  ),
  requires_shipping: queryFlag().describe("`true` lists items that have to be shipped, `false` the others."),
  ...listQuery(20),
})

export const inventoryItemQuery = shape(selectQuery)

const itemFields = {
  sku: optional(text()).describe("Stock-keeping unit; no other inventory item may have it. Null clears it."),
  hs_code: optional(text()).describe("Customs code of the Harmonised System; null clears it."),
  weight: optional(number()).describe(
    "Weight of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  length: optional(number()).describe(
    "Length of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  height: optional(number()).describe(
    "Height of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  width: optional(number()).describe(
    "Width of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  origin_country: optional(text()).describe("Country it was made in; null clears it."),
  mid_code: optional(text()).describe("Code of the manufacturer, for customs; null clears it."),
  material: optional(text()).describe("What it is made of; null clears it."),
  title: optional(text()).describe("Title, for those who run the shop; null clears it."),
  description: optional(text()).describe("What it is; null clears it."),
  thumbnail: optional(webAddress()).describe("Address of a small picture; null clears it."),
}

export const createInventoryItemBody = shape({
  variant_id: optional(text()).describe("The ID of the variant that is sold from the item; required."),
  ...itemFields,
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the item."),
})
export type CreateInventoryItemInput = z.output<typeof createInventoryItemBody>

export const updateInventoryItemBody = shape({
  ...itemFields,
  requires_shipping: optional(bool()).describe("Whether it has to be shipped. Absent or null, it stays."),
})
export type UpdateInventoryItemInput = z.output<typeof updateInventoryItemBody>

export const listLevelsQuery = shape({
  location_id: optional(texts({ each: "isString" })).describe(
    "Ids of stock locations; only the levels there are answered.",
  ),
  ...selectQuery,
})

export const createLevelBody = shape({
  location_id: text().describe("Id of the stock location."),
  stocked_quantity: number().describe("Units that are there, a whole number."),
  incoming_quantity: optional(number()).describe("Incoming units, a whole number; 0 by default."),
})
export type CreateLevelInput = z.output<typeof createLevelBody>

export const updateLevelBody = shape({
  incoming_quantity: optional(number({ min: 0 }, "isNumber")).describe(
    "Units that are on their way there, a whole number. Absent or null, it stays.",
  ),
  stocked_quantity: optional(number({ min: 0 }, "isNumber")).describe(
    "Units that are there, a whole number. Absent or null, it stays.",
  ),
})
export type UpdateLevelInput = z.output<typeof updateLevelBody>

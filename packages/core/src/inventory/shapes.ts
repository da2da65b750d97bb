import {
  bool,
  listQuery,
  number,
  numberRange,
  oneOrMany,
  optional,
  queryFlag,
  record,
  selectQuery,
  shape,
  text,
  textRange,
  texts,
  type z,
} from "../http/shape.ts"

export const listInventoryItemsQuery = shape({
  id: optional(oneOrMany()),
  q: optional(text()),
  location_id: optional(oneOrMany()),
  sku: optional(oneOrMany()),
  origin_country: optional(oneOrMany()),
  mid_code: optional(oneOrMany()),
  material: optional(oneOrMany()),
  hs_code: optional(textRange()),
  weight: optional(numberRange()),
  length: optional(numberRange()),
  height: optional(numberRange()),
  width: optional(numberRange()),
  requires_shipping: queryFlag(),
  ...listQuery(20),
})

export const inventoryItemQuery = shape(selectQuery)

const itemFields = {
  sku: optional(text()),
  hs_code: optional(text()),
  weight: optional(number()),
  length: optional(number()),
  height: optional(number()),
  width: optional(number()),
  origin_country: optional(text()),
  mid_code: optional(text()),
  material: optional(text()),
  title: optional(text()),
  description: optional(text()),
  thumbnail: optional(text()),
}

export const createInventoryItemBody = shape({
  variant_id: optional(text()),
  ...itemFields,
  metadata: optional(record()),
})
export type CreateInventoryItemInput = z.output<typeof createInventoryItemBody>

export const updateInventoryItemBody = shape({ ...itemFields, requires_shipping: optional(bool()) })
export type UpdateInventoryItemInput = z.output<typeof updateInventoryItemBody>

export const listLevelsQuery = shape({
  location_id: optional(texts({ each: "isString" })),
  ...selectQuery,
})

export const createLevelBody = shape({
  location_id: text(),
  stocked_quantity: number(),
  incoming_quantity: optional(number()),
})
export type CreateLevelInput = z.output<typeof createLevelBody>

export const updateLevelBody = shape({
  incoming_quantity: optional(number({ min: 0 }, "isNumber")),
  stocked_quantity: optional(number({ min: 0 }, "isNumber")),
})
export type UpdateLevelInput = z.output<typeof updateLevelBody>

import {
  listQuery,
  number,
  numberRange,
  oneOrMany,
  optional,
  record,
  shape,
  text,
  textRange,
  dateRange,
  texts,
  type z,
} from "../http/shape.ts"

const ids = () => optional(texts({ each: "isString" }, "isArray"))

export const listReservationsQuery = shape({
  location_id: optional(oneOrMany()),
  inventory_item_id: ids(),
  line_item_id: ids(),
  created_by: ids(),
  quantity: optional(numberRange()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  description: optional(textRange()),
  ...listQuery(20),
})

/** v1 took negative quantities too, which made stock out of nothing. */
const quantity = () =>
  number("isNumber", {
    message: (property) => `${property} must not be less than 0`,
    fails: (value) => typeof value === "number" && value < 0,
  }).min(0, { error: "quantity must not be less than 0" })

export const createReservationBody = shape({
  line_item_id: optional(text()),
  location_id: text(),
  inventory_item_id: text(),
  quantity: quantity(),
  description: optional(text()),
  metadata: optional(record()),
})
export type CreateReservationInput = z.output<typeof createReservationBody>

export const updateReservationBody = shape({
  quantity: optional(quantity()),
  location_id: optional(text()),
  description: optional(text()),
  metadata: optional(record()),
})
export type UpdateReservationInput = z.output<typeof updateReservationBody>

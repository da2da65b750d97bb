import {
  keysetQuery,
  listQuery,
  number,
  oneOrMany,
  optional,
  record,
  shape,
  text,
  texts,
  times,
  type z,
} from "../../../platform/http/shape.ts"
import { textRange } from "../../../platform/http/text-range.ts"
import { numberRange } from "../../../platform/http/number-range.ts"

const ids = () => optional(texts({ each: "isString" }, "isArray"))

export const listReservationsQuery = shape({
  location_id: optional(oneOrMany()).describe("IDs of stock locations; only reservations there are listed."),
  inventory_item_id: ids().describe("IDs of inventory items; only reservations of these are listed. A list."),
  line_item_id: ids().describe("IDs of line items; only reservations for these are listed. A list."),
  created_by: ids().describe("IDs of users; only reservations that one of them made are listed. A list."),
  quantity: optional(numberRange("quantity")).describe(
    "Units reserved: a number, or bounds such as `quantity[gte]=2`.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
  description: optional(textRange("StringComparisonOperator,String")).describe(
    "One description, several, or a condition, e.g. `description[contains]=damaged`.",
  ),
  ...listQuery(20),
  ...keysetQuery,
})

/** v1 took negative quantities too, which made stock out of nothing. */
const quantity = () =>
  number("isNumber", {
    message: (property) => `${property} must not be less than 0`,
    fails: (value) => typeof value === "number" && value < 0,
  }).min(0, { error: "quantity must not be less than 0" })

export const createReservationBody = shape({
  line_item_id: optional(text()).describe("ID of the line of an order they are for; none by default."),
  location_id: text().describe("ID of the stock location; the item must be stocked there."),
  inventory_item_id: text().describe("ID of the inventory item."),
  quantity: quantity().describe(
    "Units to reserve, a whole number, in stock or not; for a line, at most the units that are not shipped yet.",
  ),
  description: optional(text()).describe("Reason for the reservation."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the reservation."),
})
export type CreateReservationInput = z.output<typeof createReservationBody>

export const updateReservationBody = shape({
  quantity: optional(quantity()).describe(
    "Units to reserve, a whole number; for a line, at most the units that are not shipped yet. Unchanged if absent.",
  ),
  location_id: optional(text()).describe("ID of the stock location to move them to. Unchanged if absent."),
  description: optional(text()).describe("Reason for the reservation; null clears it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, which replace the stored ones. Unchanged if absent or null.",
  ),
})
export type UpdateReservationInput = z.output<typeof updateReservationBody>

import type { z } from "zod"
import {
  integer,
  number,
  optional,
  pageLimit,
  pageOffset,
  record,
  searchText,
  selectQuery,
  shape,
  text,
} from "../http/shape.ts"

export const editQuery = shape(selectQuery)

export const listEditsQuery = shape({
  ...selectQuery,
  q: optional(searchText()).describe("Text that the internal note holds, in any case."),
  order_id: optional(text()).describe("Only edits of this order."),
  limit: pageLimit(20),
  offset: pageOffset(),
})

export type ListEditsQuery = z.output<typeof listEditsQuery>

export const createEditBody = shape({
  order_id: text().describe("Id of the order to edit; it must have no other edit that is open."),
  internal_note: optional(text()).describe("A note for those who run the shop; customers do not see it."),
  created_by: optional(text()).describe("Taken, and without effect: the logged-in user is who made it."),
})

export const updateEditBody = shape({
  internal_note: optional(text()).describe(
    "A note for those who run the shop; customers do not see it. Absent, it stays; null clears it.",
  ),
})

export const addLineBody = shape({
  variant_id: text().describe("Id of the variant to add."),
  quantity: integer().describe("Units to add, at least 1."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
})

const wholeUnits = { error: "quantity must be an integer number" }

export const updateLineBody = shape({
  quantity: number({ floor: 1 }, "isNumber")
    .int(wholeUnits)
    .describe("Units that the line is to have, at least 1."),
})

export const requestEditBody = shape({
  payment_collection_description: optional(text()).describe(
    "What the payment collection for the difference says about itself.",
  ),
})

export const declineEditBody = shape({
  declined_reason: optional(text()).describe("Why the customer does not want it."),
})

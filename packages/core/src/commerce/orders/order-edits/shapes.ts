import type { z } from "zod"
import {
  inOrder,
  integer,
  keysetQuery,
  listOrder,
  number,
  optional,
  pageLimit,
  pageOffset,
  record,
  searchText,
  selectQuery,
  shape,
  text,
} from "../../../platform/http/shape.ts"

export const editQuery = shape(selectQuery)

export const listEditsQuery = shape(
  inOrder(["q", "order_id", "expand", "fields", "offset"], {
    ...selectQuery,
    q: optional(searchText()).describe("Searches the internal note, ignoring case."),
    order_id: optional(text()).describe("Only edits of this order."),
    limit: pageLimit(20),
    offset: pageOffset(),
    ...keysetQuery,
    order: listOrder(),
  }),
)

export type ListEditsQuery = z.output<typeof listEditsQuery>

export const createEditBody = shape({
  order_id: text().describe("ID of the order to edit; it must not have another open edit."),
  internal_note: optional(text()).describe("A note for your team; customers do not see it."),
  created_by: optional(text()).describe("Accepted without effect: the signed-in user is the creator."),
})

export const updateEditBody = shape({
  internal_note: optional(text()).describe(
    "A note for your team; customers do not see it. Unchanged if absent; null clears it.",
  ),
})

export const addLineBody = shape({
  variant_id: text().describe("ID of the variant to add."),
  quantity: integer().describe("Units to add, at least 1."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
})

const wholeUnits = { error: "quantity must be an integer number" }

export const updateLineBody = shape({
  quantity: number({ floor: 1 }, "isNumber")
    .int(wholeUnits)
    .describe("New quantity of the line, at least 1."),
})

export const requestEditBody = shape({
  payment_collection_description: optional(text()).describe(
    "Description of the payment collection for the difference.",
  ),
})

export const declineEditBody = shape({
  declined_reason: optional(text()).describe("Why the customer declines the order edit."),
})

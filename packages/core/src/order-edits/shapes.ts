import type { z } from "zod"
import { integer, number, optional, queryNumber, record, selectQuery, shape, text } from "../http/shape.ts"

export const editQuery = shape(selectQuery)

export const listEditsQuery = shape({
  ...selectQuery,
  q: optional(text()),
  order_id: optional(text()),
  limit: optional(queryNumber()).default(20),
  offset: optional(queryNumber()).default(0),
})

export type ListEditsQuery = z.output<typeof listEditsQuery>

export const createEditBody = shape({
  order_id: text(),
  internal_note: optional(text()),
  created_by: optional(text()),
})

export const updateEditBody = shape({ internal_note: optional(text()) })

export const addLineBody = shape({
  variant_id: text(),
  quantity: integer(),
  metadata: optional(record()),
})

const wholeUnits = { error: "quantity must be an integer number" }

export const updateLineBody = shape({ quantity: number({ min: 1 }, "isNumber").int(wholeUnits) })

export const requestEditBody = shape({ payment_collection_description: optional(text()) })

export const declineEditBody = shape({ declined_reason: optional(text()) })

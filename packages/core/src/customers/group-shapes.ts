import * as z from "zod"
import {
  dateRange,
  inWords,
  list,
  listQuery,
  optional,
  queryNumber,
  record,
  selectQuery,
  shape,
  text,
  texts,
} from "../http/shape.ts"

const bound = () => optional(text())

/** v1 takes a list or bounds here, and no single text. */
const idFilter = z.union(
  [z.array(z.string()), shape({ lt: bound(), gt: bound(), gte: bound(), lte: bound() })],
  {
    error: inWords({
      message: (property) => `nested property ${property} must be either object or array`,
      fails: () => true,
    }),
  },
)

export const listGroupsQuery = shape({
  id: optional(idFilter),
  q: optional(text()),
  name: optional(texts({ each: "isString" }, "isArray")),
  updated_at: optional(dateRange()),
  created_at: optional(dateRange()),
  discount_condition_id: optional(text()),
  ...listQuery(10),
})

export const selectGroupQuery = shape(selectQuery)

export const createGroupBody = shape({ name: text(), metadata: optional(record()) })

export const updateGroupBody = shape({ name: optional(text()), metadata: optional(record()) })

export const groupCustomersBody = shape({ customer_ids: list(shape({ id: text() })) })

export const listGroupCustomersQuery = shape({
  q: optional(text()),
  limit: optional(queryNumber()).default(50),
  offset: optional(queryNumber()).default(0),
  expand: optional(text()),
})

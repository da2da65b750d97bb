import * as z from "zod"
import {
  inOrder,
  inWords,
  list,
  listQuery,
  nested,
  optional,
  record,
  type Rule,
  searchText,
  selectQuery,
  shape,
  text,
  texts,
  times,
} from "../../../platform/http/shape.ts"

const bound = (about: string) => optional(text()).describe(about)

/** v1 takes a list or bounds here, and no single text. */
const idFilter = z.union(
  [
    z.array(z.string()),
    shape({
      lt: bound("Before this ID."),
      gt: bound("After this ID."),
      gte: bound("This ID or one after it."),
      lte: bound("This ID or one before it."),
    }),
  ],
  {
    error: inWords({
      message: (property) => `nested property ${property} must be either object or array`,
      fails: () => true,
    }),
  },
)

export const listGroupsQuery = shape(
  inOrder(["order", "offset", "limit", "expand", "fields"], {
    id: optional(idFilter).describe(
      "A list of IDs, `id[]=…`, or bounds of IDs, e.g. `id[gt]=…`; a single value is rejected.",
    ),
    q: optional(searchText()).describe("Searches the name, ignoring case. Replaces the filter `name`."),
    name: optional(texts({ each: "isString" }, "isArray")).describe(
      "Names; only groups that have one of them are listed.",
    ),
    updated_at: times.updated_at,
    created_at: times.created_at,
    discount_condition_id: optional(text()).describe(
      "ID of a discount condition; only groups that it names are listed.",
    ),
    ...listQuery(10),
  }),
)

export const selectGroupQuery = shape(selectQuery)

export const createGroupBody = shape({
  name: text().describe("Name of the group; no other group may have it."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the group."),
})

export const updateGroupBody = shape({
  name: optional(text()).describe("New name; no other group may have it. Unchanged if absent."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

/** v1 does not complain about a missing list and fails later. */
const missing: Rule = {
  message: (property) => `${property} must be an array`,
  fails: (value) => value === undefined,
}

export const groupCustomersBody = shape({
  customer_ids: list(shape({ id: text().describe("ID of a customer.") }), missing, nested).describe(
    "Customers to add or remove.",
  ),
})

import { defineErrors } from "../../../platform/kernel/errors.ts"

export const customerGroupErrors = defineErrors("customer-groups", {
  not_found: {
    type: "not_found",
    message: (id: string) => `CustomerGroup with id ${id} was not found`,
    when: "No customer group has this ID, or it was deleted.",
    fix: "List the customer groups and use the ID of one of them.",
  },
  name_taken: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: (name: string) => `Key (name)=(${name}) already exists.`,
    when: "Another customer group has this name already.",
    fix: "Use another name, or the existing group.",
  },
  customers_not_found: {
    type: "not_found",
    message: (ids: readonly string[]) =>
      `The following customer ids do not exist: ${JSON.stringify(ids.join(", "))}`,
    when: "At least one of the customers to add does not exist; none was added.",
    fix: "Leave the named IDs out.",
  },
  group_unknown: {
    type: "not_found",
    message: (id: string) => `Customer_group with customer_group_id ${id} does not exist.`,
    when: "One of the customer's groups does not exist.",
    fix: "List the customer groups and use IDs of them.",
  },
})

import { defineErrors } from "../../../platform/kernel/errors.ts"

export const priceListErrors = defineErrors("price-lists", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Price list with id: ${id} was not found`,
    when: "No price list has this ID, or it was deleted.",
    fix: "Use the ID of a price list that exists.",
  },
  customer_group_not_found: {
    type: "not_found",
    message: (id: string) => `CustomerGroup with id ${id} was not found`,
    when: "One of the price list's customer groups does not exist.",
    fix: "Use the IDs of customer groups that exist.",
  },
})

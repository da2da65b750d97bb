import { defineErrors } from "../kernel/errors.ts"

export const draftOrderErrors = defineErrors("draft-orders", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Draft order with ${id} was not found`,
    when: "No draft order has this id.",
    fix: "Use the `id` of a draft order, not its `display_id`.",
  },
  completed: {
    type: "not_allowed",
    message: () => "You are only allowed to update open draft orders",
    when: "A draft order that became an order is to be changed or deleted.",
    fix: "Change the order instead.",
  },
  line_not_found: {
    type: "invalid_data",
    message: () => "Could not find the line item",
    when: "The draft order has no line with this id.",
    fix: "Take the id from the `items` of the draft order's cart.",
  },
  negative_quantity: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "A line of a draft order is given a negative number of units.",
    fix: "Send a whole number of units; 0 removes the line.",
  },
})

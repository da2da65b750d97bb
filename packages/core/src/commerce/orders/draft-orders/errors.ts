import { defineErrors } from "../../../platform/kernel/errors.ts"

export const draftOrderErrors = defineErrors("draft-orders", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Draft order with ${id} was not found`,
    when: "No draft order has this ID.",
    fix: "Use the `id` of a draft order, not its `display_id`.",
  },
  region_missing: {
    type: "invalid_data",
    message: () => "region_id is required to create a draft order",
    when: "The `region_id` of a new draft order is empty.",
    fix: "Send the ID of a region.",
  },
  option_not_priced: {
    type: "invalid_data",
    message: () => "Wrong shipping option",
    when: "Some of the `shipping_methods` of a new draft order have a `price`, and one has a shipping option without a custom price.",
    fix: "Send a `price` for each shipping method, or for none.",
  },
  completed: {
    type: "not_allowed",
    message: () => "You are only allowed to update open draft orders",
    when: "The draft order has become an order, so it can no longer be changed or deleted.",
    fix: "Update the order instead.",
  },
  line_not_found: {
    type: "invalid_data",
    message: () => "Could not find the line item",
    when: "The draft order has no line item with this ID.",
    fix: "Use the ID of one of the `items` of the draft order's cart.",
  },
  negative_quantity: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "The quantity of a line item is negative.",
    fix: "Send a quantity of at least 1, or 0 to remove the line item.",
  },
})

import { defineErrors } from "../../../platform/kernel/errors.ts"

export const returnErrors = defineErrors("returns", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Return with id: ${id} was not found`,
    when: "No return has this ID.",
    fix: "Use the ID of one of an order's `returns`.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "A returned line item belongs neither to the order nor to its swaps or claims.",
    fix: "Use the IDs of the order's `items` or of the `additional_items` of its swaps and claims.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot return more items than have been purchased",
    when: "More units of a line item are to be returned than were bought and are not in another return, swap or claim.",
    fix: "Return at most the line item's `quantity` minus the units in returns, swaps and claims that are not canceled.",
  },
  line_canceled: {
    type: "invalid_data",
    message: (isSwap: boolean) =>
      isSwap ? "Cannot create a swap on a canceled item." : "Cannot create a return for a canceled item.",
    wordings: [[false], [true]],
    when: "A returned line item belongs to a canceled swap or claim.",
    fix: "Leave the line item out.",
  },
  reason_has_children: {
    type: "invalid_data",
    message: () => "Cannot apply return reason category",
    when: "The return reason has child reasons, so it cannot be used itself.",
    fix: "Use one of its child reasons.",
  },
  already_received: {
    type: "not_allowed",
    message: (id: string) => `Return with id ${id} has already been received`,
    when: "The return has been received already.",
    fix: "Create another return for items that arrived later.",
  },
  nothing_received: {
    type: "invalid_data",
    message: () => "items must contain at least one item of the return that was received",
    when: "A return with items is received with an empty list of `items`.",
    fix: "Name the items that arrived, or cancel the return if nothing arrives.",
  },
  receiving_canceled: {
    type: "not_allowed",
    message: () => "Cannot receive a canceled return",
    when: "The return was canceled, so it cannot be received.",
    fix: "Create a new return.",
  },
  canceling_received: {
    type: "not_allowed",
    message: () => "Can't cancel a return which has been returned",
    when: "The return has been received, so it can no longer be canceled.",
    fix: "Send the items again with a swap or a claim.",
  },
  refund_beyond_paid: {
    type: "invalid_data",
    message: () => "Cannot refund more than the original payment",
    when: "The `refund` is greater than what was paid and has not been refunded yet.",
    fix: "Send a `refund` of at most the order's `refundable_amount`.",
  },
  quantity_negative: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "The quantity to return, or that was received, is negative.",
    fix: "Send a quantity of 0 or more.",
  },
})

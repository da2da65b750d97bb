import { defineErrors } from "../../../platform/kernel/errors.ts"

export const swapErrors = defineErrors("swaps", {
  not_found: {
    type: "not_found",
    message: () => "Swap was not found",
    when: "No swap has this ID.",
    fix: "Use the ID of one of the order's `swaps`.",
  },
  not_in_order: {
    type: "not_found",
    message: (id: string, orderId: string) =>
      `no swap was found with the id: ${id} related to order: ${orderId}`,
    when: "The swap belongs to another order.",
    fix: "Use the ID of one of the order's `swaps`.",
  },
  order_not_captured: {
    type: "not_allowed",
    message: () => "Cannot swap an order that has not been captured",
    when: "The order's payments are not captured, so its items cannot be exchanged.",
    fix: "Capture the payments of the order first.",
  },
  order_not_fulfilled: {
    type: "not_allowed",
    message: () => "Cannot swap an order that has not been fulfilled",
    when: "Nothing of the order has been fulfilled, so its items cannot be exchanged.",
    fix: "Create an order edit instead.",
  },
  canceled: {
    type: "not_allowed",
    message: (what: "be processed" | "be fulfilled" | "be fulfilled as shipped") =>
      `Canceled swap cannot ${what}`,
    wordings: [["be processed"], ["be fulfilled"], ["be fulfilled as shipped"]],
    when: "The swap was canceled.",
    fix: "Create a new swap.",
  },
  not_confirmed: {
    type: "not_allowed",
    message: () => "Cannot process a swap that hasn't been confirmed by the customer",
    when: "The customer has not completed the swap's cart, so its difference cannot be processed.",
    fix: "Wait until the customer has completed the swap's cart.",
  },
  already_fulfilled: {
    type: "not_allowed",
    message: () => "The swap was already fulfilled",
    when: "A fulfillment for the swap's new items exists already.",
    fix: "Cancel the existing fulfillment first.",
  },
  no_shipping_methods: {
    type: "not_allowed",
    message: () => "Cannot fulfill an swap that doesn't have shipping methods",
    when: "The swap has no shipping methods, so its new items cannot be fulfilled.",
    fix: "Let the customer complete the swap's cart with a shipping method first.",
  },
  refunded: {
    type: "not_allowed",
    message: () => "Swap with a refund cannot be canceled",
    when: "The swap's difference or a part of its payment has been refunded, so the swap can no longer be canceled.",
    fix: "Create a new swap to correct it.",
  },
  open_fulfillments: {
    type: "not_allowed",
    message: () => "All fulfillments must be canceled before the swap can be canceled",
    when: "The swap cannot be canceled while it has fulfillments that are not canceled.",
    fix: "Cancel the fulfillments first.",
  },
  open_return: {
    type: "not_allowed",
    message: () => "Return must be canceled before the swap can be canceled",
    when: "The swap cannot be canceled while its return is not canceled.",
    fix: "Cancel the return first.",
  },
})

import { defineErrors } from "../kernel/errors.ts"

export const swapErrors = defineErrors("swaps", {
  not_found: {
    type: "not_found",
    message: () => "Swap was not found",
    when: "No swap has this id, or it belongs to another order.",
    fix: "Take the id from the `swaps` of the order.",
  },
  order_not_captured: {
    type: "not_allowed",
    message: () => "Cannot swap an order that has not been captured",
    when: "Items of an order are to be exchanged whose payments are not captured.",
    fix: "Capture the payments of the order first.",
  },
  order_not_fulfilled: {
    type: "not_allowed",
    message: () => "Cannot swap an order that has not been fulfilled",
    when: "Items of an order are to be exchanged of which nothing was packed.",
    fix: "Edit the order instead.",
  },
  canceled: {
    type: "not_allowed",
    message: (what: string) => `A canceled swap cannot ${what}`,
    when: "Something is to be done with a swap that was canceled.",
    fix: "Make a new swap.",
  },
  not_confirmed: {
    type: "not_allowed",
    message: () => "Cannot process a swap that hasn't been confirmed by the customer",
    when: "The difference of a swap is to be settled before the customer completed its cart.",
    fix: "Wait until the customer has completed the cart of the swap.",
  },
  already_fulfilled: {
    type: "not_allowed",
    message: () => "The swap was already fulfilled",
    when: "The new items of a swap are to be packed a second time.",
    fix: "Cancel the fulfillment first.",
  },
  no_shipping_methods: {
    type: "not_allowed",
    message: () => "Cannot fulfill an swap that doesn't have shipping methods",
    when: "The new items of a swap are to be packed before anybody chose how to send them.",
    fix: "Complete the cart of the swap with a shipping method first.",
  },
  refunded: {
    type: "not_allowed",
    message: () => "Swap with a refund cannot be canceled",
    when: "A swap is to be canceled whose difference was paid back.",
    fix: "Settle it with a new swap.",
  },
  open_fulfillments: {
    type: "not_allowed",
    message: () => "All fulfillments must be canceled before the swap can be canceled",
    when: "A swap is to be canceled that has fulfillments which are not canceled.",
    fix: "Cancel the fulfillments first.",
  },
  open_return: {
    type: "not_allowed",
    message: () => "Return must be canceled before the swap can be canceled",
    when: "A swap is to be canceled whose return is not canceled.",
    fix: "Cancel the return first.",
  },
})

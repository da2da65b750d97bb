import { defineErrors } from "../kernel/errors.ts"

export const orderErrors = defineErrors("orders", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Order with id ${id} was not found`,
    when: "No order has this id.",
    fix: "Use the `id` of an order, not its `display_id`.",
  },
  // v1 words it in two ways; which one depends on the operation.
  not_found_with_colon: {
    type: "not_found",
    message: (id: string) => `Order with id: ${id} was not found`,
    when: "No order has this id.",
    fix: "Use the `id` of an order, not its `display_id`.",
  },
  not_found_by_cart: {
    type: "not_found",
    message: (cartId: string) => `Order with cart id ${cartId} was not found`,
    when: "The cart did not become an order.",
    fix: "Complete the cart first.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "The order has no line with this id.",
    fix: "Take the id from the `items` of the order.",
  },
  includes_not_supported: {
    type: "invalid_data",
    message: () => 'The field "returnable_items" is not supported by this end point',
    when: "`fields` names `returnable_items` elsewhere than when one order is read.",
    fix: "Read the order by its id to see which items can come back.",
  },
  canceled: {
    type: "not_allowed",
    message: (what: string) => `A canceled order cannot ${what}`,
    when: "Something is to be done with an order that was canceled.",
    fix: "Place a new order; a canceled one stays canceled.",
  },
  not_completed: {
    type: "not_allowed",
    message: () => "Only a completed order can be archived",
    when: "An order is to be archived that was not completed, or that is archived already.",
    fix: "Complete the order first.",
  },
  busy: {
    type: "conflict",
    message: () => "The payments of this order are being changed by another request. Try again.",
    when: "A payment provider has not answered an earlier request about the same order yet.",
    fix: "Send the request again after some seconds.",
    isPassing: true,
  },
  refund_beyond_paid: {
    type: "not_allowed",
    message: () => "Cannot refund more than the original order amount",
    when: "More is to be paid back than was paid and is not paid back yet.",
    fix: "Refund at most the order's `refundable_amount`.",
  },
  has_refunds: {
    type: "not_allowed",
    message: () => "Order with refund(s) cannot be canceled",
    when: "An order is to be canceled of which something was paid back.",
    fix: "Refund the rest instead of canceling.",
  },
  has_open: {
    type: "not_allowed",
    message: (what: string) => `All ${what} must be canceled before the order can be canceled`,
    when: "An order is to be canceled that has fulfillments, returns, swaps or claims that are not canceled.",
    fix: "Cancel them first.",
  },
  country_not_in_region: {
    type: "invalid_data",
    message: () => "Shipping country must be in the order region",
    when: "An address names no country, or one that the order's region does not have.",
    fix: "Send the `country_code` of a country of the region with every change of an address.",
  },
  profile_taken: {
    type: "not_allowed",
    message: () => "The order already has a shipping method of the same shipping profile",
    when: "A shipping method is added whose option belongs to the profile of one that the order has.",
    fix: "Add a shipping method of another profile.",
  },
  customer_without_account: {
    type: "unauthorized",
    message: () => "Customer does not have an account",
    when: "Someone without an account asks to take over orders.",
    fix: "Register first.",
  },
  invalid_token: {
    type: "not_allowed",
    message: () => "The token is invalid or has expired",
    when: "A token to take over orders was not made by this shop, is damaged, or is too old.",
    fix: "Ask for a new token.",
  },
})

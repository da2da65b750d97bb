import { defineErrors } from "../../../platform/kernel/errors.ts"

/** What `canceled` says of a shipping method. */
export const addingShippingMethod = "A shipping method cannot be added"

/** Why a shipping method stays with its order. */
export type ShippingMethodUse =
  "the order was placed with it" | "it has been paid" | "items were fulfilled with it"

/** What `canceled` says that the order cannot do. */
export type CanceledAction =
  | typeof addingShippingMethod
  | "be updated"
  | "capture payment"
  | "be refunded"
  | "be fulfilled"
  | "be fulfilled as shipped"
  | "be edited"
  | "be completed"
  | "be canceled"

export const orderErrors = defineErrors("orders", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Order with id ${id} was not found`,
    when: "No order has this ID.",
    fix: "Use the `id` of an order, not its `display_id`.",
  },
  // v1 words it in two ways; which one depends on the operation.
  not_found_with_colon: {
    type: "not_found",
    message: (id: string) => `Order with id: ${id} was not found`,
    when: "No order has this ID.",
    fix: "Use the `id` of an order, not its `display_id`.",
  },
  not_found_by_cart: {
    type: "not_found",
    message: (cartId: string) => `Order with cart id ${cartId} was not found`,
    when: "No order was created from the cart.",
    fix: "Complete the cart first.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "The order has no line item with this ID.",
    fix: "Use the ID of one of the order's `items`.",
  },
  includes_not_supported: {
    type: "invalid_data",
    message: () => 'The field "returnable_items" is not supported by this end point. ',
    when: "`expand` or `fields` names `returnable_items` in a request other than the retrieval of a single order.",
    fix: "Retrieve the order by its ID to see which items can be returned.",
  },
  canceled: {
    type: "not_allowed",
    // v1 turns one of these around.
    message: (what: CanceledAction) =>
      what === addingShippingMethod ? `${what} to a canceled order` : `A canceled order cannot ${what}`,
    wordings: [
      [addingShippingMethod],
      ["be updated"],
      ["capture payment"],
      ["be refunded"],
      ["be fulfilled"],
      ["be fulfilled as shipped"],
      ["be edited"],
      ["be completed"],
      ["be canceled"],
    ],
    when: "The order was canceled.",
    fix: "Place a new order; a cancellation cannot be undone.",
  },
  canceled_item: {
    type: "invalid_data",
    message: (what: "return for" | "swap on" | "claim on") => `Cannot create a ${what} a canceled item.`,
    wordings: [["return for"], ["swap on"], ["claim on"]],
    when: "The order of the line items was canceled.",
    fix: "Place a new order; a cancellation cannot be undone.",
  },
  not_completed: {
    type: "not_allowed",
    message: () => "Can't archive an unprocessed order",
    when: "Only an order with the status `completed` can be archived.",
    fix: "Complete the order first.",
  },
  busy: {
    type: "conflict",
    message: () => "The payments of this order are being changed by another request. Try again.",
    when: "An earlier request about the same order is still waiting for the payment provider.",
    fix: "Send the request again after a few seconds.",
    isPassing: true,
  },
  refund_beyond_paid: {
    type: "not_allowed",
    message: () => "Cannot refund more than the original order amount",
    when: "The refund is greater than what was paid and has not been refunded yet.",
    fix: "Refund at most the order's `refundable_amount`.",
  },
  has_refunds: {
    type: "not_allowed",
    message: () => "Order with refund(s) cannot be canceled",
    when: "Part of the order has been refunded, so it can no longer be canceled.",
    fix: "Refund the rest instead of canceling.",
  },
  gift_card_spent: {
    type: "conflict",
    message: () => "An order cannot be canceled after its gift cards were spent. Refund the rest instead.",
    when: "The order bought gift cards, and part of their balance was spent.",
    fix: "Refund what was not spent instead of canceling.",
  },
  has_open: {
    type: "not_allowed",
    message: (what: "fulfillments" | "returns" | "swaps" | "claims") =>
      `All ${what} must be canceled before canceling an order`,
    wordings: [["fulfillments"], ["returns"], ["swaps"], ["claims"]],
    when: "The order cannot be canceled while it has fulfillments, returns, swaps or claims that are not canceled.",
    fix: "Cancel them first.",
  },
  country_not_in_region: {
    type: "invalid_data",
    message: () => "Shipping country must be in the order region",
    when: "The address has no country, or one that is not in the order's region.",
    fix: "Send the `country_code` of one of the region's countries with every update of an address.",
  },
  profile_taken: {
    type: "not_allowed",
    message: () => "The order already has a shipping method of the same shipping profile",
    when: "The order has a shipping method of the same shipping profile already.",
    fix: "Add a shipping option of another shipping profile.",
  },
  shipping_method_not_found: {
    type: "not_found",
    message: (id: string) => `The order has no shipping method with the ID ${id}`,
    when: "The shipping method does not exist, or belongs to something else, such as a return.",
    fix: "Use the ID of one of the order's `shipping_methods`.",
  },
  shipping_method_kept: {
    type: "not_allowed",
    message: (reason: ShippingMethodUse) => `The shipping method cannot be removed: ${reason}`,
    wordings: [["the order was placed with it"], ["it has been paid"], ["items were fulfilled with it"]],
    when: "The order was placed with the shipping method, its price is not outstanding, or items were fulfilled with it.",
    fix: "Refund its price, or cancel the fulfillments and try again.",
  },
  more_than_outstanding: {
    type: "not_allowed",
    message: (outstanding: number) =>
      `Cannot record more than what is outstanding of the order: ${outstanding}`,
    when: "The amount is greater than the total of the order less its payments.",
    fix: "Record at most the outstanding amount.",
  },
  customer_without_account: {
    type: "unauthorized",
    message: () => "Customer does not have an account",
    when: "Only customers with an account can request the transfer of orders.",
    fix: "Create an account and sign in first.",
  },
  invalid_token: {
    type: "not_allowed",
    message: () => "The token is invalid or has expired",
    when: "The token for the transfer of orders was not issued by this server, is malformed, or has expired.",
    fix: "Request a new token.",
  },
})

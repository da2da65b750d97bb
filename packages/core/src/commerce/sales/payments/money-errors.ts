import { defineErrors } from "../../../platform/kernel/errors.ts"

/** Errors of captures and refunds. */
export const moneyErrors = defineErrors("payments", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Payment with id ${id} was not found`,
    when: "No payment has this ID.",
    fix: "Use the ID of one of an order's `payments`.",
  },
  not_captured: {
    type: "not_allowed",
    message: (id: string) => `Payment ${id} is not captured`,
    when: "The payment has not been captured, so it cannot be refunded.",
    fix: "Capture the payment first, or cancel it.",
  },
  payment_canceled: {
    type: "not_allowed",
    message: (id: string) => `Payment ${id} is canceled`,
    when: "The payment was canceled, so it cannot be captured.",
    fix: "Request a new payment; a canceled one cannot be captured.",
  },
  already_captured: {
    type: "not_allowed",
    message: (id: string, amount: number) => `Payment ${id} is captured already, with the amount ${amount}`,
    when: "The payment was captured before with another amount, also by an earlier request whose response was lost.",
    fix: "Refund what was captured too much. What was not captured is released, and needs a new payment.",
  },
  capture_beyond_payment: {
    type: "not_allowed",
    message: (id: string, amount: number) => `At most ${amount} can be captured from Payment ${id}`,
    when: "The amount to capture is greater than the amount of the payment.",
    fix: "Capture at most the amount in the message, in the currency's smallest unit.",
  },
  captures_whole: {
    type: "not_allowed",
    message: (providerId: string) => `The payment provider ${providerId} cannot capture a part of a payment`,
    when: "A part of the payment should be captured, but its provider always captures the whole payment.",
    fix: "Capture the whole payment and refund the difference.",
  },
  refund_beyond_payment: {
    type: "not_allowed",
    message: (id: string, left: number) => `Only ${left} can be refunded from Payment ${id}`,
    when: "The refund is greater than what is left of the payment.",
    fix: "Refund at most the amount in the message, in the currency's smallest unit.",
  },
  refund_beyond_captured: {
    type: "not_allowed",
    message: () => "Refund amount is greater that the refundable amount",
    when: "The refund is greater than what was captured and has not been refunded yet.",
    fix: "Capture the payments of the order first, or refund less.",
  },
  refund_of_spent_gift_card: {
    type: "not_allowed",
    message: (most: number) =>
      `Gift cards of this order were spent: at most ${most} can be refunded. Refund the orders they paid for instead.`,
    when: "The order bought gift cards, and the refund would return money that was already spent from them.",
    fix: "Refund at most the amount in the message, in the currency's smallest unit, or refund the orders that the gift cards paid for.",
  },
  refund_negative: {
    type: "invalid_data",
    message: () => "amount must not be less than 0",
    when: "The amount to refund is negative.",
    fix: "Send a positive amount, in the currency's smallest unit.",
  },
  refund_already_failed: {
    type: "conflict",
    message: () => "The refund of an earlier request with this key failed. Use a new key to try again.",
    when: "The payment provider failed the refund of an earlier request with the same `Idempotency-Key`.",
    fix: "Send the request with a new `Idempotency-Key`.",
  },
  busy: {
    type: "conflict",
    message: () => "The payment is being changed by another request. Try again.",
    when: "An earlier request about the same payment is still waiting for the payment provider.",
    fix: "Send the request again after a few seconds.",
    isPassing: true,
  },
})

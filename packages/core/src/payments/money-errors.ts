import { defineErrors } from "../kernel/errors.ts"

/** Refusals of capturing and refunding. */
export const moneyErrors = defineErrors("payments", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Payment with id ${id} was not found`,
    when: "No payment has this id.",
    fix: "Take the id from the `payments` of an order.",
  },
  not_captured: {
    type: "not_allowed",
    message: (id: string) => `Payment ${id} is not captured`,
    when: "Money is to be paid back that was never taken.",
    fix: "Capture the payment first, or cancel it.",
  },
  payment_canceled: {
    type: "not_allowed",
    message: (id: string) => `Payment ${id} is canceled`,
    when: "A payment is to be captured that was canceled.",
    fix: "Nothing can be taken from it any more: ask for a new payment.",
  },
  refund_beyond_payment: {
    type: "not_allowed",
    message: (id: string, left: number) => `Only ${left} can be refunded from Payment ${id}`,
    when: "More is to be paid back than is left of the payment.",
    fix: "Refund at most the amount in the message, in the currency's smallest unit.",
  },
  refund_beyond_captured: {
    type: "not_allowed",
    message: () => "Refund amount is greater that the refundable amount",
    when: "More is to be paid back than was captured and is not paid back yet.",
    fix: "Capture the payments of the order first, or refund less.",
  },
  refund_negative: {
    type: "invalid_data",
    message: () => "amount must not be less than 0",
    when: "A negative amount is to be paid back.",
    fix: "Send a positive amount, in the currency's smallest unit.",
  },
  refund_already_failed: {
    type: "conflict",
    message: () => "The refund of an earlier request with this key failed. Use a new key to try again.",
    when: "A refund is repeated under a key whose refund the payment provider did not carry out.",
    fix: "Send the request with a new `Idempotency-Key`.",
  },
  busy: {
    type: "conflict",
    message: () => "The payment is being changed by another request. Try again.",
    when: "A payment provider has not answered an earlier request about the same payment yet.",
    fix: "Send the request again after some seconds.",
    isPassing: true,
  },
})

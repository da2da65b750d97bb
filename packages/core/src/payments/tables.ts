import { entity, one, through } from "../query/entity.ts"

/** A service that takes payments. */
export const PaymentProvider = entity({
  name: "PaymentProvider",
  table: "payment_provider",
  about: "A service that takes payments.",
  columns: {
    id: "The provider's own name.",
    is_installed: "Whether the running server has this provider.",
  },
})

/** A payment in preparation with one provider, for a cart or a payment collection. */
export const PaymentSession = entity({
  name: "PaymentSession",
  table: "payment_session",
  idPrefix: "ps",
  about: "A payment in preparation with one provider, for a cart or a payment collection.",
  columns: {
    cart_id: "The cart it pays; null within a payment collection.",
    provider_id: "The payment provider.",
    is_selected: "Whether the customer chose it; null means no.",
    status: "What the provider says of it.",
    data: "What the provider needs to go on.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    payment_authorized_at: "When the provider authorized it.",
    amount: "The amount, in the currency's smallest unit.",
    is_initiated: "Whether the provider was already asked to prepare it.",
  },
  relations: {
    cart: one("Cart", "cart_id"),
  },
})

/** An authorized payment, which can be captured, refunded or canceled. */
export const Payment = entity({
  name: "Payment",
  table: "payment",
  idPrefix: "pay",
  about: "An authorized payment, which can be captured, refunded or canceled.",
  columns: {
    swap_id: "The swap whose difference it pays.",
    cart_id: "The cart it was authorized for.",
    order_id: "The order it pays.",
    amount: "The amount authorized, in the currency's smallest unit.",
    currency_code: "The currency, an ISO 4217 code in lower case.",
    amount_refunded: "What was given back, in the currency's smallest unit.",
    provider_id: "The payment provider.",
    data: "What the provider needs to go on.",
    captured_at: "When the money was taken; null before.",
    canceled_at: "When it was canceled; null while it was not.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
  },
  relations: {
    swap: one("Swap", "swap_id"),
    cart: one("Cart", "cart_id"),
    order: one("Order", "order_id"),
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
  },
})

/** Several payments that make up one sum, e.g. for what an order edit added. */
export const PaymentCollection = entity({
  name: "PaymentCollection",
  table: "payment_collection",
  idPrefix: "paycol",
  softDelete: true,
  about: "Several payments that make up one sum, e.g. for what an order edit added.",
  columns: {
    type: "What it pays for.",
    status: "How far it is paid.",
    description: "What it is for, in words.",
    amount: "The sum due, in the currency's smallest unit.",
    authorized_amount: "What was authorized so far, in the currency's smallest unit.",
    region_id: "The region it belongs to.",
    currency_code: "The currency, an ISO 4217 code in lower case.",
    created_by: "The user or customer who made it.",
  },
  relations: {
    region: one("Region", "region_id"),
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
    payment_sessions: through(
      "PaymentSession",
      "payment_collection_sessions",
      "payment_collection_id",
      "payment_session_id",
    ),
    payments: through("Payment", "payment_collection_payments", "payment_collection_id", "payment_id"),
  },
})

/** Money that was given back. */
export const Refund = entity({
  name: "Refund",
  table: "refund",
  idPrefix: "ref",
  about: "Money that was given back.",
  columns: {
    order_id: "The order it is for.",
    amount: "The amount, in the currency's smallest unit.",
    note: "Why, in the words of whoever did it.",
    reason: "Why, as one of a few kinds.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    payment_id: "The payment it was taken from; null when it is of an order with several.",
  },
  relations: {
    order: one("Order", "order_id"),
    payment: one("Payment", "payment_id"),
  },
})

/** Something that a payment provider was asked to do, written down before it was asked. */
export const PaymentCall = entity({
  name: "PaymentCall",
  table: "payment_call",
  about: "Something that a payment provider was asked to do, written down before it was asked.",
  columns: {
    payment_id: "The payment it is about.",
    kind: "Whether money is taken, given back, or let go.",
    amount: "What is given back, in the currency's smallest unit; 0 for the other kinds.",
    refund_id: "The refund it is a part of.",
    status: "Whether the provider has answered, and whether it did what was asked.",
    error: "What went wrong, in the provider's words.",
    started_at: "When the provider was asked, the last time.",
    ended_at: "When it had answered; null before.",
  },
})

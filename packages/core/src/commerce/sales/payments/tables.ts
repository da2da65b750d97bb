import { entity, one, through } from "../../../platform/query/entity.ts"

/** A payment processor that is, or was, installed on the server. */
export const PaymentProvider = entity({
  name: "PaymentProvider",
  table: "payment_provider",
  about: "A payment processor that is, or was, installed on the server.",
  columns: {
    id: "The ID that the code of the provider defines, such as `manual`.",
    is_installed: "Whether the provider is installed on the running server.",
  },
})

/** A payment attempt with one payment provider, for a cart or a payment collection, before it is authorized. */
export const PaymentSession = entity({
  name: "PaymentSession",
  table: "payment_session",
  idPrefix: "ps",
  about:
    "A payment attempt with one payment provider, for a cart or a payment collection, before it is authorized.",
  columns: {
    cart_id: "The cart that is paid; null within a payment collection.",
    provider_id: "The ID of the payment provider.",
    is_selected: "Whether the customer selected this session; null means no.",
    status: "The status that the provider reports.",
    data: "Data that the payment provider stores with the row.",
    idempotency_key: "The idempotency key of the request that created the row.",
    payment_authorized_at: "The time of the authorization; null before.",
    amount:
      "The amount, an integer in the currency's smallest unit; null only in rows from an early version of v1.",
    is_initiated: "Whether the session has been created with the provider.",
  },
  refersTo: { provider_id: "PaymentProvider" },
  relations: {
    cart: one("Cart", "cart_id"),
  },
})

/** An authorized payment that can be captured, refunded or canceled. */
export const Payment = entity({
  name: "Payment",
  table: "payment",
  idPrefix: "pay",
  about: "An authorized payment that can be captured, refunded or canceled.",
  columns: {
    swap_id: "The swap whose difference is paid; null when there is none.",
    cart_id: "The cart the payment was authorized for.",
    order_id: "The order that is paid; null before the cart is completed.",
    amount: "The authorized amount, an integer in the currency's smallest unit.",
    currency_code: "The three-letter ISO 4217 currency code in lower case.",
    amount_refunded: "The refunded amount, an integer in the currency's smallest unit.",
    provider_id: "The ID of the payment provider.",
    data: "Data that the payment provider stores with the row.",
    captured_at: "The time of the capture; null before.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    idempotency_key: "The idempotency key of the request that created the row.",
  },
  refersTo: { provider_id: "PaymentProvider" },
  relations: {
    swap: one("Swap", "swap_id"),
    cart: one("Cart", "cart_id"),
    order: one("Order", "order_id"),
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
  },
})

/** An amount that can be paid with several payments, such as the increase of an order's total after an edit. */
export const PaymentCollection = entity({
  name: "PaymentCollection",
  table: "payment_collection",
  idPrefix: "paycol",
  softDelete: true,
  about:
    "An amount that can be paid with several payments, such as the increase of an order's total after an edit.",
  columns: {
    type: "What the collection pays for.",
    status: "How far the amount has been authorized.",
    description: "A text that describes the collection.",
    amount: "The amount to pay, an integer in the currency's smallest unit.",
    authorized_amount: "The amount authorized so far, an integer in the currency's smallest unit.",
    region_id: "The region that decides the currency and the payment providers.",
    currency_code: "The three-letter ISO 4217 currency code in lower case.",
    created_by: "The ID of the user or customer who created the collection.",
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

/** An amount refunded to a customer. */
export const Refund = entity({
  name: "Refund",
  table: "refund",
  idPrefix: "ref",
  about: "An amount refunded to a customer.",
  columns: {
    order_id: "The order the refund belongs to.",
    amount: "The amount, an integer in the currency's smallest unit.",
    note: "A free-text explanation.",
    reason: "The reason for the refund.",
    idempotency_key: "The idempotency key of the request that created the row.",
    payment_id:
      "The payment that was refunded; null when the refund is spread over several payments of an order.",
  },
  relations: {
    order: one("Order", "order_id"),
    payment: one("Payment", "payment_id"),
  },
})

/** A call to a payment provider, stored before it is made so that it is neither lost nor repeated. */
export const PaymentCall = entity({
  name: "PaymentCall",
  table: "payment_call",
  idPrefix: "paycall",
  about: "A call to a payment provider, stored before it is made so that it is neither lost nor repeated.",
  columns: {
    payment_id: "The payment the call concerns.",
    kind: "What the provider is asked to do: `capture`, `refund` or `cancel`.",
    amount:
      "The amount to refund, or the part to capture, an integer in the currency's smallest unit; 0 for other calls.",
    refund_id: "The refund the call is part of; null for the other kinds.",
    swap_id: "The swap whose difference is refunded; null for other calls.",
    status: "Whether the provider has responded, and whether the call succeeded.",
    error: "The provider's error message; null without an error.",
    started_at: "The time of the latest attempt.",
    ended_at: "The time at which the provider responded; null before.",
  },
  refersTo: { payment_id: "Payment", refund_id: "Refund", swap_id: "Swap" },
})

import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { capturePayment } from "./capture-payment.ts"
import { moneyErrors } from "./money-errors.ts"
import { refundPayment } from "./refund-payment.ts"
import { getPaymentQuery, refundPaymentBody } from "./shapes.ts"

/** @source facts/api/defaults-expand, defaultPaymentFields */
const paymentFields = [
  "id",
  "swap_id",
  "cart_id",
  "order_id",
  "amount",
  "currency_code",
  "amount_refunded",
  "provider_id",
  "data",
  "captured_at",
  "canceled_at",
  "metadata",
]

export const paymentAdminOperations: readonly Operation[] = [
  operation({
    id: "GetPaymentsPayment",
    method: "GET",
    path: "/admin/payments/{id}",
    tag: "Payments",
    summary: "Get a payment.",
    access: "admin",
    query: getPaymentQuery,
    select: { fields: paymentFields },
    response: answers({ payment: resource("Payment") }),
    handler: async ({ params, selection }, { db }) => {
      const payment = await fetchById(db, "Payment", params.id, selection)
      if (!payment) throw moneyErrors.not_found(params.id)
      return { payment }
    },
  }),
  operation({
    id: "PostPaymentsPaymentCapture",
    service: "paymentService.capture",
    method: "POST",
    path: "/admin/payments/{id}/capture",
    refusals: [422],
    tag: "Payments",
    summary: "Capture a payment.",
    about: "A payment that is captured already is unchanged, so you can repeat the request.",
    access: "admin",
    response: answers({ payment: resource("Payment") }),
    ownsTransactions: true,
    handler: async ({ params }, context) => ({ payment: await capturePayment(context, params.id) }),
  }),
  operation({
    id: "PostPaymentsPaymentRefunds",
    service: "paymentService.refund",
    method: "POST",
    path: "/admin/payments/{id}/refund",
    tag: "Payments",
    summary: "Refund a captured payment.",
    about: "Send an `Idempotency-Key` so that you can repeat the request without refunding twice.",
    access: "admin",
    body: refundPaymentBody,
    response: answers({ refund: resource("Refund") }),
    ownsTransactions: true,
    isIdempotent: true,
    refusals: [422],
    handler: async ({ params, body }, context) => ({
      refund: await refundPayment(context, params.id, body),
    }),
  }),
]

import { operation, type Operation } from "../../../platform/http/operation.ts"
import { integer, record, shape } from "../../../platform/http/shape.ts"
import { trackingBody } from "../fulfillments/index.ts"
import { capturePart } from "./capture-part.ts"
import { changeMetadata } from "./change-metadata.ts"
import { changeTracking } from "./change-tracking.ts"
import { answerOrder, orderChange } from "./order-change.ts"
import { recordPayment } from "./record-payment.ts"
import { removeShippingMethod } from "./remove-shipping-method.ts"

const capturePartBody = shape({
  amount: integer("isNotEmpty", "isInt", "isPositive").describe(
    "Amount to capture, in the currency's smallest unit: at most the amount of the payment.",
  ),
})

const recordPaymentBody = shape({
  amount: integer("isNotEmpty", "isInt", "isPositive").describe(
    "Amount that was received, in the currency's smallest unit: at most what is outstanding.",
  ),
})

const metadataBody = shape({
  metadata: record().describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

/**
 * Operations on orders that v1 does not have.
 * @since 0.1
 */
export const addedOrderOperations: readonly Operation[] = [
  operation({
    ...orderChange,
    id: "PostOrdersOrderPaymentsPaymentCapture",
    path: "/admin/orders/{id}/payments/{payment_id}/capture",
    summary: "Capture a part of a payment.",
    about:
      "The payment provider releases the rest, and no more than the captured part can be refunded. Providers that always capture the " +
      "whole payment return `not_allowed`. A payment that is captured with this amount is unchanged, so you can repeat the request.",
    refusals: [422],
    body: capturePartBody,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await capturePart(context, params.id, { paymentId: params.payment_id, amount: body.amount })
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderPayments",
    path: "/admin/orders/{id}/payments",
    summary: "Record a payment that was received outside.",
    about:
      "The order gets a captured payment of the provider `system`, as a draft order does that is marked as paid. No payment provider is asked. " +
      "What is outstanding is the total of the order less its payments that are not canceled, without those of swaps, and less what was marked as paid for its edits. " +
      "The order is paid when nothing is outstanding afterward and no payment is left to capture. " +
      "The payment collections of its confirmed edits no longer request what was paid. " +
      "Send an `Idempotency-Key` so that you can repeat the request without recording the amount twice.",
    body: recordPaymentBody,
    isIdempotent: true,
    ownsTransactions: true,
    handler: async ({ params, body, selection }, context) => {
      await recordPayment(context, params.id, body.amount)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "DeleteOrdersOrderShippingMethodsMethod",
    method: "DELETE",
    path: "/admin/orders/{id}/shipping-methods/{method_id}",
    summary: "Remove an added shipping method from an order.",
    about:
      "Only a shipping method that was added to the order can be removed, while its price is outstanding and before items are fulfilled with it.",
    handler: async ({ params, selection }, context) => {
      await removeShippingMethod(context, params.id, params.method_id)
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderFulfillmentsTrackingNumbers",
    path: "/admin/orders/{id}/fulfillments/{fulfillment_id}/tracking-numbers",
    summary: "Replace the tracking numbers of a fulfillment.",
    about:
      "Use it to correct a tracking number after the shipment. The customer is not notified: `order.updated` is emitted, and not `order.shipment_created`.",
    body: trackingBody,
    handler: async ({ params, body, selection }, context) => {
      const { fulfillment_id: fulfillmentId } = params
      await changeTracking(context, params.id, { fulfillmentId, trackingNumbers: body.tracking_numbers })
      return answerOrder(context, params.id, selection)
    },
  }),
  operation({
    ...orderChange,
    id: "PostOrdersOrderMetadata",
    path: "/admin/orders/{id}/metadata",
    summary: "Change the metadata of an order.",
    about: "v1 has no operation for it: `POST /admin/orders/{id}` rejects `metadata`, in Stheno as well.",
    body: metadataBody,
    handler: async ({ params, body, selection }, context) => {
      await changeMetadata(context, params.id, body.metadata)
      return answerOrder(context, params.id, selection)
    },
  }),
]

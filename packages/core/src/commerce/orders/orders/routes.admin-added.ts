import { operation, type Operation } from "../../../platform/http/operation.ts"
import { integer, shape } from "../../../platform/http/shape.ts"
import { capturePart } from "./capture-part.ts"
import { answerOrder, orderChange } from "./order-change.ts"

const capturePartBody = shape({
  amount: integer("isNotEmpty", "isInt", "isPositive").describe(
    "Amount to capture, in the currency's smallest unit: at most the amount of the payment.",
  ),
})

/**
 * Operations on parts of an order's payments, which v1 does not have.
 * @since 0.3
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
]

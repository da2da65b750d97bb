import { choice, integer, optional, selectQuery, shape, text } from "../../../platform/http/shape.ts"
import { refundReasons } from "./reserve-refund.ts"

export const getPaymentQuery = shape(selectQuery)

export const refundPaymentBody = shape({
  amount: integer("isNotEmpty", "isInt").describe(
    "Amount to refund, in the currency's smallest unit: at most what was captured and not refunded yet.",
  ),
  reason: choice(refundReasons, "isNotEmpty", { oneOf: refundReasons }).describe("Reason for the refund."),
  note: optional(text()).describe("A note on the reason."),
})

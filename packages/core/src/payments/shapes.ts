import { choice, integer, optional, selectQuery, shape, text } from "../http/shape.ts"
import { refundReasons } from "./reserve-refund.ts"

export const getPaymentQuery = shape(selectQuery)

export const refundPaymentBody = shape({
  amount: integer("isNotEmpty", "isInt").describe(
    "What is paid back, in the currency's smallest unit: at most what was captured and not paid back yet.",
  ),
  reason: choice(refundReasons, "isNotEmpty", { oneOf: refundReasons }).describe("Why it is paid back."),
  note: optional(text()).describe("More about why."),
})

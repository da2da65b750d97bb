import { choice, integer, optional, selectQuery, shape, text } from "../http/shape.ts"
import { refundReasons } from "./reserve-refund.ts"

export const getPaymentQuery = shape(selectQuery)

export const refundPaymentBody = shape({
  amount: integer("isNotEmpty", "isInt"),
  reason: choice(refundReasons, "isNotEmpty", { oneOf: refundReasons }),
  note: optional(text()),
})

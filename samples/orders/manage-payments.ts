import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
const { id: orderId } = await placeOrder()

// region retrieve
const { order } = await medusa.admin.orders.retrieve(orderId)
const { payment } = await medusa.admin.payments.retrieve(order.payments[0].id)

console.log(payment.provider_id, payment.amount, payment.captured_at)
// endregion
captured("retrieve")

// region capture
const { payment: taken } = await medusa.admin.payments.capturePayment(payment.id)

console.log(taken.id === payment.id, taken.captured_at !== null)
// endregion
captured("capture")

// region refund
const { refund } = await medusa.admin.payments.refundPayment(payment.id, {
  amount: 1000,
  reason: "discount",
  note: "The package was late",
})
const { payment: after } = await medusa.admin.payments.retrieve(payment.id)

console.log(refund.id, refund.amount, refund.reason)
console.log(after.amount_refunded)
// endregion
captured("refund")

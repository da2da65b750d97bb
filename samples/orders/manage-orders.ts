import { captured } from "../captured.ts"
import { logIn, medusa } from "../client.ts"
import { placeOrder } from "../setup.ts"

await logIn()
await placeOrder()

// region list
const { orders, count } = await medusa.admin.orders.list({ limit: 10 })

console.log(count)
for (const each of orders) {
  console.log(each.email, each.total, each.payment_status, each.fulfillment_status)
}
// endregion
captured("list")

// region retrieve
const { order } = await medusa.admin.orders.retrieve(orders[0].id)

for (const item of order.items) {
  console.log(item.quantity, item.title, item.unit_price, item.total)
}
const { subtotal, shipping_total, tax_total, total } = order
console.log({ subtotal, shipping_total, tax_total, total })
// endregion
captured("retrieve")

// region capture
const { order: paid } = await medusa.admin.orders.capturePayment(order.id)

console.log(paid.payment_status, paid.paid_total, paid.refundable_amount)
// endregion
captured("capture")

// region fulfill
const { order: packed } = await medusa.admin.orders.createFulfillment(order.id, {
  items: [{ item_id: order.items[0].id, quantity: 1 }],
})

console.log(packed.fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await medusa.admin.orders.createShipment(order.id, {
  fulfillment_id: packed.fulfillments[0].id,
  tracking_numbers: ["PARCEL-1"],
})

console.log(sent.fulfillment_status)
// endregion
captured("ship")

// region refund
const { order: refunded } = await medusa.admin.orders.refundPayment(order.id, {
  amount: 1000,
  reason: "discount",
  note: "A button was missing.",
})

console.log(
  refunded.payment_status,
  refunded.refunded_total,
  refunded.refundable_amount,
)
// endregion
captured("refund")

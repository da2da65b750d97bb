import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { placeOrder } from "../setup.ts"

await placeOrder()

// region list
const { orders, count } = await admin("GET", "/admin/orders?limit=10")

console.log(count)
for (const each of orders) {
  console.log(each.email, each.total, each.payment_status, each.fulfillment_status)
}
// endregion
captured("list")

// region retrieve
const { order } = await admin("GET", `/admin/orders/${orders[0].id}`)

for (const item of order.items) {
  console.log(item.quantity, item.title, item.unit_price, item.total)
}
const { subtotal, shipping_total, tax_total, total } = order
console.log({ subtotal, shipping_total, tax_total, total })
// endregion
captured("retrieve")

// region capture
const { order: paid } = await admin("POST", `/admin/orders/${order.id}/capture`)

console.log(paid.payment_status, paid.paid_total, paid.refundable_amount)
// endregion
captured("capture")

// region fulfill
const { order: packed } = await admin(
  "POST",
  `/admin/orders/${order.id}/fulfillment`,
  {
    items: [{ item_id: order.items[0].id, quantity: 1 }],
  },
)

console.log(packed.fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await admin("POST", `/admin/orders/${order.id}/shipment`, {
  fulfillment_id: packed.fulfillments[0].id,
  tracking_numbers: ["PARCEL-1"],
})

console.log(sent.fulfillment_status)
// endregion
captured("ship")

// region refund
const { order: refunded } = await admin(
  "POST",
  `/admin/orders/${order.id}/refund`,
  {
    amount: 1000,
    reason: "discount",
    note: "A button was missing.",
  },
)

console.log(
  refunded.payment_status,
  refunded.refunded_total,
  refunded.refundable_amount,
)
// endregion
captured("refund")

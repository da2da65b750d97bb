import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
await placeOrder()

// region list
const { orders, count } = await medusa.admin.orders.list({ limit: 10 })

console.log(count)
for (const each of orders) {
  console.log(each.email, each.total, each.payment_status, each.fulfillment_status)
}
// endregion
captured("list")

// region filter
const { orders: unpaid, count: unpaidCount } = await medusa.admin.orders.list({
  payment_status: ["awaiting"],
  fulfillment_status: ["not_fulfilled"],
  created_at: { gte: "2026-01-01T00:00:00Z" },
  q: "ada@example.com",
})

console.log(unpaidCount, unpaid[0].payment_status)
// endregion
captured("filter")

// region retrieve
const { order } = await medusa.admin.orders.retrieve(orders[0].id)

for (const item of order.items) {
  console.log(item.quantity, item.title, item.unit_price, item.total)
}
const { subtotal, shipping_total, tax_total, total } = order
console.log({ subtotal, shipping_total, tax_total, total })
// endregion
captured("retrieve")

// region details
const { order: corrected } = await medusa.admin.orders.update(order.id, {
  email: "ada.byron@example.com",
  shipping_address: {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    address_2: "Second floor",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
})

console.log(corrected.email, corrected.shipping_address?.address_2)
// endregion
captured("details")

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

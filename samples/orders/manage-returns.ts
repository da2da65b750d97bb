import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { sendOrder } from "../setup.ts"

const order = await sendOrder()
const { shipping_options } = await admin(
  "GET",
  "/admin/shipping-options?is_return=true",
)
const [wayBack] = shipping_options

// region reasons
const { return_reason } = await admin("POST", "/admin/return-reasons", {
  value: "wrong_size",
  label: "Wrong size",
  description: "It does not fit",
})
const { return_reasons } = await admin("GET", "/admin/return-reasons")

for (const { value, label } of return_reasons) console.log(value, label)
// endregion
captured("reasons")

// region request
const { order: waiting } = await admin("POST", `/admin/orders/${order.id}/return`, {
  items: [{ item_id: order.items[0].id, quantity: 1, reason_id: return_reason.id }],
  return_shipping: { option_id: wayBack.id, price: 300 },
})
const [announced] = waiting.returns

console.log(announced.status, announced.refund_amount)
// endregion
captured("request")

// region list
const { returns, count } = await admin("GET", "/admin/returns?limit=20")

console.log(count)
for (const each of returns) {
  console.log(each.order.display_id, each.status, each.refund_amount)
}
// endregion
captured("list")

// region receive
const { return: received } = await admin(
  "POST",
  `/admin/returns/${announced.id}/receive`,
  { items: [{ item_id: order.items[0].id, quantity: 1 }] },
)
const { order: after } = await admin("GET", `/admin/orders/${order.id}`)

console.log(received.status)
console.log(after.fulfillment_status, after.payment_status)
console.log(after.refunded_total, after.refundable_amount)
// endregion
captured("receive")

// region cancel
const { order: again } = await admin("POST", `/admin/orders/${order.id}/return`, {
  items: [{ item_id: order.items[0].id, quantity: 1 }],
})
const open = again.returns.find(
  (each: { status: string }) => each.status === "requested",
)
await admin("POST", `/admin/returns/${open.id}/cancel`)
const { order: kept } = await admin("GET", `/admin/orders/${order.id}`)

for (const { status } of kept.returns) console.log(status)
// endregion
captured("cancel")

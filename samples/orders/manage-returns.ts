import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { sendOrder } from "../setup.ts"

await signIn()
const order = await sendOrder()
const { shipping_options } = await medusa.admin.shippingOptions.list({
  is_return: true,
})
const [returnOption] = shipping_options

// region reasons
const { return_reason } = await medusa.admin.returnReasons.create({
  value: "wrong_size",
  label: "Wrong size",
  description: "It does not fit",
})
const { return_reasons } = await medusa.admin.returnReasons.list()

for (const { value, label } of return_reasons) console.log(value, label)
// endregion
captured("reasons")

// region request
const { order: waiting } = await medusa.admin.orders.requestReturn(order.id, {
  items: [{ item_id: order.items[0].id, quantity: 1, reason_id: return_reason.id }],
  return_shipping: { option_id: returnOption.id, price: 300 },
})
const [announced] = waiting.returns

console.log(announced.status, announced.refund_amount)
// endregion
captured("request")

// region list
const { returns, count } = await medusa.admin.returns.list({ limit: 20 })

console.log(count)
for (const each of returns) {
  console.log(each.order?.display_id, each.status, each.refund_amount)
}
// endregion
captured("list")

// region receive
const { return: received } = await medusa.admin.returns.receive(announced.id, {
  items: [{ item_id: order.items[0].id, quantity: 1 }],
})
const { order: after } = await medusa.admin.orders.retrieve(order.id)

console.log(received.status)
console.log(after.fulfillment_status, after.payment_status)
console.log(after.refunded_total, after.refundable_amount)
// endregion
captured("receive")

// region cancel
const { order: again } = await medusa.admin.orders.requestReturn(order.id, {
  items: [{ item_id: order.items[0].id, quantity: 1 }],
})
const open = again.returns.find((each) => each.status === "requested")!
await medusa.admin.returns.cancel(open.id)
const { order: kept } = await medusa.admin.orders.retrieve(order.id)

for (const { status } of kept.returns) console.log(status)
// endregion
captured("cancel")

// region change-reason
const { return_reason: clearer } = await medusa.admin.returnReasons.update(
  return_reason.id,
  { label: "Too small or too large" },
)

console.log(clearer.value, clearer.label)
// endregion
captured("change-reason")

// region delete-reason
const { id, deleted } = await medusa.admin.returnReasons.delete(return_reason.id)
const { return_reasons: left } = await medusa.admin.returnReasons.list()

console.log(id, deleted, left.length)
// endregion
captured("delete-reason")

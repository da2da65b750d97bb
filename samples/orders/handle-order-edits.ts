import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { placeOrder } from "../setup.ts"

const order = await placeOrder()
const { variants } = await admin("GET", "/admin/variants?q=COAT-L")
const requestEdit = async () => {
  const { order_edit: begun } = await admin("POST", "/admin/order-edits", {
    order_id: order.id,
  })
  const edit = `/admin/order-edits/${begun.id}`
  await admin("POST", `${edit}/items`, { variant_id: variants[0].id, quantity: 1 })
  await admin("POST", `${edit}/request`)
  return begun.id as string
}
const editId = await requestEdit()

// region show
const { order_edit } = await store("GET", `/store/order-edits/${editId}`)

console.log(order_edit.status, order_edit.difference_due)
for (const { type, line_item } of order_edit.changes) {
  console.log(type, line_item.quantity, line_item.title, line_item.unit_price)
}
// endregion
captured("show")

// region decline
const { order_edit: declined } = await store(
  "POST",
  `/store/order-edits/${editId}/decline`,
  { declined_reason: "Two coats are enough." },
)

console.log(declined.status, declined.declined_reason)
// endregion
captured("decline")

const secondId = await requestEdit()

// region pay
const { order_edit: second } = await store("GET", `/store/order-edits/${secondId}`)
const collection = `/store/payment-collections/${second.payment_collection_id}`
const { payment_collection } = await store("POST", `${collection}/sessions`, {
  provider_id: "manual",
})
const [session] = payment_collection.payment_sessions
const { payment_session } = await store(
  "POST",
  `${collection}/sessions/${session.id}/authorize`,
)

console.log(payment_session.status, payment_session.amount)
// endregion
captured("pay")

// region complete
const { order_edit: confirmed } = await store(
  "POST",
  `/store/order-edits/${secondId}/complete`,
)
const { order: after } = await store("GET", `/store/orders/${order.id}`)

console.log(confirmed.status, after.items.length, after.total)
// endregion
captured("complete")

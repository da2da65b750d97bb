import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { placeOrder } from "../setup.ts"

const order = await placeOrder()

// region create
const { order_edit } = await admin("POST", "/admin/order-edits", {
  order_id: order.id,
  internal_note: "Ada called: she wants a third coat, in L.",
})

console.log(order_edit.status, order_edit.total, order_edit.difference_due)
// endregion
captured("create")

// region add
const { variants } = await admin("GET", "/admin/variants?q=COAT-L")
const { order_edit: added } = await admin(
  "POST",
  `/admin/order-edits/${order_edit.id}/items`,
  { variant_id: variants[0].id, quantity: 1 },
)

console.log(added.total, added.difference_due)
// endregion
captured("add")

// region update
const line = added.items.find(
  (item: { original_item_id: string | null }) => item.original_item_id,
)
const { order_edit: changed } = await admin(
  "POST",
  `/admin/order-edits/${order_edit.id}/items/${line.id}`,
  { quantity: 1 },
)

for (const change of changed.changes) {
  console.log(change.type, change.line_item.title, change.line_item.quantity)
}
console.log(changed.difference_due)
// endregion
captured("update")

// region undo
const { id: changeId } = changed.changes.find(
  (change: { type: string }) => change.type === "item_update",
)
await admin("DELETE", `/admin/order-edits/${order_edit.id}/changes/${changeId}`)
// endregion

// region request
const { order_edit: requested } = await admin(
  "POST",
  `/admin/order-edits/${order_edit.id}/request`,
  { payment_collection_description: "A third coat" },
)

console.log(requested.status, requested.payment_collection.amount)
// endregion
captured("request")

// region pay
const collection = `/store/payment-collections/${requested.payment_collection_id}`
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
  `/store/order-edits/${order_edit.id}/complete`,
)
const { order: after } = await admin("GET", `/admin/orders/${order.id}`)

console.log(confirmed.status)
console.log(after.items.length, after.total, after.paid_total)
// endregion
captured("complete")

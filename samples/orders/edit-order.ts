import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
const order = await placeOrder()

// region create
const { order_edit } = await medusa.admin.orderEdits.create({
  order_id: order.id,
  internal_note: "Ada called: she wants a third coat, in L.",
})

console.log(order_edit.status, order_edit.total, order_edit.difference_due)
// endregion
captured("create")

// region add
const { variants } = await medusa.admin.variants.list({ q: "COAT-L" })
const { order_edit: added } = await medusa.admin.orderEdits.addLineItem(
  order_edit.id,
  { variant_id: variants[0].id, quantity: 1 },
)

console.log(added.total, added.difference_due)
// endregion
captured("add")

// region update
const line = added.items.find((item) => item.original_item_id)!
const { order_edit: changed } = await medusa.admin.orderEdits.updateLineItem(
  order_edit.id,
  line.id,
  { quantity: 1 },
)

for (const change of changed.changes) {
  console.log(change.type, change.line_item?.title, change.line_item?.quantity)
}
console.log(changed.difference_due)
// endregion
captured("update")

// region undo
const change = changed.changes.find((change) => change.type === "item_update")!
await medusa.admin.orderEdits.deleteItemChange(order_edit.id, change.id)
// endregion

// region request
const { order_edit: requested } = await medusa.admin.orderEdits.requestConfirmation(
  order_edit.id,
)

console.log(requested.status, requested.payment_collection?.amount)
// endregion
captured("request")

// region pay
const { payment_collection } = await medusa.paymentCollections.managePaymentSession(
  requested.payment_collection_id!,
  {
    provider_id: "manual",
  },
)
const [session] = payment_collection.payment_sessions
const { payment_session } = await medusa.paymentCollections.authorizePaymentSession(
  requested.payment_collection_id!,
  session.id,
)

console.log(payment_session.status, payment_session.amount)
// endregion
captured("pay")

// region complete
const { order_edit: confirmed } = await medusa.orderEdits.complete(order_edit.id)
const { order: after } = await medusa.admin.orders.retrieve(order.id)

console.log(confirmed.status)
console.log(after.items.length, after.total, after.paid_total)
// endregion
captured("complete")

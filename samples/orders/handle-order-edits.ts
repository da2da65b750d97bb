import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
const order = await placeOrder()
const { variants } = await medusa.admin.variants.list({ q: "COAT-L" })
const large = variants[0]

// region request
const { order_edit: proposed } = await medusa.admin.orderEdits.create({
  order_id: order.id,
})
const editId = proposed.id
await medusa.admin.orderEdits.addLineItem(editId, {
  variant_id: large.id,
  quantity: 1,
})
const { order_edit: asked } =
  await medusa.admin.orderEdits.requestConfirmation(editId)

console.log(asked.status)
// endregion
captured("request")

// region show
const { order_edit } = await medusa.orderEdits.retrieve(editId)

console.log(order_edit.status, order_edit.difference_due)
for (const { type, line_item } of order_edit.changes) {
  console.log(type, line_item?.quantity, line_item?.title, line_item?.unit_price)
}
// endregion
captured("show")

// region decline
const { order_edit: declined } = await medusa.orderEdits.decline(editId, {
  declined_reason: "Two coats are enough.",
})

console.log(declined.status, declined.declined_reason)
// endregion
captured("decline")

// region again
const { order_edit: again } = await medusa.admin.orderEdits.create({
  order_id: order.id,
})
const secondId = again.id
await medusa.admin.orderEdits.addLineItem(secondId, {
  variant_id: large.id,
  quantity: 1,
})
await medusa.admin.orderEdits.requestConfirmation(secondId)
// endregion

// region pay
const { order_edit: second } = await medusa.orderEdits.retrieve(secondId)
const { payment_collection } = await medusa.paymentCollections.managePaymentSession(
  second.payment_collection_id!,
  {
    provider_id: "manual",
  },
)
const [session] = payment_collection.payment_sessions
const { payment_session } = await medusa.paymentCollections.authorizePaymentSession(
  second.payment_collection_id!,
  session.id,
)

console.log(payment_session.status, payment_session.amount)
// endregion
captured("pay")

// region complete
const { order_edit: confirmed } = await medusa.orderEdits.complete(secondId)
const { order: after } = await medusa.orders.retrieve(confirmed.order_id)

console.log(confirmed.status, after.items.length, after.total)
// endregion
captured("complete")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { sendOrder } from "../setup.ts"

await signIn()
const order = await sendOrder()

// region reason
const { return_reason: reason } = await medusa.admin.returnReasons.create({
  value: "wrong_size",
  label: "Wrong size",
})

console.log(reason.value, reason.label)
// endregion
captured("reason")

// region order
const { order: found } = await medusa.orders.lookupOrder({
  display_id: order.display_id,
  email: "ada@example.com",
})

for (const item of found.items) console.log(item.title, item.quantity)
// endregion
captured("order")

// region reasons
const { return_reasons } = await medusa.returnReasons.list()

for (const { label } of return_reasons) console.log(label)
// endregion
captured("reasons")

// region options
const { shipping_options } = await medusa.shippingOptions.list({
  is_return: true,
  region_id: found.region_id,
})

for (const { name, amount } of shipping_options) console.log(name, amount)
// endregion
captured("options")

// region create
const { return: announced } = await medusa.returns.create({
  order_id: found.id,
  items: [
    {
      item_id: found.items[0].id,
      quantity: 1,
      reason_id: return_reasons[0].id,
      note: "The sleeves are too short.",
    },
  ],
  return_shipping: { option_id: shipping_options[0].id },
})

console.log(announced.id, announced.status, announced.refund_amount)
// endregion
captured("create")

// region too-many
try {
  await medusa.returns.create({
    order_id: found.id,
    items: [{ item_id: found.items[0].id, quantity: 3 }],
  })
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("too-many")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { sendOrder } from "../setup.ts"

await signIn()
const order = await sendOrder()
const { variants } = await medusa.admin.variants.list({ q: "COAT-L" })
const [large] = variants
const { shipping_options } = await medusa.admin.shippingOptions.list()
const named = (name: string) => shipping_options.find((each) => each.name === name)!
const [shippingOption, returnOption] = [named("Parcel"), named("Parcel back")]

// region create
const { order: exchanging } = await medusa.admin.orders.createSwap(order.id, {
  return_items: [{ item_id: order.items[0].id, quantity: 1 }],
  return_shipping: { option_id: returnOption.id, price: 0 },
  additional_items: [{ variant_id: large.id, quantity: 1 }],
  custom_shipping_options: [{ option_id: shippingOption.id, price: 0 }],
})
const [swap] = exchanging.swaps

console.log(swap.payment_status, swap.fulfillment_status)
// endregion
captured("create")

// region retrieve
const { swap: priced } = await medusa.admin.swaps.retrieve(swap.id)

for (const item of priced.cart!.items) console.log(item.title, item.unit_price)
console.log(priced.cart?.total)
// endregion
captured("retrieve")

// region confirm
const { shipping_options: offered } = await medusa.shippingOptions.listCartOptions(
  priced.cart_id!,
)
await medusa.carts.addShippingMethod(priced.cart_id!, { option_id: offered[0].id })
await medusa.carts.createPaymentSessions(priced.cart_id!)
const { type } = await medusa.carts.complete(priced.cart_id!)

console.log(type)
// endregion
captured("confirm")

// region confirmed
const { swap: confirmed } = await medusa.admin.swaps.retrieve(swap.id)

console.log(confirmed.payment_status, confirmed.difference_due)
// endregion
captured("confirmed")

// region pay
const { order: paid } = await medusa.admin.orders.processSwapPayment(
  order.id,
  swap.id,
)

console.log(paid.swaps[0].payment_status)
// endregion
captured("pay")

// region fulfill
const { order: packed } = await medusa.admin.orders.fulfillSwap(
  order.id,
  swap.id,
  {},
)
const [parcelOut] = packed.swaps[0].fulfillments

console.log(packed.swaps[0].fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await medusa.admin.orders.createSwapShipment(
  order.id,
  swap.id,
  { fulfillment_id: parcelOut.id, tracking_numbers: ["PARCEL-2"] },
)

console.log(sent.swaps[0].fulfillment_status)
// endregion
captured("ship")

// region receive
const { return: received } = await medusa.admin.returns.receive(
  confirmed.return_order!.id,
  { items: [{ item_id: order.items[0].id, quantity: 1 }] },
)

console.log(received.status)
// endregion
captured("receive")

// region cancel
const { order: twice } = await medusa.admin.orders.createSwap(order.id, {
  return_items: [{ item_id: order.items[0].id, quantity: 1 }],
})
const unwanted = twice.swaps.find((each) => each.id !== swap.id)!
await medusa.admin.returns.cancel(unwanted.return_order!.id)
const { order: canceled } = await medusa.admin.orders.cancelSwap(
  order.id,
  unwanted.id,
)

for (const each of canceled.swaps) console.log(each.payment_status)
// endregion
captured("cancel")

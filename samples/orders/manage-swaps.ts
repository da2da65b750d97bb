import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { sendOrder } from "../setup.ts"

const order = await sendOrder()
const { variants } = await admin("GET", "/admin/variants?q=COAT-L")
const [large] = variants
const { shipping_options } = await admin("GET", "/admin/shipping-options")
const named = (name: string) =>
  shipping_options.find((each: { name: string }) => each.name === name)
const [parcel, wayBack] = [named("Parcel"), named("Parcel back")]

// region create
const { order: exchanging } = await admin(
  "POST",
  `/admin/orders/${order.id}/swaps`,
  {
    return_items: [{ item_id: order.items[0].id, quantity: 1 }],
    return_shipping: { option_id: wayBack.id, price: 0 },
    additional_items: [{ variant_id: large.id, quantity: 1 }],
    custom_shipping_options: [{ option_id: parcel.id, price: 0 }],
  },
)
const [swap] = exchanging.swaps

console.log(swap.payment_status, swap.fulfillment_status)
// endregion
captured("create")

// region retrieve
const { swap: priced } = await admin("GET", `/admin/swaps/${swap.id}`)

for (const item of priced.cart.items) console.log(item.title, item.unit_price)
console.log(priced.cart.total)
// endregion
captured("retrieve")

const cart = `/store/carts/${priced.cart_id}`
const offered = await store("GET", `/store/shipping-options/${priced.cart_id}`)
await store("POST", `${cart}/shipping-methods`, {
  option_id: offered.shipping_options[0].id,
})
await store("POST", `${cart}/payment-sessions`)
await store("POST", `${cart}/complete`)

// region confirmed
const { swap: confirmed } = await admin("GET", `/admin/swaps/${swap.id}`)

console.log(confirmed.payment_status, confirmed.difference_due)
// endregion
captured("confirmed")

// region pay
const { order: paid } = await admin(
  "POST",
  `/admin/orders/${order.id}/swaps/${swap.id}/process-payment`,
)

console.log(paid.swaps[0].payment_status)
// endregion
captured("pay")

// region fulfill
const { order: packed } = await admin(
  "POST",
  `/admin/orders/${order.id}/swaps/${swap.id}/fulfillments`,
)
const [parcelOut] = packed.swaps[0].fulfillments

console.log(packed.swaps[0].fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await admin(
  "POST",
  `/admin/orders/${order.id}/swaps/${swap.id}/shipments`,
  { fulfillment_id: parcelOut.id, tracking_numbers: ["PARCEL-2"] },
)

console.log(sent.swaps[0].fulfillment_status)
// endregion
captured("ship")

// region receive
const { return: received } = await admin(
  "POST",
  `/admin/returns/${confirmed.return_order.id}/receive`,
  { items: [{ item_id: order.items[0].id, quantity: 1 }] },
)

console.log(received.status)
// endregion
captured("receive")

// region cancel
const { order: twice } = await admin("POST", `/admin/orders/${order.id}/swaps`, {
  return_items: [{ item_id: order.items[0].id, quantity: 1 }],
})
const unwanted = twice.swaps.find((each: { id: string }) => each.id !== swap.id)
await admin("POST", `/admin/returns/${unwanted.return_order.id}/cancel`)
const { order: canceled } = await admin(
  "POST",
  `/admin/orders/${order.id}/swaps/${unwanted.id}/cancel`,
)

for (const each of canceled.swaps) console.log(each.payment_status)
// endregion
captured("cancel")

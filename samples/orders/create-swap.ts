import { captured } from "../captured.ts"
import { store } from "../clients.ts"
import { sendOrder } from "../setup.ts"

const order = await sendOrder()
const { variants } = await store("GET", "/store/variants?title=L")
const [large] = variants

// region create
const { shipping_options } = await store(
  "GET",
  `/store/shipping-options?is_return=true&region_id=${order.region_id}`,
)
const { swap } = await store("POST", "/store/swaps", {
  order_id: order.id,
  return_items: [{ item_id: order.items[0].id, quantity: 1 }],
  return_shipping_option: shipping_options[0].id,
  additional_items: [{ variant_id: large.id, quantity: 1 }],
})

console.log(swap.id, swap.payment_status, swap.cart_id)
// endregion
captured("create")

// region cart
const { cart } = await store("GET", `/store/carts/${swap.cart_id}`)

for (const item of cart.items)
  console.log(item.title, item.unit_price, item.is_return)
console.log(cart.type, cart.total)
// endregion
captured("cart")

// region complete
const offered = await store("GET", `/store/shipping-options/${swap.cart_id}`)
await store("POST", `/store/carts/${swap.cart_id}/shipping-methods`, {
  option_id: offered.shipping_options[0].id,
})
await store("POST", `/store/carts/${swap.cart_id}/payment-sessions`)
const { type, data } = await store("POST", `/store/carts/${swap.cart_id}/complete`)

console.log(type, data.payment_status)
// endregion
captured("complete")

// region retrieve
const { swap: confirmed } = await store("GET", `/store/swaps/${swap.cart_id}`)

console.log(confirmed.difference_due, confirmed.confirmed_at)
// endregion
captured("retrieve")

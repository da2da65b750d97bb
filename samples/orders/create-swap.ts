import { captured } from "../captured.ts"
import { medusa } from "../client.ts"
import { sendOrder } from "../setup.ts"

const order = await sendOrder()
const { variants } = await medusa.products.variants.list({ title: "L" })
const [large] = variants

// region create
const { shipping_options } = await medusa.shippingOptions.list({
  is_return: true,
  region_id: order.region_id,
})
const { swap } = await medusa.swaps.create({
  order_id: order.id,
  return_items: [{ item_id: order.items[0].id, quantity: 1 }],
  return_shipping_option: shipping_options[0].id,
  additional_items: [{ variant_id: large.id, quantity: 1 }],
})

console.log(swap.id, swap.payment_status, swap.cart_id)
// endregion
captured("create")

// region cart
const { cart } = await medusa.carts.retrieve(swap.cart_id!)

for (const item of cart.items)
  console.log(item.title, item.unit_price, item.is_return)
console.log(cart.type, cart.total)
// endregion
captured("cart")

// region complete
const offered = await medusa.shippingOptions.listCartOptions(swap.cart_id!)
await medusa.carts.addShippingMethod(swap.cart_id!, {
  option_id: offered.shipping_options[0].id,
})
await medusa.carts.createPaymentSessions(swap.cart_id!)
const answer = await medusa.carts.complete(swap.cart_id!)

if (answer.type === "swap") console.log(answer.type, answer.data.payment_status)
// endregion
captured("complete")

// region retrieve
const { swap: confirmed } = await medusa.swaps.retrieveByCartId(swap.cart_id!)

console.log(confirmed.difference_due, confirmed.confirmed_at)
// endregion
captured("retrieve")

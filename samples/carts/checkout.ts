import { captured } from "../captured.ts"
import { medusa } from "../client.ts"
import { fillCart } from "../setup.ts"

const { id: cartId } = await fillCart()

// region cart
const { cart } = await medusa.carts.retrieve(cartId)

console.log(cart.items.length, cart.payment_session?.provider_id)
// endregion
captured("cart")

// region complete
const answer = await medusa.carts.complete(cart.id)

if (answer.type === "order") {
  const { id, status, payment_status, total } = answer.data
  console.log(answer.type, id, status, payment_status, total)
}
// endregion
captured("complete")

// region again
const again = await medusa.carts.complete(cart.id)

console.log(again.type, again.data.id === answer.data.id)
// endregion
captured("again")

// region order
const { order: found } = await medusa.orders.retrieveByCartId(cart.id)

for (const item of found.items) console.log(item.quantity, item.title, item.total)
console.log(found.shipping_total, found.tax_total, found.total)
// endregion
captured("order")

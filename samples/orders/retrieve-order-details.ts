import { captured } from "../captured.ts"
import { medusa } from "../client.ts"
import { fillCart } from "../setup.ts"

const { id: cartId } = await fillCart()
const { data } = await medusa.carts.complete(cartId)
const orderId: string = data.id

// region id
const { order } = await medusa.orders.retrieve(orderId)

for (const item of order.items) console.log(item.quantity, item.title, item.total)
const { subtotal, shipping_total, tax_total, total } = order
console.log({ subtotal, shipping_total, tax_total, total })
// endregion
captured("id")

// region cart
const { order: ofCart } = await medusa.orders.retrieveByCartId(cartId)

console.log(ofCart.id === orderId)
// endregion
captured("cart")

// region number
const { order: lookedUp } = await medusa.orders.lookupOrder({
  display_id: order.display_id,
  email: "ada@example.com",
})

console.log(
  lookedUp.display_id,
  lookedUp.fulfillment_status,
  lookedUp.payment_status,
)
// endregion
captured("number")

// region account
const { customer } = await medusa.customers.create({
  email: "grace@example.com",
  password: "a-long-passphrase",
})
await medusa.auth.getToken({
  email: "grace@example.com",
  password: "a-long-passphrase",
})

console.log(customer.email)
// endregion
captured("account")

// region mine
const { orders, count } = await medusa.customers.listOrders({
  limit: 10,
  payment_status: ["captured"],
})

console.log(count, orders)
// endregion
captured("mine")

// region wrong
try {
  await medusa.orders.lookupOrder({
    display_id: order.display_id,
    email: "grace@example.com",
  })
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("wrong")

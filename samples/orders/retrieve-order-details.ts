import { captured } from "../captured.ts"
import { customerOf, store } from "../clients.ts"
import { fillCart } from "../setup.ts"

const cart = await fillCart()
await store("POST", "/store/customers", {
  email: "grace@example.com",
  password: "a-long-passphrase",
})
const { access_token } = await store("POST", "/store/auth/token", {
  email: "grace@example.com",
  password: "a-long-passphrase",
})
const { data } = await store("POST", `/store/carts/${cart.id}/complete`)
const orderId: string = data.id

// region id
const { order } = await store("GET", `/store/orders/${orderId}`)

for (const item of order.items) console.log(item.quantity, item.title, item.total)
const { subtotal, shipping_total, tax_total, total } = order
console.log({ subtotal, shipping_total, tax_total, total })
// endregion
captured("id")

// region cart
const { order: ofCart } = await store("GET", `/store/orders/cart/${cart.id}`)

console.log(ofCart.id === orderId)
// endregion
captured("cart")

// region number
const query = new URLSearchParams({ display_id: "1", email: "ada@example.com" })
const { order: lookedUp } = await store("GET", `/store/orders?${query}`)

console.log(
  lookedUp.display_id,
  lookedUp.fulfillment_status,
  lookedUp.payment_status,
)
// endregion
captured("number")

// region mine
const grace = customerOf(access_token)
const { orders, count } = await grace(
  "GET",
  "/store/customers/me/orders?limit=10&payment_status[]=captured",
)

console.log(count, orders)
// endregion
captured("mine")

// region wrong
const other = new URLSearchParams({ display_id: "1", email: "grace@example.com" })
try {
  await store("GET", `/store/orders?${other}`)
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("wrong")

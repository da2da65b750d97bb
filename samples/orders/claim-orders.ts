import { captured, told } from "../captured.ts"
import { medusa } from "../client.ts"
import { placeOrder } from "../setup.ts"

const order = await placeOrder()

// region before
await medusa.customers.create({
  email: "ada.byron@example.com",
  password: "a-long-passphrase",
  first_name: "Ada",
  last_name: "Byron",
})
await medusa.auth.getToken({
  email: "ada.byron@example.com",
  password: "a-long-passphrase",
})
const { count } = await medusa.customers.listOrders()

console.log(count)
// endregion
captured("before")

// region ask
await medusa.orders.requestCustomerOrders({ order_ids: [order.id] })
// endregion

const { token } = await told<{ token: string }>("order-update-token.created")

// region confirm
await medusa.orders.confirmRequest({ token })
const { orders } = await medusa.customers.listOrders()

for (const { display_id, email, total } of orders) {
  console.log(display_id, email, total)
}
// endregion
captured("confirm")

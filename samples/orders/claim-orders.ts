import { captured, told } from "../captured.ts"
import { customerOf, store } from "../clients.ts"
import { placeOrder } from "../setup.ts"

const order = await placeOrder()
await store("POST", "/store/customers", {
  email: "ada.byron@example.com",
  password: "a-long-passphrase",
  first_name: "Ada",
  last_name: "Byron",
})

// region before
const { access_token } = await store("POST", "/store/auth/token", {
  email: "ada.byron@example.com",
  password: "a-long-passphrase",
})
const ada = customerOf(access_token)
const { count } = await ada("GET", "/store/customers/me/orders")

console.log(count)
// endregion
captured("before")

// region ask
await ada("POST", "/store/orders/batch/customer/token", { order_ids: [order.id] })
// endregion

const { token } = await told<{ token: string }>("order-update-token.created")

// region confirm
await store("POST", "/store/orders/customer/confirm", { token })
const { orders } = await ada("GET", "/store/customers/me/orders")

for (const { display_id, email, total } of orders) {
  console.log(display_id, email, total)
}
// endregion
captured("confirm")

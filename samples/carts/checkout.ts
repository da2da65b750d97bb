import { captured } from "../captured.ts"
import { store } from "../clients.ts"
import { fillCart } from "../setup.ts"

const cart = await fillCart()

// region complete
const { type, data: order } = await store(
  "POST",
  `/store/carts/${cart.id}/complete`,
)

console.log(type, order.id, order.status, order.payment_status, order.total)
// endregion
captured("complete")

// region again
const again = await store("POST", `/store/carts/${cart.id}/complete`)

console.log(again.type, again.data.id === order.id)
// endregion
captured("again")

// region order
const { order: found } = await store("GET", `/store/orders/cart/${cart.id}`)

for (const item of found.items) console.log(item.quantity, item.title, item.total)
console.log(found.shipping_total, found.tax_total, found.total)
// endregion
captured("order")

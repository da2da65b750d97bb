import { captured } from "../captured.ts"
import { store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region create
const { regions } = await store("GET", "/store/regions")
const { cart } = await store("POST", "/store/carts", { region_id: regions[0].id })

console.log(cart.id, cart.region.name, cart.total)
// endregion
captured("create")

// region products
const { products } = await store("GET", `/store/products?cart_id=${cart.id}`)

for (const variant of products[0].variants) {
  console.log(
    variant.title,
    variant.calculated_price,
    variant.calculated_price_incl_tax,
  )
}
// endregion
captured("products")

// region items
const [small] = products[0].variants
const { cart: filled } = await store("POST", `/store/carts/${cart.id}/line-items`, {
  variant_id: small.id,
  quantity: 2,
})

for (const item of filled.items) {
  console.log(item.quantity, item.title, item.unit_price, item.subtotal)
}
// endregion
captured("items")

// region quantity
const line = `/store/carts/${cart.id}/line-items/${filled.items[0].id}`
const { cart: smaller } = await store("POST", line, { quantity: 1 })

console.log(smaller.items[0].quantity, smaller.subtotal)
// endregion
captured("quantity")

// region address
const { cart: addressed } = await store("POST", `/store/carts/${cart.id}`, {
  email: "ada@example.com",
  shipping_address: {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
})

const { subtotal, tax_total, total } = addressed
console.log({ subtotal, tax_total, total })
// endregion
captured("address")

// region shipping
const { shipping_options } = await store(
  "GET",
  `/store/shipping-options/${cart.id}`,
)
for (const option of shipping_options) {
  console.log(option.name, option.amount, option.price_incl_tax)
}

const { cart: shipped } = await store(
  "POST",
  `/store/carts/${cart.id}/shipping-methods`,
  {
    option_id: shipping_options[0].id,
  },
)

console.log(shipped.shipping_total, shipped.total)
// endregion
captured("shipping")

// region payment
const { cart: payable } = await store(
  "POST",
  `/store/carts/${cart.id}/payment-sessions`,
)

for (const session of payable.payment_sessions) {
  console.log(session.provider_id, session.status, session.is_selected)
}
// endregion
captured("payment")

// region retrieve
const { cart: kept } = await store("GET", `/store/carts/${cart.id}`)

console.log(kept.items.length, kept.email, kept.total)
// endregion
captured("retrieve")

// region remove
const { cart: empty } = await store("DELETE", line)

console.log(empty.items.length)
// endregion
captured("remove")

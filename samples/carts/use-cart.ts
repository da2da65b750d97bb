import { captured } from "../captured.ts"
import { medusa } from "../client.ts"
import { openShop } from "../setup.ts"

await openShop()

// region create
const { regions } = await medusa.regions.list()
const { cart } = await medusa.carts.create({ region_id: regions[0].id })

console.log(cart.id, cart.region?.name, cart.total)
// endregion
captured("create")

// region products
const { products } = await medusa.products.list({ cart_id: cart.id })

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
const { cart: filled } = await medusa.carts.lineItems.create(cart.id, {
  variant_id: small.id,
  quantity: 2,
})

for (const item of filled.items) {
  console.log(item.quantity, item.title, item.unit_price, item.subtotal)
}
// endregion
captured("items")

// region quantity
const { cart: smaller } = await medusa.carts.lineItems.update(
  cart.id,
  filled.items[0].id,
  { quantity: 1 },
)

console.log(smaller.items[0].quantity, smaller.subtotal)
// endregion
captured("quantity")

// region address
const { cart: addressed } = await medusa.carts.update(cart.id, {
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
const { shipping_options } = await medusa.shippingOptions.listCartOptions(cart.id)
for (const option of shipping_options) {
  console.log(option.name, option.amount, option.price_incl_tax)
}

const { cart: shipped } = await medusa.carts.addShippingMethod(cart.id, {
  option_id: shipping_options[0].id,
})

console.log(shipped.shipping_total, shipped.total)
// endregion
captured("shipping")

// region payment
const { cart: payable } = await medusa.carts.createPaymentSessions(cart.id)

for (const session of payable.payment_sessions!) {
  console.log(session.provider_id, session.status, session.is_selected)
}
// endregion
captured("payment")

// region retrieve
const { cart: kept } = await medusa.carts.retrieve(cart.id)

console.log(kept.items.length, kept.email, kept.total)
// endregion
captured("retrieve")

// region remove
const { cart: empty } = await medusa.carts.lineItems.delete(
  cart.id,
  filled.items[0].id,
)

console.log(empty.items.length)
// endregion
captured("remove")

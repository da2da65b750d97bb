import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region store
await medusa.admin.store.addCurrency("eur")
const { region: north } = await medusa.admin.regions.create({
  name: "Northern Europe",
  currency_code: "eur",
  tax_rate: 25,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["de", "dk"],
})

const { shipping_profiles } = await medusa.admin.shippingProfiles.list()
const profile = shipping_profiles.find(({ type }) => type === "default")!
const { shipping_option } = await medusa.admin.shippingOptions.create({
  name: "Parcel",
  region_id: north.id,
  profile_id: profile.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 500,
})

const { product: coat } = await medusa.admin.products.create({
  title: "Rain coat",
  status: "published",
  options: [{ title: "Size" }],
  variants: ["S", "L"].map((size, i) => ({
    title: size,
    manage_inventory: false,
    prices: [{ currency_code: "eur", amount: 7900 + i * 500 }],
    options: [{ value: size }],
  })),
})

console.log(north.name, shipping_option.name, coat.title)
// endregion
captured("store")

// region create
const { regions } = await medusa.regions.list()
const region = regions.find(({ countries }) =>
  countries.some(({ iso_2 }) => iso_2 === "de"),
)
if (!region) throw new Error("Create a region that contains Germany first.")

const { cart } = await medusa.carts.create({ region_id: region.id })

console.log(cart.id, cart.region?.name, cart.total)
// endregion
captured("create")

// region products
const { products } = await medusa.products.list({
  cart_id: cart.id,
  is_giftcard: false,
})
const product = products.find(({ variants }) => variants.length > 1)
if (!product) throw new Error("Create a product with two variants first.")

for (const variant of product.variants) {
  console.log(
    variant.title,
    variant.calculated_price,
    variant.calculated_price_incl_tax,
  )
}
// endregion
captured("products")

// region items
const [small, large] = product.variants
await medusa.carts.lineItems.create(cart.id, {
  variant_id: large.id,
  quantity: 1,
})
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
const smallLine = filled.items.find((item) => item.variant_id === small.id)!
const { cart: smaller } = await medusa.carts.lineItems.update(
  cart.id,
  smallLine.id,
  { quantity: 1 },
)

for (const item of smaller.items) console.log(item.quantity, item.subtotal)
// endregion
captured("quantity")

// region remove
const largeLine = filled.items.find((item) => item.variant_id === large.id)!
const { cart: single } = await medusa.carts.lineItems.delete(cart.id, largeLine.id)

console.log(single.items.length, single.subtotal)
// endregion
captured("remove")

// region address
const { cart: addressed } = await medusa.carts.update(cart.id, {
  email: "ada@example.com",
  shipping_address: {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Berlin",
    postal_code: "10115",
    country_code: "de",
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

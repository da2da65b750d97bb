import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]
await medusa.admin.regions.create({
  name: "United States",
  currency_code: "usd",
  tax_rate: 0,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["us"],
})
const size = coat.variants.find(({ title }) => title === "S")!
await medusa.admin.products.updateVariant(coat.id, size.id, {
  prices: [
    { currency_code: "eur", amount: 7900 },
    { currency_code: "usd", amount: 8900 },
  ],
})

// region list
const { regions } = await medusa.regions.list()

for (const region of regions) {
  const countries = region.countries.map((each) => each.iso_2)
  console.log(region.name, region.currency_code, region.tax_rate, countries)
}
// endregion
captured("list")

// region choose
function regionOf(country: string) {
  return regions.find((region: { countries: { iso_2: string }[] }) =>
    region.countries.some(({ iso_2 }) => iso_2 === country),
  )
}

const here = regionOf("se") ?? regions[0]

console.log(here.name)
// endregion
captured("choose")

// region prices
const { products } = await medusa.products.list({ region_id: here.id })

for (const variant of products[0].variants) {
  console.log(variant.title, variant.calculated_price, here.currency_code)
}
// endregion
captured("prices")

// region cart
const { cart } = await medusa.carts.create({
  region_id: here.id,
  country_code: "se",
})
for (const variant of products[0].variants) {
  await medusa.carts.lineItems.create(cart.id, {
    variant_id: variant.id,
    quantity: 1,
  })
}

console.log(cart.region?.name, cart.shipping_address?.country_code)
// endregion
captured("cart")

// region move
const { cart: moved } = await medusa.carts.update(cart.id, {
  region_id: regionOf("us")?.id,
})

console.log(moved.region?.currency_code, moved.shipping_address?.country_code)
for (const item of moved.items) console.log(item.variant?.sku, item.unit_price)
// endregion
captured("move")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions: own } = await medusa.admin.regions.list()
const region = own[0]
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]

// region create
await medusa.admin.regions.update(region.id, { automatic_taxes: false })

const small = coat.variants.find(({ title }) => title === "S")!
const { cart: filled } = await medusa.carts.create({
  region_id: region.id,
  items: [{ variant_id: small.id, quantity: 2 }],
})
const cartId = filled.id

console.log(filled.items.length, filled.tax_total)
// endregion
captured("create")

// region without
const { cart } = await medusa.carts.retrieve(cartId)

console.log(cart.region?.automatic_taxes)
console.log(cart.subtotal, cart.tax_total, cart.total)
// endregion
captured("without")

// region with
const { cart: taxed } = await medusa.carts.calculateTaxes(cartId)

console.log(taxed.subtotal, taxed.tax_total, taxed.total)
for (const item of taxed.items) {
  for (const line of item.tax_lines!) console.log(item.title, line.name, line.rate)
}
// endregion
captured("with")

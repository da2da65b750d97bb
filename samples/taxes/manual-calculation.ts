import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
await medusa.admin.regions.update(regions[0].id, { automatic_taxes: false })
const { variants } = await medusa.products.variants.list({ title: "S" })
const { cart: made } = await medusa.carts.create({
  region_id: regions[0].id,
  items: [{ variant_id: variants[0].id, quantity: 2 }],
})
const cartId: string = made.id

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

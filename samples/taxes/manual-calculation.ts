import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const { regions } = await admin("GET", "/admin/regions")
await admin("POST", `/admin/regions/${regions[0].id}`, { automatic_taxes: false })
const { variants } = await store("GET", "/store/variants?title=S")
const { cart: made } = await store("POST", "/store/carts", {
  region_id: regions[0].id,
  items: [{ variant_id: variants[0].id, quantity: 2 }],
})
const cartId: string = made.id

// region without
const { cart } = await store("GET", `/store/carts/${cartId}`)

console.log(cart.region.automatic_taxes)
console.log(cart.subtotal, cart.tax_total, cart.total)
// endregion
captured("without")

// region with
const { cart: taxed } = await store("POST", `/store/carts/${cartId}/taxes`)

console.log(taxed.subtotal, taxed.tax_total, taxed.total)
for (const item of taxed.items) {
  for (const line of item.tax_lines) console.log(item.title, line.name, line.rate)
}
// endregion
captured("with")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region switch
await medusa.admin.currencies.update("eur", { includes_tax: true })
// endregion

// region cart
const { regions } = await medusa.regions.list()
const { variants } = await medusa.products.variants.list({ title: "S" })
const { cart } = await medusa.carts.create({
  region_id: regions[0].id,
  items: [{ variant_id: variants[0].id, quantity: 2 }],
})

const [item] = cart.items
console.log(item.unit_price, item.includes_tax)
console.log({
  subtotal: item.subtotal,
  tax_total: item.tax_total,
  total: item.total,
})
// endregion
captured("cart")

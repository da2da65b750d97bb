import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region switch
await admin("POST", "/admin/currencies/eur", { includes_tax: true })
// endregion

// region cart
const { regions } = await store("GET", "/store/regions")
const { variants } = await store("GET", "/store/variants?title=S")
const { cart } = await store("POST", "/store/carts", {
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

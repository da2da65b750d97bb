import { captured } from "../captured.ts"
import { openShop } from "../setup.ts"

await openShop()

// region client
import Medusa from "@stheno/js-client"

const medusa = new Medusa({ baseUrl: "http://localhost:9000" })
// endregion

// region cart
const { regions } = await medusa.regions.list()
const { products } = await medusa.products.list({
  region_id: regions[0]?.id,
})
const variant = products[0]?.variants[0]

const { cart } = await medusa.carts.create({ region_id: regions[0]?.id })
if (variant)
  await medusa.carts.lineItems.create(cart.id, {
    variant_id: variant.id,
    quantity: 2,
  })
// endregion

// region expand
const { cart: filled } = await medusa.carts.retrieve(
  cart.id,
  {},
  { query: { expand: "items.variant,region" } },
)

for (const item of filled.items)
  console.log(item.quantity, item.title, item.variant?.sku)
console.log(filled.region?.name)
// endregion
captured("expand")

// region response
const { response } = await medusa.products.list({ limit: 1 })
console.log(response.status)
// endregion
captured("response")

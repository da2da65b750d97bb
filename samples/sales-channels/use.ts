import { captured } from "../captured.ts"
import { admin, store, storeOf } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const { sales_channel } = await admin("POST", "/admin/sales-channels", {
  name: "Harbour shop",
})
const { product: hat } = await admin("POST", "/admin/products", {
  title: "Wool hat",
  status: "published",
  sales_channels: [{ id: sales_channel.id }],
  options: [{ title: "Size" }],
  variants: [
    {
      title: "One size",
      manage_inventory: false,
      prices: [{ currency_code: "eur", amount: 2500 }],
      options: [{ value: "One size" }],
    },
  ],
})
const { publishable_api_key: made } = await admin(
  "POST",
  "/admin/publishable-api-keys",
  { title: "Till" },
)
await admin("POST", `/admin/publishable-api-keys/${made.id}/sales-channels/batch`, {
  sales_channel_ids: [{ id: sales_channel.id }],
})
const publishableKey: string = made.id

// region without
const { products: web } = await store("GET", "/store/products")

for (const product of web) console.log(product.title)
// endregion
captured("without")

// region with
const till = storeOf(publishableKey)
const { products: atTill } = await till("GET", "/store/products")

for (const product of atTill) console.log(product.title)
// endregion
captured("with")

// region cart
const { regions } = await till("GET", "/store/regions")
const { cart } = await till("POST", "/store/carts", { region_id: regions[0].id })
const { cart: filled } = await till("POST", `/store/carts/${cart.id}/line-items`, {
  variant_id: hat.variants[0].id,
  quantity: 1,
})

console.log(filled.sales_channel.name, filled.items[0].title)
// endregion
captured("cart")

// region refused
const { cart: webCart } = await store("POST", "/store/carts", {
  region_id: regions[0].id,
})
try {
  await store("POST", `/store/carts/${webCart.id}/line-items`, {
    variant_id: hat.variants[0].id,
    quantity: 1,
  })
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("refused")

// region orders
const { orders } = await admin(
  "GET",
  `/admin/orders?sales_channel_id[]=${sales_channel.id}`,
)

console.log(orders.length)
// endregion
captured("orders")

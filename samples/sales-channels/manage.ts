import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region list
const { sales_channels } = await admin("GET", "/admin/sales-channels")

for (const channel of sales_channels) console.log(channel.name, channel.is_disabled)
// endregion
captured("list")

// region create
const { sales_channel } = await admin("POST", "/admin/sales-channels", {
  name: "Harbour shop",
  description: "The till in the shop at the harbour",
})

console.log(sales_channel.id, sales_channel.name)
// endregion
captured("create")

// region products
const { products } = await admin("GET", "/admin/products?q=coat")
await admin("POST", `/admin/sales-channels/${sales_channel.id}/products/batch`, {
  product_ids: products.map(({ id }: { id: string }) => ({ id })),
})
const { count } = await admin(
  "GET",
  `/admin/products?sales_channel_id[]=${sales_channel.id}`,
)

console.log(count)
// endregion
captured("products")

// region stock
const { stock_location } = await admin("POST", "/admin/stock-locations", {
  name: "Harbour store room",
})
const { sales_channel: stocked } = await admin(
  "POST",
  `/admin/sales-channels/${sales_channel.id}/stock-locations`,
  { location_id: stock_location.id },
)

console.log(stocked.name)
// endregion
captured("stock")

// region key
const { publishable_api_key } = await admin("POST", "/admin/publishable-api-keys", {
  title: "Till at the harbour",
})
const key = `/admin/publishable-api-keys/${publishable_api_key.id}`
await admin("POST", `${key}/sales-channels/batch`, {
  sales_channel_ids: [{ id: sales_channel.id }],
})
const { sales_channels: shown } = await admin("GET", `${key}/sales-channels`)

console.log(publishable_api_key.id)
for (const channel of shown) console.log(channel.name)
// endregion
captured("key")

// region revoke
const { publishable_api_key: revoked } = await admin("POST", `${key}/revoke`)

console.log(revoked.title, revoked.revoked_at)
// endregion
captured("revoke")

// region disable
const { sales_channel: disabled } = await admin(
  "POST",
  `/admin/sales-channels/${sales_channel.id}`,
  { is_disabled: true },
)

console.log(disabled.name, disabled.is_disabled)
// endregion
captured("disable")

// region delete
const deleted = await admin("DELETE", `/admin/sales-channels/${sales_channel.id}`)

console.log(deleted)
// endregion
captured("delete")

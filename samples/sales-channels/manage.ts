import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region hat
await medusa.admin.products.create({ title: "Wool hat", status: "published" })
// endregion

// region list
const { sales_channels } = await medusa.admin.salesChannels.list()

for (const channel of sales_channels) console.log(channel.name, channel.is_disabled)
// endregion
captured("list")

// region create
const { sales_channel } = await medusa.admin.salesChannels.create({
  name: "Harbor shop",
  description: "The point of sale at the harbor",
})

console.log(sales_channel.id, sales_channel.name)
// endregion
captured("create")

// region products
const { products } = await medusa.admin.products.list({ q: "hat" })
await medusa.admin.salesChannels.addProducts(sales_channel.id, {
  product_ids: products.map(({ id }) => ({ id })),
})
const { count } = await medusa.admin.products.list({
  sales_channel_id: [sales_channel.id],
})

console.log(count)
// endregion
captured("products")

// region retrieve
const { sales_channel: found } = await medusa.admin.salesChannels.retrieve(
  sales_channel.id,
)
const { products: sold } = await medusa.admin.products.list({
  sales_channel_id: [found.id],
  fields: "title",
})
const { orders } = await medusa.admin.orders.list({
  sales_channel_id: [found.id],
})

console.log(found.name, found.description)
for (const { title } of sold) console.log(title)
console.log(orders.length)
// endregion
captured("retrieve")

// region stock
const { stock_location } = await medusa.admin.stockLocations.create({
  name: "Harbor store room",
})
const { sales_channel: stocked } = await medusa.admin.salesChannels.addLocation(
  sales_channel.id,
  { location_id: stock_location.id },
)

console.log(stocked.name)
// endregion
captured("stock")

// region key
const { publishable_api_key } = await medusa.admin.publishableApiKeys.create({
  title: "Point of sale at the harbor",
})
await medusa.admin.publishableApiKeys.addSalesChannelsBatch(
  publishable_api_key.id,
  {
    sales_channel_ids: [{ id: sales_channel.id }],
  },
)
const { sales_channels: shown } =
  await medusa.admin.publishableApiKeys.listSalesChannels(publishable_api_key.id)

console.log(publishable_api_key.id)
for (const channel of shown) console.log(channel.name)
// endregion
captured("key")

// region revoke
const { publishable_api_key: revoked } =
  await medusa.admin.publishableApiKeys.revoke(publishable_api_key.id)

console.log(revoked.title, revoked.revoked_at)
// endregion
captured("revoke")

// region disable
const { sales_channel: disabled } = await medusa.admin.salesChannels.update(
  sales_channel.id,
  { is_disabled: true },
)

console.log(disabled.name, disabled.is_disabled)
// endregion
captured("disable")

// region delete
const deleted = await medusa.admin.salesChannels.delete(sales_channel.id)

console.log(deleted)
// endregion
captured("delete")

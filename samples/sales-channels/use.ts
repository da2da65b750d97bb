import { captured } from "../captured.ts"
import { clientOf, signIn, medusa } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region create
const { sales_channel } = await medusa.admin.salesChannels.create({
  name: "Harbor shop",
})
await medusa.admin.products.create({
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

const { publishable_api_key: key } = await medusa.admin.publishableApiKeys.create({
  title: "Point of sale",
})
await medusa.admin.publishableApiKeys.addSalesChannelsBatch(key.id, {
  sales_channel_ids: [{ id: sales_channel.id }],
})
const publishableKey = key.id

console.log(sales_channel.name, key.title)
// endregion
captured("create")

// region without
const { products: web } = await medusa.products.list()

for (const product of web) console.log(product.title)
// endregion
captured("without")

// region with
const pos = clientOf(publishableKey)
const { products: atPos } = await pos.products.list()

for (const product of atPos) console.log(product.title)
// endregion
captured("with")

// region cart
const { regions } = await pos.regions.list()
const { cart } = await pos.carts.create({ region_id: regions[0].id })
const { cart: filled } = await pos.carts.lineItems.create(cart.id, {
  variant_id: atPos[0].variants[0].id,
  quantity: 1,
})

console.log(filled.sales_channel?.name, filled.items[0].title)
// endregion
captured("cart")

// region refused
const { cart: webCart } = await medusa.carts.create({
  region_id: regions[0].id,
})
try {
  await medusa.carts.lineItems.create(webCart.id, {
    variant_id: atPos[0].variants[0].id,
    quantity: 1,
  })
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("refused")

// region orders
const { orders } = await medusa.admin.orders.list({
  sales_channel_id: [sales_channel.id],
})

console.log(orders.length)
// endregion
captured("orders")

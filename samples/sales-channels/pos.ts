import { captured } from "../captured.ts"
import { clientOf, signIn, medusa } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { sales_channels } = await medusa.admin.salesChannels.list()
const [web] = sales_channels
const { sales_channel: harbor } = await medusa.admin.salesChannels.create({
  name: "Harbor shop",
})
const { publishable_api_key } = await medusa.admin.publishableApiKeys.create({
  title: "Point of sale",
})
const publishableKey: string = publishable_api_key.id
await medusa.admin.publishableApiKeys.addSalesChannelsBatch(publishableKey, {
  sales_channel_ids: [{ id: harbor.id }],
})
const { stock_location: store } = await medusa.admin.stockLocations.create({
  name: "Shop at the harbor",
})
for (const { id } of [web, harbor])
  await medusa.admin.salesChannels.addLocation(id, { location_id: store.id })
await medusa.admin.products.create({
  title: "Wool hat",
  status: "published",
  sales_channels: [{ id: web.id }, { id: harbor.id }],
  options: [{ title: "Size" }],
  variants: [
    {
      title: "One size",
      sku: "HAT-1",
      barcode: "4006381333931",
      prices: [{ currency_code: "eur", amount: 2500 }],
      options: [{ value: "One size" }],
    },
  ],
})
const { inventory_items } = await medusa.admin.inventoryItems.list({ sku: "HAT-1" })
await medusa.admin.inventoryItems.createLocationLevel(inventory_items[0].id, {
  location_id: store.id,
  stocked_quantity: 10,
})

// region counter
const { regions } = await medusa.admin.regions.list()
const { shipping_profiles } = await medusa.admin.shippingProfiles.list()
const { shipping_option: counter } = await medusa.admin.shippingOptions.create({
  name: "Over the counter",
  region_id: regions[0].id,
  profile_id: shipping_profiles.find(({ type }) => type === "default")!.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 0,
  admin_only: true,
})

console.log(counter.name, counter.amount, counter.admin_only)
// endregion
captured("counter")

// region find
const pos = clientOf(publishableKey)
const { products } = await pos.products.list({
  q: "HAT-1",
  region_id: regions[0].id,
})
const [variant] = products[0].variants

console.log(products[0].title, variant.barcode)
console.log(variant.calculated_price_incl_tax, variant.inventory_quantity)
// endregion
captured("find")

// region sell
const { cart } = await pos.carts.create({
  region_id: regions[0].id,
  items: [{ variant_id: variant.id, quantity: 2 }],
})
await pos.carts.update(cart.id, { email: "counter@example.com" })
await pos.carts.createPaymentSessions(cart.id)
const completed = await pos.carts.complete(cart.id)
if (completed.type !== "order") throw new Error(completed.type)
const { data: order } = completed

console.log(order.display_id, order.total, order.payment_status)
// endregion
captured("sell")

// region hand-over
await medusa.admin.orders.capturePayment(order.id)
await medusa.admin.orders.addShippingMethod(order.id, {
  option_id: counter.id,
  price: 0,
})
const { order: packed } = await medusa.admin.orders.createFulfillment(order.id, {
  items: [{ item_id: order.items![0].id, quantity: 2 }],
  location_id: store.id,
})
const { order: done } = await medusa.admin.orders.createShipment(order.id, {
  fulfillment_id: packed.fulfillments[0].id,
})

console.log(done.payment_status, done.fulfillment_status)
// endregion
captured("hand-over")

// region stock
const { variant: counted } = await medusa.admin.variants.getInventory(variant.id)

for (const channel of counted.sales_channel_availability) {
  console.log(channel.channel_name, channel.available_quantity)
}
// endregion
captured("stock")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()

// region product
const { product } = await medusa.admin.products.create({
  title: "Rain coat",
  status: "published",
  options: [{ title: "Size" }],
  variants: [
    {
      title: "S",
      sku: "COAT-S",
      prices: [{ currency_code: "usd", amount: 7900 }],
      options: [{ value: "S" }],
    },
  ],
})

console.log(product.title, product.variants[0].sku)
// endregion
captured("product")

// region location
const { stock_location } = await medusa.admin.stockLocations.create({
  name: "Main depot",
})

const { store } = await medusa.admin.store.retrieve()
await medusa.admin.salesChannels.addLocation(store.default_sales_channel_id!, {
  location_id: stock_location.id,
})

console.log(stock_location.id, stock_location.name)
// endregion
captured("location")

// region item
const { inventory_items } = await medusa.admin.inventoryItems.list({
  sku: "COAT-S",
})
const item = inventory_items[0]

console.log(item.id, item.sku, item.stocked_quantity)
// endregion
captured("item")

// region update
const { inventory_item: described } = await medusa.admin.inventoryItems.update(
  item.id,
  { weight: 900, hs_code: "6201.40", origin_country: "pt" },
)

console.log(described.sku, described.weight, described.hs_code)
// endregion
captured("update")

// region level
await medusa.admin.inventoryItems.createLocationLevel(item.id, {
  location_id: stock_location.id,
  stocked_quantity: 10,
})

await medusa.admin.inventoryItems.updateLocationLevel(item.id, stock_location.id, {
  stocked_quantity: 12,
  incoming_quantity: 20,
})

const { inventory_item } = await medusa.admin.inventoryItems.listLocationLevels(
  item.id,
)
for (const level of inventory_item.location_levels) {
  console.log(
    level.stocked_quantity,
    level.reserved_quantity,
    level.incoming_quantity,
  )
}
// endregion
captured("level")

// region reserve
const { reservation } = await medusa.admin.reservations.create({
  inventory_item_id: item.id,
  location_id: stock_location.id,
  quantity: 3,
  description: "Held for the photo shoot",
})

console.log(reservation.id, reservation.quantity)
// endregion
captured("reserve")

// region variant
const { variant } = await medusa.admin.variants.getInventory(product.variants[0].id)

for (const channel of variant.sales_channel_availability) {
  console.log(channel.channel_name, channel.available_quantity)
}
// endregion
captured("variant")

// region release
console.log(await medusa.admin.reservations.delete(reservation.id))
// endregion
captured("release")

import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

const { product } = await admin("POST", "/admin/products", {
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

// region location
const { stock_location } = await admin("POST", "/admin/stock-locations", {
  name: "Main depot",
})

const { store } = await admin("GET", "/admin/store")
await admin(
  "POST",
  `/admin/sales-channels/${store.default_sales_channel_id}/stock-locations`,
  {
    location_id: stock_location.id,
  },
)

console.log(stock_location.id, stock_location.name)
// endregion
captured("location")

// region item
const { inventory_items } = await admin("GET", "/admin/inventory-items?sku=COAT-S")
const item = inventory_items[0]

console.log(item.id, item.sku, item.stocked_quantity)
// endregion
captured("item")

// region level
const levels = `/admin/inventory-items/${item.id}/location-levels`
await admin("POST", levels, {
  location_id: stock_location.id,
  stocked_quantity: 10,
})

await admin("POST", `${levels}/${stock_location.id}`, {
  stocked_quantity: 12,
  incoming_quantity: 20,
})

const { inventory_item } = await admin("GET", levels)
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
const { reservation } = await admin("POST", "/admin/reservations", {
  inventory_item_id: item.id,
  location_id: stock_location.id,
  quantity: 3,
  description: "Held for the photo shoot",
})

console.log(reservation.id, reservation.quantity)
// endregion
captured("reserve")

// region variant
const { variant } = await admin(
  "GET",
  `/admin/variants/${product.variants[0].id}/inventory`,
)

for (const channel of variant.sales_channel_availability) {
  console.log(channel.channel_name, channel.available_quantity)
}
// endregion
captured("variant")

// region release
console.log(await admin("DELETE", `/admin/reservations/${reservation.id}`))
// endregion
captured("release")

import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

await admin("POST", "/admin/products", {
  title: "Rain coat",
  options: [{ title: "Size" }],
  variants: [{ title: "S", sku: "COAT-S", prices: [], options: [{ value: "S" }] }],
})
const { inventory_items } = await admin("GET", "/admin/inventory-items?sku=COAT-S")
const item = inventory_items[0]
const { stock_location: depot } = await admin("POST", "/admin/stock-locations", {
  name: "Harbour depot",
})
await admin("POST", `/admin/inventory-items/${item.id}/location-levels`, {
  location_id: depot.id,
  stocked_quantity: 20,
})

// region create
const { reservation } = await admin("POST", "/admin/reservations", {
  inventory_item_id: item.id,
  location_id: depot.id,
  quantity: 3,
  description: "Window of the shop",
})

console.log(reservation.id, reservation.quantity, reservation.line_item_id)
// endregion
captured("create")

// region level
const { inventory_item } = await admin(
  "GET",
  `/admin/inventory-items/${item.id}/location-levels`,
)

for (const level of inventory_item.location_levels) {
  console.log(level.stocked_quantity, level.reserved_quantity)
}
// endregion
captured("level")

// region list
const { reservations, count } = await admin(
  "GET",
  `/admin/reservations?location_id[]=${depot.id}&quantity[gte]=2`,
)

console.log(count)
for (const each of reservations) console.log(each.quantity, each.description)
// endregion
captured("list")

// region update
const { reservation: changed } = await admin(
  "POST",
  `/admin/reservations/${reservation.id}`,
  { quantity: 2 },
)

console.log(changed.quantity)
// endregion
captured("update")

// region delete
const deleted = await admin("DELETE", `/admin/reservations/${reservation.id}`)

console.log(deleted)
// endregion
captured("delete")

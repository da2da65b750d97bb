import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region stock
await medusa.admin.products.create({
  title: "Rain coat",
  options: [{ title: "Size" }],
  variants: [{ title: "S", sku: "COAT-S", prices: [], options: [{ value: "S" }] }],
})
const { inventory_items } = await medusa.admin.inventoryItems.list({
  sku: "COAT-S",
})
const item = inventory_items[0]
const { stock_location: depot } = await medusa.admin.stockLocations.create({
  name: "Harbor depot",
})
await medusa.admin.inventoryItems.createLocationLevel(item.id, {
  location_id: depot.id,
  stocked_quantity: 20,
})

console.log(item.sku, depot.name)
// endregion
captured("stock")

// region create
const { reservation } = await medusa.admin.reservations.create({
  inventory_item_id: item.id,
  location_id: depot.id,
  quantity: 3,
  description: "Window of the shop",
})

console.log(reservation.id, reservation.quantity, reservation.line_item_id)
// endregion
captured("create")

// region level
const { inventory_item } = await medusa.admin.inventoryItems.listLocationLevels(
  item.id,
)

for (const level of inventory_item.location_levels) {
  console.log(level.stocked_quantity, level.reserved_quantity)
}
// endregion
captured("level")

// region list
const { reservations, count } = await medusa.admin.reservations.list({
  location_id: [depot.id],
  quantity: { gte: 2 },
})

console.log(count)
for (const each of reservations) console.log(each.quantity, each.description)
// endregion
captured("list")

// region update
const { reservation: changed } = await medusa.admin.reservations.update(
  reservation.id,
  { quantity: 2 },
)

console.log(changed.quantity)
// endregion
captured("update")

// region delete
const deleted = await medusa.admin.reservations.delete(reservation.id)

console.log(deleted)
// endregion
captured("delete")

import { inventory, stockLocations, item } from "../stock.ts"

// region sample
const depot = await stockLocations.create({ name: "Second depot" })
const level = await inventory.createInventoryLevel({
  inventory_item_id: item.id,
  location_id: depot.id,
  stocked_quantity: 4,
})

console.log(level.stocked_quantity)
// endregion

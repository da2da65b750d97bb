import { inventory, stockLocations, item } from "../stock.ts"

// region sample
const depot = await stockLocations.create({ name: "Second depot" })
const levels = await inventory.createInventoryLevels([
  {
    inventory_item_id: item.id,
    location_id: depot.id,
    stocked_quantity: 4,
    incoming_quantity: 20,
  },
])

console.log(levels[0].incoming_quantity)
// endregion

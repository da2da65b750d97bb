import { inventory, item, location } from "../stock.ts"

// region sample
const [level] = await inventory.updateInventoryLevels([
  {
    inventory_item_id: item.id,
    location_id: location.id,
    stocked_quantity: 30,
  },
])

console.log(level.stocked_quantity)
// endregion

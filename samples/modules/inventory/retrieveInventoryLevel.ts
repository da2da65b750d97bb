import { inventory, item, location } from "../stock.ts"

// region sample
const level = await inventory.retrieveInventoryLevel(item.id, location.id)

console.log(level.stocked_quantity, level.reserved_quantity)
// endregion

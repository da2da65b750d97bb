import { inventory, item, location } from "../stock.ts"

// region sample
const level = await inventory.adjustInventory(item.id, location.id, -2)

console.log(level.stocked_quantity)
// endregion

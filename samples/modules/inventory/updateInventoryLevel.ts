import { inventory, item, location } from "../stock.ts"

// region sample
const level = await inventory.updateInventoryLevel(item.id, location.id, {
  incoming_quantity: 12,
})

console.log(level.stocked_quantity, level.incoming_quantity)
// endregion

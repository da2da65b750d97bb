import { inventory, location } from "../stock.ts"

// region sample
const [levels, count] = await inventory.listInventoryLevels({
  location_id: location.id,
  stocked_quantity: { gt: 5 },
})

console.log(levels[0].stocked_quantity, count)
// endregion

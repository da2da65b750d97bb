import { inventory, item } from "../stock.ts"

// region sample
const changed = await inventory.updateInventoryItem(item.id, {
  weight: 120,
  metadata: { shelf: "B4" },
})

console.log(changed.weight, changed.metadata)
// endregion

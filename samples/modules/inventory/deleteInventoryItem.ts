import { inventory, item } from "../stock.ts"

// region sample
await inventory.deleteInventoryItem([item.id])

console.log((await inventory.listInventoryItems({ id: item.id }))[1])
// endregion

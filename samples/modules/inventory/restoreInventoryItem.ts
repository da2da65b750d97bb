import { inventory, item, location } from "../stock.ts"

// region sample
await inventory.deleteInventoryItem(item.id)
await inventory.restoreInventoryItem(item.id)

console.log(await inventory.retrieveStockedQuantity(item.id, [location.id]))
// endregion

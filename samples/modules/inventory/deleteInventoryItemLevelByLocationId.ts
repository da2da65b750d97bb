import { inventory, item, location } from "../stock.ts"

// region sample
await inventory.deleteInventoryItemLevelByLocationId(location.id)

console.log(await inventory.retrieveStockedQuantity(item.id, [location.id]))
// endregion

import { inventory, item, location } from "../stock.ts"

// region sample
console.log(await inventory.retrieveAvailableQuantity(item.id, [location.id]))
// endregion

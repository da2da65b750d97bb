import { inventory, item, location } from "../stock.ts"

// region sample
console.log(await inventory.retrieveStockedQuantity(item.id, [location.id]))
// endregion

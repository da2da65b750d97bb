import { inventory, item, location } from "../stock.ts"

// region sample
console.log(await inventory.retrieveReservedQuantity(item.id, [location.id]))
// endregion

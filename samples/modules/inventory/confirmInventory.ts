import { inventory, item, location } from "../stock.ts"

// region sample
console.log(await inventory.confirmInventory(item.id, [location.id], 8))
console.log(await inventory.confirmInventory(item.id, [location.id], 9))
// endregion

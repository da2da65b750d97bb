import { inventory, item } from "../stock.ts"

// region sample
const found = await inventory.retrieveInventoryItem(item.id)

console.log(found.sku, found.requires_shipping)
// endregion

import { inventory, location } from "../stock.ts"

// region sample
const [items, count] = await inventory.listInventoryItems(
  { q: "hat", location_id: location.id },
  { relations: ["inventory_levels"] },
)

console.log(items[0].sku, items[0].inventory_levels?.length, count)
// endregion

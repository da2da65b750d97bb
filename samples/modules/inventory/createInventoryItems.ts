import { inventory } from "../stock.ts"

// region sample
const made = await inventory.createInventoryItems([
  { sku: "SCARF-RED" },
  { sku: "SCARF-BLUE" },
])

console.log(made.map((each) => each.sku))
// endregion

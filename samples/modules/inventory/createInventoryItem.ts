import { inventory } from "../stock.ts"

// region sample
const scarf = await inventory.createInventoryItem({
  sku: "SCARF",
  title: "Scarf",
})

console.log(scarf.sku)
// endregion

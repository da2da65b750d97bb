import { database } from "./database.ts"
import { inventory, location } from "./stock.ts"

/** The item is created only if its level is, too. */
const scarf = await database.transaction(async (context) => {
  const created = await inventory.createInventoryItem({ sku: "SCARF" }, context)
  await inventory.createInventoryLevel(
    {
      inventory_item_id: created.id,
      location_id: location.id,
      stocked_quantity: 5,
    },
    context,
  )
  return created
})

console.log(await inventory.retrieveAvailableQuantity(scarf.id, [location.id]))

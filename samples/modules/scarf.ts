import { createInventoryModule } from "@stheno/core/inventory"
import { createStockLocationModule } from "@stheno/core/stock-location"
import { database } from "./database.ts"

const stockLocations = createStockLocationModule(database)
const inventory = createInventoryModule(database)

/** The location and the item are created only if the level is, too. */
const level = await database.transaction(async (context) => {
  const depot = await stockLocations.create({ name: "Side depot" }, context)
  const scarf = await inventory.createInventoryItem(
    { sku: `SCARF-${Date.now()}` },
    context,
  )
  return inventory.createInventoryLevel(
    {
      inventory_item_id: scarf.id,
      location_id: depot.id,
      stocked_quantity: 5,
    },
    context,
  )
})

const { inventory_item_id: itemId, location_id: locationId } = level
console.log(await inventory.retrieveAvailableQuantity(itemId, [locationId]))
await database.close()

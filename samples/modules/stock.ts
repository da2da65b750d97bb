import { createInventoryModule } from "@stheno/core/inventory"
import { createStockLocationModule } from "@stheno/core/stock-location"
import { database } from "./database.ts"

export const stockLocations = createStockLocationModule(database)
export const inventory = createInventoryModule(database)

export const location = await stockLocations.create({
  name: "Main depot",
  address: { address_1: "Main Street 1", city: "Aarhus", country_code: "dk" },
})
export const item = await inventory.createInventoryItem({
  sku: "HAT",
  title: "Wool hat",
})
await inventory.createInventoryLevel({
  inventory_item_id: item.id,
  location_id: location.id,
  stocked_quantity: 10,
})
/** Two of the ten hats are promised. */
export const reservation = await inventory.createReservationItem({
  inventory_item_id: item.id,
  location_id: location.id,
  quantity: 2,
  line_item_id: "item_1",
  description: "Held for the photo shoot",
})

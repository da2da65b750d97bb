import { inventory, item, location } from "../stock.ts"

// region sample
const made = await inventory.createReservationItems([
  { inventory_item_id: item.id, location_id: location.id, quantity: 1 },
  { inventory_item_id: item.id, location_id: location.id, quantity: 2 },
])

console.log(made.map((each) => each.quantity))
// endregion

import { inventory, item, location } from "../stock.ts"

// region sample
await inventory.deleteReservationItemsByLineItem("item_1")

console.log(await inventory.retrieveReservedQuantity(item.id, [location.id]))
// endregion

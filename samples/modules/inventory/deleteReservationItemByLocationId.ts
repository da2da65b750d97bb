import { inventory, item, location } from "../stock.ts"

// region sample
await inventory.deleteReservationItemByLocationId(location.id)

console.log(await inventory.retrieveReservedQuantity(item.id, [location.id]))
// endregion

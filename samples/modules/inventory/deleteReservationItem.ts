import { inventory, item, location, reservation } from "../stock.ts"

// region sample
await inventory.deleteReservationItem(reservation.id)

console.log(await inventory.retrieveReservedQuantity(item.id, [location.id]))
// endregion

import { inventory, reservation } from "../stock.ts"

// region sample
const found = await inventory.retrieveReservationItem(reservation.id)

console.log(found.quantity, found.description)
// endregion

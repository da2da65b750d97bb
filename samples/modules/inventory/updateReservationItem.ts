import { inventory, reservation } from "../stock.ts"

// region sample
const changed = await inventory.updateReservationItem(reservation.id, {
  quantity: 5,
})

console.log(changed.quantity)
// endregion

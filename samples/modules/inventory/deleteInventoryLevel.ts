import { inventory, item, location, reservation } from "../stock.ts"

// region sample
await inventory.deleteReservationItem(reservation.id)
await inventory.deleteInventoryLevel(item.id, location.id)

console.log((await inventory.listInventoryLevels())[1])
// endregion

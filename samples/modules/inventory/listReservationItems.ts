import { inventory, item } from "../stock.ts"

// region sample
const [reservations, count] = await inventory.listReservationItems({
  inventory_item_id: item.id,
  quantity: { gte: 2 },
})

console.log(reservations[0].description, count)
// endregion

// region import
import { CommerceError } from "@stheno/core/inventory"
// endregion
import { inventory, item, location } from "../stock.ts"

// region sample
const made = await inventory.createReservationItem({
  inventory_item_id: item.id,
  location_id: location.id,
  quantity: 3,
  line_item_id: "item_of_my_order",
})

console.log(made.quantity)

try {
  await inventory.createReservationItem({
    inventory_item_id: item.id,
    location_id: location.id,
    quantity: 100,
  })
} catch (error) {
  if (error instanceof CommerceError) console.log(error.code)
}
// endregion

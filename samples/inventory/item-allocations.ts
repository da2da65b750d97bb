import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions
const { shipping_options } = await medusa.admin.shippingOptions.list()
const [shippingOption] = shipping_options

// region create
const { product: hat } = await medusa.admin.products.create({
  title: "Wool hat",
  status: "published",
  options: [{ title: "Size" }],
  variants: [
    {
      title: "One size",
      sku: "HAT",
      prices: [{ currency_code: "eur", amount: 2500 }],
      options: [{ value: "One size" }],
    },
  ],
})
const { sales_channels } = await medusa.admin.salesChannels.list()
const { inventory_items } = await medusa.admin.inventoryItems.list({ sku: "HAT" })

async function addLocation(name: string, stocked_quantity: number) {
  const { stock_location } = await medusa.admin.stockLocations.create({ name })
  await medusa.admin.salesChannels.addLocation(sales_channels[0].id, {
    location_id: stock_location.id,
  })
  await medusa.admin.inventoryItems.createLocationLevel(inventory_items[0].id, {
    location_id: stock_location.id,
    stocked_quantity,
  })
  return stock_location
}
const harbor = await addLocation("Harbor depot", 10)

console.log(harbor.name)
// endregion
captured("create")

// region place
const { cart } = await medusa.carts.create({
  region_id: region.id,
  items: [{ variant_id: hat.variants[0].id, quantity: 2 }],
})
await medusa.carts.update(cart.id, {
  email: "ada@example.com",
  shipping_address: { country_code: "dk" },
})
await medusa.carts.addShippingMethod(cart.id, { option_id: shippingOption.id })
await medusa.carts.createPaymentSessions(cart.id)
const completed = await medusa.carts.complete(cart.id)
if (completed.type !== "order") throw new Error("The order was not placed.")

const order = completed.data
const [line] = order.items ?? []
const town = await addLocation("Town shop", 4)

console.log(line.quantity, line.title, town.name)
// endregion
captured("place")

// region list
const { reservations } = await medusa.admin.orders.listReservations(order.id)
const [reservation] = reservations

console.log(reservation.quantity, reservation.line_item_id === line.id)
console.log(reservation.location_id === harbor.id)
// endregion
captured("list")

// region move
const { reservation: moved } = await medusa.admin.reservations.update(
  reservation.id,
  { location_id: town.id },
)

console.log(moved.location_id === town.id, moved.quantity)
// endregion
captured("move")

// region release
await medusa.admin.reservations.delete(reservation.id)
const { reservations: none } = await medusa.admin.orders.listReservations(order.id)

console.log(none.length)
// endregion
captured("release")

// region reserve
await medusa.admin.orders.createReservation(order.id, line.id, {})
const { reservations: again } = await medusa.admin.orders.listReservations(order.id)

console.log(again.length, again[0].quantity)
// endregion
captured("reserve")

// region fulfill
const { order: packed } = await medusa.admin.orders.createFulfillment(order.id, {
  items: [{ item_id: line.id, quantity: 2 }],
  location_id: again[0].location_id,
})
const { reservations: left } = await medusa.admin.orders.listReservations(order.id)
const { inventory_item } = await medusa.admin.inventoryItems.listLocationLevels(
  reservation.inventory_item_id,
)

console.log(packed.fulfillment_status, left.length)
const levels = inventory_item.location_levels
console.log(levels.reduce((sum, level) => sum + Number(level.stocked_quantity), 0))
// endregion
captured("fulfill")

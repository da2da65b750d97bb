import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const { product: hat } = await admin("POST", "/admin/products", {
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
const { sales_channels } = await admin("GET", "/admin/sales-channels")
const addDepot = async (name: string, stocked_quantity: number) => {
  const { stock_location: made } = await admin("POST", "/admin/stock-locations", {
    name,
  })
  await admin(
    "POST",
    `/admin/sales-channels/${sales_channels[0].id}/stock-locations`,
    {
      location_id: made.id,
    },
  )
  const { inventory_items } = await admin("GET", "/admin/inventory-items?sku=HAT")
  await admin(
    "POST",
    `/admin/inventory-items/${inventory_items[0].id}/location-levels`,
    {
      location_id: made.id,
      stocked_quantity,
    },
  )
  return made
}
const harbour = await addDepot("Harbour depot", 10)
const { regions } = await store("GET", "/store/regions")
const { cart } = await store("POST", "/store/carts", {
  region_id: regions[0].id,
  items: [{ variant_id: hat.variants[0].id, quantity: 2 }],
})
await store("POST", `/store/carts/${cart.id}`, {
  email: "ada@example.com",
  shipping_address: { country_code: "dk" },
})
const { shipping_options } = await store(
  "GET",
  `/store/shipping-options/${cart.id}`,
)
await store("POST", `/store/carts/${cart.id}/shipping-methods`, {
  option_id: shipping_options[0].id,
})
await store("POST", `/store/carts/${cart.id}/payment-sessions`)
const { data: order } = await store("POST", `/store/carts/${cart.id}/complete`)
const town = await addDepot("Town shop", 4)

// region list
const { reservations } = await admin(
  "GET",
  `/admin/orders/${order.id}/reservations`,
)
const [reservation] = reservations

console.log(reservation.quantity, reservation.line_item_id === order.items[0].id)
console.log(reservation.location_id === harbour.id)
// endregion
captured("list")

// region move
const { reservation: moved } = await admin(
  "POST",
  `/admin/reservations/${reservation.id}`,
  { location_id: town.id },
)

console.log(moved.location_id === town.id, moved.quantity)
// endregion
captured("move")

// region release
await admin("DELETE", `/admin/reservations/${reservation.id}`)
const { reservations: none } = await admin(
  "GET",
  `/admin/orders/${order.id}/reservations`,
)

console.log(none.length)
// endregion
captured("release")

// region reserve
await admin(
  "POST",
  `/admin/orders/${order.id}/line-items/${order.items[0].id}/reserve`,
)
const { reservations: again } = await admin(
  "GET",
  `/admin/orders/${order.id}/reservations`,
)

console.log(again.length, again[0].quantity)
// endregion
captured("reserve")

// region fulfill
const { order: packed } = await admin(
  "POST",
  `/admin/orders/${order.id}/fulfillment`,
  {
    items: [{ item_id: order.items[0].id, quantity: 2 }],
    location_id: again[0].location_id,
  },
)
const { reservations: left } = await admin(
  "GET",
  `/admin/orders/${order.id}/reservations`,
)
const { inventory_item } = await admin(
  "GET",
  `/admin/inventory-items/${reservation.inventory_item_id}/location-levels`,
)

console.log(packed.fulfillment_status, left.length)
const stocks = inventory_item.location_levels.map(
  (level: { stocked_quantity: number }) => level.stocked_quantity,
)
console.log(stocks.reduce((sum: number, one: number) => sum + one))
// endregion
captured("fulfill")

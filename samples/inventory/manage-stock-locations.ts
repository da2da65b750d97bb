import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

// region create
const { stock_location } = await admin("POST", "/admin/stock-locations", {
  name: "Harbour depot",
  address: {
    address_1: "Quay 7",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
})

console.log(stock_location.id, stock_location.name)
// endregion
captured("create")

// region list
const { stock_locations, count } = await admin(
  "GET",
  "/admin/stock-locations?expand=address,sales_channels",
)

console.log(count)
for (const { name, address, sales_channels } of stock_locations) {
  console.log(name, address.city, sales_channels.length)
}
// endregion
captured("list")

// region link
const { sales_channels } = await admin("GET", "/admin/sales-channels")
const channel = `/admin/sales-channels/${sales_channels[0].id}`
await admin("POST", `${channel}/stock-locations`, {
  location_id: stock_location.id,
})
const { stock_location: linked } = await admin(
  "GET",
  `/admin/stock-locations/${stock_location.id}?expand=sales_channels`,
)

for (const { name } of linked.sales_channels) console.log(name)
// endregion
captured("link")

// region update
const { stock_location: changed } = await admin(
  "POST",
  `/admin/stock-locations/${stock_location.id}`,
  { name: "Depot at the harbour", metadata: { opens: "06:00" } },
)

console.log(changed.name, changed.metadata)
// endregion
captured("update")

// region unlink
await admin("DELETE", `${channel}/stock-locations`, {
  location_id: stock_location.id,
})
const deleted = await admin("DELETE", `/admin/stock-locations/${stock_location.id}`)

console.log(deleted)
// endregion
captured("unlink")

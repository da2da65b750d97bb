import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region create
const { stock_location } = await medusa.admin.stockLocations.create({
  name: "Harbor depot",
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
const { stock_locations, count } = await medusa.admin.stockLocations.list({
  expand: "address,sales_channels",
})

console.log(count)
for (const { name, address, sales_channels } of stock_locations) {
  console.log(name, address?.city, sales_channels.length)
}
// endregion
captured("list")

// region link
const { sales_channels } = await medusa.admin.salesChannels.list()
await medusa.admin.salesChannels.addLocation(sales_channels[0].id, {
  location_id: stock_location.id,
})
const { stock_location: linked } = await medusa.admin.stockLocations.retrieve(
  stock_location.id,
  {},
  { query: { expand: "sales_channels" } },
)

for (const { name } of linked.sales_channels) console.log(name)
// endregion
captured("link")

// region update
const { stock_location: changed } = await medusa.admin.stockLocations.update(
  stock_location.id,
  { name: "Depot at the harbor", metadata: { opens: "06:00" } },
)

console.log(changed.name, changed.metadata)
// endregion
captured("update")

// region unlink
await medusa.admin.salesChannels.removeLocation(sales_channels[0].id, {
  location_id: stock_location.id,
})
const deleted = await medusa.admin.stockLocations.delete(stock_location.id)

console.log(deleted)
// endregion
captured("unlink")

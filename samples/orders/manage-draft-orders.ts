import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { offerReturns, openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions: existing } = await medusa.admin.regions.list()
await offerReturns(existing[0].id)

// region create
const { regions } = await medusa.admin.regions.list()
const { variants } = await medusa.admin.variants.list({ q: "COAT-S" })
const { shipping_options } = await medusa.admin.shippingOptions.list()
const parcel = shipping_options.find(({ is_return }) => !is_return)!

const { draft_order } = await medusa.admin.draftOrders.create({
  email: "ada@example.com",
  region_id: regions[0].id,
  shipping_address: {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Main Street 1",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
  items: [{ variant_id: variants[0].id, quantity: 1 }],
  shipping_methods: [{ option_id: parcel.id, price: 0 }],
})

console.log(draft_order.display_id, draft_order.status, draft_order.cart?.total)
// endregion
captured("create")

// region line
const { draft_order: longer } = await medusa.admin.draftOrders.addLineItem(
  draft_order.id,
  { title: "Repair of a zip", unit_price: 1200, quantity: 1 },
)

for (const item of longer.cart!.items!) console.log(item.title, item.unit_price)
console.log(longer.cart?.total)
// endregion
captured("line")

// region update
const { draft_order: changed } = await medusa.admin.draftOrders.update(
  draft_order.id,
  { email: "ada.byron@example.com" },
)

console.log(changed.cart?.email)
// endregion
captured("update")

// region list
const { draft_orders, count } = await medusa.admin.draftOrders.list({ q: "byron" })

console.log(count, draft_orders[0].status)
// endregion
captured("list")

// region pay
const { order } = await medusa.admin.draftOrders.markPaid(draft_order.id)
const { draft_order: done } = await medusa.admin.draftOrders.retrieve(
  draft_order.id,
)

console.log(order.display_id, order.payment_status, order.total)
console.log(done.status, done.order_id === order.id)
// endregion
captured("pay")

// region delete
const { draft_order: unwanted } = await medusa.admin.draftOrders.create({
  email: "ada@example.com",
  region_id: regions[0].id,
  items: [{ variant_id: variants[0].id, quantity: 1 }],
  shipping_methods: [{ option_id: parcel.id }],
})
const deleted = await medusa.admin.draftOrders.delete(unwanted.id)

console.log(deleted.object, deleted.deleted)
// endregion
captured("delete")

import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region create
const { variants } = await medusa.admin.variants.list({ q: "COAT-S" })
const [small] = variants
const { price_list } = await medusa.admin.priceLists.create({
  name: "Autumn sale",
  description: "Coats before the rain",
  type: "sale",
  status: "active",
  starts_at: "2026-01-01T00:00:00Z",
  ends_at: "2099-12-31T00:00:00Z",
  prices: [
    { variant_id: small.id, currency_code: "eur", amount: 6900 },
    { variant_id: small.id, currency_code: "eur", amount: 5900, min_quantity: 3 },
  ],
})

console.log(price_list.id, price_list.type, price_list.status)
for (const { amount, min_quantity } of price_list.prices) {
  console.log(amount, min_quantity)
}
// endregion
captured("create")

// region effect
const { regions } = await medusa.regions.list()
const { variant } = await medusa.products.variants.retrieve(
  small.id,
  {},
  { query: { region_id: regions[0].id } },
)

console.log(variant.original_price, variant.calculated_price)
console.log(variant.calculated_price_type)
// endregion
captured("effect")

// region quantity
const { cart } = await medusa.carts.create({ region_id: regions[0].id })
const { cart: filled } = await medusa.carts.lineItems.create(cart.id, {
  variant_id: small.id,
  quantity: 3,
})

console.log(filled.items[0].quantity, filled.items[0].unit_price)
// endregion
captured("quantity")

// region group
const { customer_group } = await medusa.admin.customerGroups.create({
  name: "Resellers",
})
const { price_list: forResellers } = await medusa.admin.priceLists.create({
  name: "Trade prices",
  description: "For resellers",
  type: "override",
  status: "active",
  customer_groups: [{ id: customer_group.id }],
  prices: [{ variant_id: small.id, region_id: regions[0].id, amount: 5000 }],
})

console.log(forResellers.customer_groups[0].name, forResellers.prices[0].amount)
// endregion
captured("group")

// region prices
const { price_list: longer } = await medusa.admin.priceLists.addPrices(
  price_list.id,
  { prices: [{ variant_id: small.id, currency_code: "usd", amount: 7900 }] },
)
const { products } = await medusa.admin.priceLists.listProducts(price_list.id)

console.log(longer.prices.length, products[0].title)
// endregion
captured("prices")

// region remove
const removed = await medusa.admin.priceLists.deleteVariantPrices(
  price_list.id,
  small.id,
)

console.log(removed.ids.length, removed.object, removed.deleted)
// endregion
captured("remove")

// region list
const { price_lists, count } = await medusa.admin.priceLists.list({
  order: "name",
  status: ["active"],
})

console.log(count)
for (const each of price_lists) console.log(each.name, each.type)
// endregion
captured("list")

// region update
const { price_list: paused } = await medusa.admin.priceLists.update(price_list.id, {
  status: "draft",
})

console.log(paused.name, paused.status)
// endregion
captured("update")

// region delete
const deleted = await medusa.admin.priceLists.delete(price_list.id)

console.log(deleted)
// endregion
captured("delete")

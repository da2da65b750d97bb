import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions: own } = await medusa.admin.regions.list()
const region = own[0]
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]
const { shipping_options } = await medusa.admin.shippingOptions.list()
const shippingOption = shipping_options[0]

// region create
await medusa.admin.discounts.create({
  code: "AUTUMN10",
  regions: [region.id],
  rule: { type: "percentage", value: 10, allocation: "total" },
})
await medusa.admin.discounts.create({
  code: "NOPOSTAGE",
  regions: [region.id],
  rule: { type: "free_shipping", value: 0, allocation: "total" },
})

const small = coat.variants.find(({ title }) => title === "S")!
const { cart: filled } = await medusa.carts.create({
  region_id: region.id,
  items: [{ variant_id: small.id, quantity: 2 }],
})
const cartId = filled.id
await medusa.carts.addShippingMethod(cartId, { option_id: shippingOption.id })

console.log(filled.items.length, filled.total)
// endregion
captured("create")

// region apply
const { cart } = await medusa.carts.update(cartId, {
  discounts: [{ code: "autumn10" }],
})

const { subtotal, discount_total, shipping_total, tax_total, total } = cart
console.log({ subtotal, discount_total, shipping_total, tax_total, total })
// endregion
captured("apply")

// region lines
for (const item of cart.items) {
  console.log(item.quantity, item.title, item.original_total, item.total)
  for (const { description, amount } of item.adjustments) {
    console.log(description, amount)
  }
}
// endregion
captured("lines")

// region shipping
const { cart: both } = await medusa.carts.update(cartId, {
  discounts: [{ code: "AUTUMN10" }, { code: "NOPOSTAGE" }],
})

console.log(both.discounts.length, both.shipping_total, both.total)
// endregion
captured("shipping")

// region remove
const { cart: without } = await medusa.carts.deleteDiscount(cartId, "AUTUMN10")

console.log(without.discounts.length, without.discount_total)
// endregion
captured("remove")

// region wrong
try {
  await medusa.carts.update(cartId, {
    discounts: [{ code: "SPRING" }],
  })
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("wrong")

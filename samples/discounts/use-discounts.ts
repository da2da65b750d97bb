import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { fillCart } from "../setup.ts"

await signIn()
const { id: cartId } = await fillCart()
const { regions } = await medusa.admin.regions.list()
const discountOf = (
  code: string,
  type: "percentage" | "free_shipping",
  value: number,
) =>
  medusa.admin.discounts.create({
    code,
    regions: [regions[0].id],
    rule: { type, value, allocation: "total" },
  })
await discountOf("AUTUMN10", "percentage", 10)
await discountOf("NOPOSTAGE", "free_shipping", 0)

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

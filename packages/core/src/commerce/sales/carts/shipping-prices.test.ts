import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  for (const [code, value] of [
    ["HALF", 50],
    ["ALL", 100],
  ])
    await shop.admin("POST", "/admin/discounts", {
      code,
      rule: { type: "percentage", value, allocation: "total" },
      regions: ["reg_t"],
    })
})
afterAll(() => shop.close())

/** A cart whose shipping method costs nothing although its option costs 500. */
async function cartWithFreeMethod() {
  const id = await shop.readyCart({ variant_shirt: 1 })
  await sql`update shipping_method set price = 0 where cart_id = ${id}`.execute(shop.engine.db)
  const path = `/store/carts/${id}/payment-session` as const
  await shop.post(path, { provider_id: "manual" })
  return id
}

test("a discount on items leaves the price of the shipping method and the payment session alone", async () => {
  const id = await cartWithFreeMethod()
  const { cart } = (await shop.post(`/store/carts/${id}`, { discounts: [{ code: "HALF" }] })).body
  expect(cart).toMatchObject({ shipping_total: 0, total: 625, shipping_methods: [{ price: 0 }] })
  expect(cart.payment_session).toMatchObject({ is_selected: true, amount: 625 })
  const removed = await shop.request("DELETE", `/store/carts/${id}/discounts/HALF`)
  expect(removed.body.cart).toMatchObject({ total: 1250, shipping_methods: [{ price: 0 }] })
})

test("a cart that a discount makes free is completed as an order of 0", async () => {
  const id = await cartWithFreeMethod()
  const { cart } = (await shop.post(`/store/carts/${id}`, { discounts: [{ code: "ALL" }] })).body
  expect(cart).toMatchObject({ total: 0, shipping_methods: [{ price: 0 }] })
  expect((await shop.complete(id)).body).toMatchObject({ type: "order", data: { total: 0 } })
})

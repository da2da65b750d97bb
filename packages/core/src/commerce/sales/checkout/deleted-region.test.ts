import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

test("a cart whose region was deleted is not completed, and nothing is authorized, until the region is restored", async () => {
  const cart = await shop.readyCart({ variant_shirt: 1 })
  const payments = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from payment`.execute(shop.engine.db))
      .rows[0]!.count
  expect((await shop.admin("DELETE", "/admin/regions/reg_t")).status).toBe(200)
  const refused = await shop.complete(cart)
  expect([refused.status, refused.body]).toEqual([
    400,
    { type: "not_allowed", message: "The region of the cart no longer exists" },
  ])
  expect(await payments()).toBe(0)
  await sql`update region set deleted_at = null where id = 'reg_t'`.execute(shop.engine.db)
  const placed = await shop.complete(cart)
  expect([placed.status, placed.body.type]).toEqual([200, "order"])
  expect(await payments()).toBe(1)
})

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

test("an order is fulfilled by the shipping option it was placed with, also when that was deleted since", async () => {
  const { id, items, shipping_methods } = (await shop.complete(await shop.readyCart({ variant_mug: 1 }))).body
    .data
  const optionId = shipping_methods[0].shipping_option_id
  expect((await shop.admin("DELETE", `/admin/shipping-options/${optionId}`)).status).toBe(200)
  const packed = await shop.admin("POST", `/admin/orders/${id}/fulfillment`, {
    items: [{ item_id: items[0].id, quantity: 1 }],
  })
  expect([packed.status, packed.body.order?.fulfillment_status]).toEqual([200, "fulfilled"])
  expect(packed.body.order.fulfillments[0].provider_id).toBe("manual")
  await sql`update shipping_option set deleted_at = null where id = ${optionId}`.execute(shop.engine.db)
})

test("an order keeps what was deleted since: its variants, discounts and region, and what it costs", async () => {
  const { body } = await shop.admin("POST", "/admin/discounts", {
    code: "GONE",
    rule: { type: "percentage", value: 10, allocation: "item" },
    regions: ["reg_t"],
  })
  const cart = await shop.readyCart({ variant_shirt: 2 }, { discounts: [{ code: "GONE" }] })
  const { id, total } = (await shop.complete(cart)).body.data
  const read = async (query = "") => (await shop.admin("GET", `/admin/orders/${id}${query}`)).body.order
  const before = await read()
  const { product_id } = before.items[0].variant
  for (const path of [
    `/admin/products/${product_id}`,
    `/admin/discounts/${body.discount.id}`,
    "/admin/regions/reg_t",
  ])
    expect((await shop.admin("DELETE", path)).status).toBe(200)

  const after = await read()
  const deleted_at = expect.any(String) as string
  expect(after).toMatchObject({
    total,
    discount_total: before.discount_total,
    tax_total: before.tax_total,
    region: { id: "reg_t", deleted_at },
    discounts: [{ code: "GONE", deleted_at, rule: { value: 10 } }],
  })
  expect(after.items[0].variant).toMatchObject({ id: "variant_shirt", deleted_at })
  const expanded = await read("?expand=items,items.variant,items.variant.product,items.adjustments.discount")
  expect(expanded.items[0].variant.product).toMatchObject({ id: product_id, deleted_at })
  expect(expanded.items[0].adjustments[0].discount).toMatchObject({ code: "GONE", deleted_at })

  const listed = (await shop.admin("GET", "/admin/orders?fields=id,total,region.name")).body.orders[0]
  expect([listed.id, listed.total]).toEqual([id, total])
  const ofCustomer = (await shop.request("GET", `/store/orders/${id}`)).body.order
  expect(ofCustomer).toMatchObject({ total, region: { deleted_at }, discounts: [{ deleted_at }] })
  expect(ofCustomer.items[0].variant).toMatchObject({ id: "variant_shirt", deleted_at })
})

test("elsewhere, what was deleted is gone", async () => {
  expect((await shop.request("GET", "/store/regions")).body.regions).toHaveLength(1)
  expect((await shop.admin("GET", "/admin/discounts")).body.discounts).toEqual([])
  expect((await shop.request("GET", "/store/variants?ids=variant_shirt")).body.variants).toEqual([])
})

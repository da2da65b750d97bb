import { sql } from "kysely"
import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const count = async (table: "order" | "payment" | "reservation_item", cartId?: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    ${cartId ? sql`where cart_id = ${cartId}` : sql``}`.execute(shop.engine.db)
  return rows[0]!.count
}

describe("an order", () => {
  test("holds what the cart held, and is the answer again", async () => {
    const cart = await shop.readyCart({ variant_shirt: 2, variant_mug: 1 })
    const first = await shop.complete(cart)
    expect(first.status).toBe(200)
    expect(first.body.type).toBe("order")
    expect(first.body.data).toMatchObject({
      object: "order",
      status: "pending",
      fulfillment_status: "not_fulfilled",
      payment_status: "awaiting",
      cart_id: cart,
      email: "ada@example.com",
      currency_code: "eur",
      metadata: {},
      subtotal: 2333,
      shipping_total: 500,
      tax_total: 708,
      total: 3541,
      paid_total: 3541,
    })
    expect(first.body.data.payments).toHaveLength(1)
    expect(first.body.data.items.map((item: { tax_lines: unknown[] }) => item.tax_lines.length)).toEqual([
      1, 1,
    ])
    expect((await shop.complete(cart)).body.data.id).toBe(first.body.data.id)
    expect(await count("order", cart)).toBe(1)
    const after = (await shop.request("GET", `/store/carts/${cart}`)).body.cart
    expect(after.completed_at).not.toBeNull()
    expect(after.payment.order_id).toBe(first.body.data.id)
    expect(after.payment_session.status).toBe("authorized")
  })

  test("takes at most 30 statements, and tells what happened", async () => {
    const cart = await shop.readyCart({ variant_shirt: 1, variant_mug: 2 })
    const before = (await shop.events()).length
    const { result, statements } = await shop.countStatements(() => shop.complete(cart))
    expect(result.status).toBe(200)
    expect(statements).toHaveLength(11)
    expect((await shop.events()).slice(before)).toMatchObject([
      { name: "order.placed", data: { id: result.body.data.id, no_notification: null } },
      { name: "payment.created" },
      { name: "payment.updated" },
      { name: "reservation-item.created" },
      { name: "reservation-items.bulk-created" },
    ])
  })

  test("has the tax rates of the moment, not those that a failed completion in v1 has stored", async () => {
    const cart = await shop.readyCart({ variant_shirt: 1, variant_mug: 1 })
    const { db } = shop.engine
    await sql`insert into line_item_tax_line (id, item_id, rate, name, code)
      select 'litl_stale_' || variant_id, id, 7, 'Old',
        case variant_id when 'variant_shirt' then 'default' else 'old' end
      from line_item where cart_id = ${cart}`.execute(db)
    await sql`insert into shipping_method_tax_line (id, shipping_method_id, rate, name, code)
      select 'smtl_stale', id, 3, 'Old', 'default' from shipping_method where cart_id = ${cart}`.execute(db)
    const open = (await shop.request("GET", `/store/carts/${cart}`)).body.cart
    expect(open).toMatchObject({ tax_total: 458, total: 2291 })
    const order = (await shop.complete(cart)).body.data
    expect(order).toMatchObject({ tax_total: 458, total: 2291, paid_total: 2291 })
    const lines = [...order.items, ...order.shipping_methods].map(
      ({ tax_lines }: { tax_lines: { rate: number; name: string; code: string }[] }) =>
        tax_lines.map(({ rate, name, code }) => [rate, name, code]),
    )
    expect(lines).toEqual([
      [[25, "default", "default"]],
      [[25, "default", "default"]],
      [[25, "default", "default"]],
    ])
    await sql`update region set tax_rate = 10 where id = 'reg_t'`.execute(db)
    const completed = (await shop.request("GET", `/store/carts/${cart}`)).body.cart
    await sql`update region set tax_rate = 25 where id = 'reg_t'`.execute(db)
    expect(completed).toMatchObject({ tax_total: 458, total: 2291 })
  })

  test("of a customer's saved address keeps its own copy", async () => {
    const customer = await shop.post("/store/customers", {
      email: "grace@example.com",
      password: "hopper-1906",
      first_name: "Grace",
      last_name: "Hopper",
    })
    const cookie = customer.headers.get("set-cookie")!.split(";")[0]!
    const saved = await shop.post(
      "/store/customers/me/addresses",
      {
        address: {
          first_name: "Grace",
          last_name: "Hopper",
          address_1: "Old Street",
          city: "A",
          country_code: "dk",
          postal_code: "1",
        },
      },
      { cookie },
    )
    const address = saved.body.customer.shipping_addresses[0]
    const cart = (await shop.post("/store/carts", { region_id: "reg_t" }, { cookie })).body.cart.id
    await shop.post(
      `/store/carts/${cart}/line-items`,
      { variant_id: "variant_digital", quantity: 1 },
      { cookie },
    )
    const updated = await shop.post(`/store/carts/${cart}`, { shipping_address: address.id }, { cookie })
    expect(updated.body.cart.shipping_address_id).toBe(address.id)
    await shop.post(`/store/carts/${cart}/payment-sessions`, undefined, { cookie })
    const order = (await shop.complete(cart, { cookie })).body.data
    expect(order.shipping_address).toMatchObject({ address_1: "Old Street", customer_id: null })
    await shop.post(`/store/customers/me/addresses/${address.id}`, { address_1: "New Street" }, { cookie })
    const later = await shop.request("GET", `/store/orders/${order.id}`)
    expect(later.body.order.shipping_address.address_1).toBe("Old Street")
  })

  test("needs lines, a customer and a session, and reports what is missing in this order", async () => {
    const empty = await shop.emptyCart()
    expect((await shop.complete(empty)).body).toEqual({
      type: "invalid_data",
      message: "Cannot create order from empty cart",
    })
    await shop.post(`/store/carts/${empty}/line-items`, { variant_id: "variant_digital", quantity: 1 })
    expect((await shop.complete(empty)).body).toEqual({
      type: "not_allowed",
      message: "You cannot complete a cart without a payment session.",
    })
    await shop.post(`/store/carts/${empty}/payment-sessions`)
    expect((await shop.complete(empty)).body.type).toBe("invalid_data")
    expect(await count("order", empty)).toBe(0)
    expect((await shop.complete("cart_unknown")).status).toBe(404)
  })

  test("is not made of a variant that was deleted", async () => {
    const cart = await shop.readyCart({ variant_digital: 1 })
    await sql`update product_variant set deleted_at = now() where id = 'variant_digital'`.execute(
      shop.engine.db,
    )
    const refused = await shop.complete(cart)
    await sql`update product_variant set deleted_at = null where id = 'variant_digital'`.execute(
      shop.engine.db,
    )
    expect(refused.status).toBe(400)
    expect(refused.body.message).toBe('No longer sold: "digital"')
    expect((await shop.complete(cart)).status).toBe(200)
  })

  test("leaves a cart that cannot be changed any more", async () => {
    const cart = await shop.readyCart({ variant_digital: 1 })
    await shop.complete(cart)
    const path = `/store/carts/${cart}` as const
    const answers = await Promise.all([
      shop.post(`${path}/line-items`, { variant_id: "variant_shirt", quantity: 1 }),
      shop.post(path, { email: "eve@example.com" }),
      shop.post(path, { shipping_address: { city: "Elsewhere" } }),
      shop.post(path, { region_id: "reg_u" }),
      shop.post(`${path}/shipping-methods`, { option_id: "so_t" }),
      shop.post(`${path}/payment-sessions`),
      shop.post(`${path}/payment-session`, { provider_id: "manual" }),
      shop.request("DELETE", `${path}/payment-sessions/manual`),
      shop.request("DELETE", `${path}/discounts/NONE`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect((await shop.post(path, { region_id: "reg_t" })).status).toBe(200)
    expect((await shop.post(path, {})).status).toBe(200)
  })
})

describe("at the same time", () => {
  test("50 completions of one cart make one order and one payment", async () => {
    const cart = await shop.readyCart({ variant_shirt: 1 })
    const before = await shop.stock("variant_shirt")
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.complete(cart)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await count("order", cart)).toBe(1)
    expect(await count("payment", cart)).toBe(1)
    expect((await shop.stock("variant_shirt")).reserved).toBe(before.reserved + 1)
  })

  test("the last units go to as many orders as there are units", async () => {
    const units = 7
    await shop.setStock("variant_mug", 1000)
    const carts = await shop.cartsLike(await shop.readyCart({ variant_mug: 1 }), 100)
    await sql`delete from reservation_item where inventory_item_id = 'iitem_mug'`.execute(shop.engine.db)
    await shop.setStock("variant_mug", units)
    const answers = await Promise.all(carts.map((cart) => shop.complete(cart)))
    const placed = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 409)
    expect([placed.length, refused.length]).toEqual([units, 100 - units])
    expect(refused[0]!.body).toEqual({
      errors: [
        {
          message: "Variant with id: variant_mug does not have the required inventory",
          type: "not_allowed",
          code: "insufficient_inventory",
        },
      ],
    })
    expect(await shop.stock("variant_mug")).toEqual({ stocked: units, reserved: units, reservations: units })
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from payment
      where order_id is null and canceled_at is null`.execute(shop.engine.db)
    expect(rows[0]!.open).toBe(0)
  })

  test("carts with the same lines in another order do not get in each other's way", async () => {
    await shop.setStock("variant_shirt", 1000)
    await shop.setStock("variant_mug", 1000)
    const carts = [
      ...(await shop.cartsLike(await shop.readyCart({ variant_shirt: 1, variant_mug: 1 }), 12)),
      ...(await shop.cartsLike(await shop.readyCart({ variant_mug: 1, variant_shirt: 1 }), 12)),
    ]
    const answers = await Promise.all(carts.map((cart) => shop.complete(cart)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test("a discount that may be used once is used once", async () => {
    const made = await shop.admin("POST", "/admin/discounts", {
      code: "ONCE",
      rule: { type: "percentage", value: 10, allocation: "total" },
      regions: ["reg_t"],
      usage_limit: 1,
    })
    expect(made.status).toBe(200)
    const cart = await shop.readyCart({ variant_digital: 1 }, { discounts: [{ code: "once" }] })
    const carts = await shop.cartsLike(cart, 30)
    const answers = await Promise.all(carts.map((cart) => shop.complete(cart)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["200 undefined", "409 cart_total_changed"]),
    )
    const after = await shop.admin("GET", `/admin/discounts/${made.body.discount.id}`)
    expect(after.body.discount.usage_count).toBe(1)
    expect(answers.find(({ status }) => status === 200)!.body.data.discount_total).toBe(50)
  })

  test("a gift card is never overdrawn", async () => {
    const made = await shop.admin("POST", "/admin/gift-cards", { region_id: "reg_t", value: 5000 })
    const { id, code } = made.body.gift_card
    await sql`update region set gift_cards_taxable = false where id = 'reg_t'`.execute(shop.engine.db)
    await sql`update gift_card set tax_rate = null where id = ${id}`.execute(shop.engine.db)
    const cart = await shop.readyCart({ variant_digital: 1 }, { gift_cards: [{ code }] })
    const carts = await shop.cartsLike(cart, 50)
    // 500 and 500 for shipping, with 25 % tax: each cart costs 1250, and the card pays for four of them.
    const answers = await Promise.all(carts.map((cart) => shop.complete(cart)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message))).toEqual(
      new Set(["You cannot complete a cart without a payment session."]),
    )
    const after = (await shop.admin("GET", `/admin/gift-cards/${id}`)).body.gift_card
    expect([after.balance, after.is_disabled]).toEqual([0, true])
    const { rows } = await sql<{ sum: number }>`select sum(amount)::int as sum from gift_card_transaction
      where gift_card_id = ${id}`.execute(shop.engine.db)
    expect(rows[0]!.sum).toBe(5000)
  })
})

test("a repeated key gets the same bytes, also of an error", async () => {
  const cart = await shop.readyCart({ variant_digital: 1 })
  const key = { "idempotency-key": crypto.randomUUID() }
  const [first, second] = await Promise.all([shop.complete(cart, key), shop.complete(cart, key)])
  expect(first.status).toBe(200)
  expect(second.text).toBe(first.text)
  expect((await shop.complete(cart, key)).text).toBe(first.text)
  const empty = await shop.emptyCart()
  const other = { "idempotency-key": crypto.randomUUID() }
  const refused = await shop.complete(empty, other)
  await shop.post(`/store/carts/${empty}/line-items`, { variant_id: "variant_digital", quantity: 1 })
  expect((await shop.complete(empty, other)).text).toBe(refused.text)
  expect((await shop.complete(empty, key)).status).toBe(400)
})

describe("a total below zero", () => {
  const withLineAt = async (price: number) => {
    const cart = await shop.readyCart({ variant_shirt: 1, variant_mug: 1 })
    await sql`update line_item set unit_price = ${price}
      where cart_id = ${cart} and variant_id = 'variant_shirt'`.execute(shop.engine.db)
    return cart
  }

  test("is refused, and the cart stays as it was", async () => {
    const cart = await withLineAt(-50_000)
    const refused = await shop.complete(cart)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      type: "not_allowed",
      message: expect.stringContaining("total below 0"),
    })
    expect(await count("order", cart)).toBe(0)
    expect((await shop.request("GET", `/store/carts/${cart}`)).body.cart.completed_at).toBeNull()
  })

  test("of zero is completed, without a payment", async () => {
    const cart = await withLineAt(0)
    await sql`update line_item set unit_price = 0 where cart_id = ${cart}`.execute(shop.engine.db)
    await sql`update shipping_method set price = 0 where cart_id = ${cart}`.execute(shop.engine.db)
    expect((await shop.complete(cart)).body).toMatchObject({
      type: "order",
      data: { total: 0, payments: [] },
    })
  })
})

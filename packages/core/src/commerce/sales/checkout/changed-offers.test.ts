import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.admin("POST", "/admin/regions/reg_t", { tax_rate: 0, gift_cards_taxable: false }))

/** What an order cost, what was authorized for it, and what was taken from gift cards. */
async function moneyOf(orderId: string) {
  const { order } = (await shop.admin("GET", `/admin/orders/${orderId}`)).body
  const { rows } = await sql<{ paid: number; booked: number; cards: number }>`select
    (select coalesce(sum(amount), 0)::int from payment where order_id = ${orderId} and canceled_at is null) as paid,
    (select coalesce(sum(amount), 0)::int from gift_card_transaction where order_id = ${orderId}) as booked,
    (select count(*)::int from order_gift_cards where order_id = ${orderId}) as cards`.execute(shop.engine.db)
  return { total: order.total, gift_card_total: order.gift_card_total, ...rows[0]! }
}

/** What a cart that was not completed has set aside. */
async function asideFor(cartId: string) {
  const { rows } = await sql<{ payments: number; reserved: number; orders: number }>`select
    (select count(*)::int from payment where cart_id = ${cartId}
      or metadata->>'cart_id' = ${cartId}) as payments,
    (select count(*)::int from reservation_item where line_item_id in
      (select id from line_item where cart_id = ${cartId})) as reserved,
    (select count(*)::int from "order" where cart_id = ${cartId}) as orders`.execute(shop.engine.db)
  return rows[0]!
}

const nothing = { payments: 0, reserved: 0, orders: 0 }

function conflict(shown: number, total: number) {
  return {
    code: "cart_total_changed",
    type: "conflict",
    message: `The cart's total is now ${total}, more than the ${shown} that its payment session is for. Show the customer the new total, then complete the cart again.`,
  }
}

/** Completing is refused, nothing is set aside, the cart tells its true total, and completing again succeeds. */
async function expectAskedAgain(cart: string, shown: number, total: number) {
  const refused = await shop.complete(cart)
  expect([refused.status, refused.body]).toEqual([409, conflict(shown, total)])
  expect(await asideFor(cart)).toEqual(nothing)
  const now = (await shop.request("GET", `/store/carts/${cart}`)).body.cart
  expect([now.total, now.payment_session.amount]).toEqual([total, total])
  const placed = await shop.complete(cart)
  expect(placed.status).toBe(200)
  const money = await moneyOf(placed.body.data.id)
  expect(money).toMatchObject({ total, paid: total })
  return { order: placed.body.data, money }
}

async function newCard(value: number) {
  const made = await shop.admin("POST", "/admin/gift-cards", { region_id: "reg_t", value })
  return made.body.gift_card as { id: string; code: string }
}

async function newDiscount(code: string, rest: object = {}) {
  const rule = { type: "percentage", value: 10, allocation: "total" }
  const made = await shop.admin("POST", "/admin/discounts", { code, rule, regions: ["reg_t"], ...rest })
  return made.body.discount.id
}

const cartWithCard = (code: string) => shop.readyCart({ variant_shirt: 1 }, { gift_cards: [{ code }] })
const cartWithDiscount = (code: string) => shop.readyCart({ variant_shirt: 1 }, { discounts: [{ code }] })

describe("a gift card", () => {
  test("that stays as it was pays its part", async () => {
    const card = await newCard(300)
    const placed = await shop.complete(await cartWithCard(card.code))
    expect(await moneyOf(placed.body.data.id)).toEqual({
      total: 1200,
      gift_card_total: 300,
      paid: 1200,
      booked: 300,
      cards: 1,
    })
  })

  test.each([
    ["disabled", { is_disabled: true }],
    ["expired", { ends_at: "2020-01-01T00:00:00.000Z" }],
    ["emptied", { balance: 0 }],
    ["moved to another region", { region_id: "reg_u" }],
  ])("that is %s after the payment session was made does not pay", async (_, change) => {
    const card = await newCard(300)
    const cart = await cartWithCard(card.code)
    expect((await shop.admin("POST", `/admin/gift-cards/${card.id}`, change)).status).toBe(200)
    const { money } = await expectAskedAgain(cart, 1200, 1500)
    expect(money).toMatchObject({ gift_card_total: 0, booked: 0, cards: 0 })
  })

  test("that can be used again pays again, and less is charged", async () => {
    const card = await newCard(300)
    const cart = await cartWithCard(card.code)
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: true })
    await shop.post(`/store/carts/${cart}/payment-sessions`)
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: false })
    const placed = await shop.complete(cart)
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1200, paid: 1200, booked: 300 })
  })

  test("that paid for everything and was disabled leaves a cart that needs a payment session", async () => {
    const card = await newCard(5000)
    const cart = await cartWithCard(card.code)
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: true })
    const refused = await shop.complete(cart)
    expect(refused.body).toEqual({
      type: "not_allowed",
      message: "You cannot complete a cart without a payment session.",
    })
    expect(await asideFor(cart)).toEqual(nothing)
    await shop.post(`/store/carts/${cart}/payment-sessions`)
    const placed = await shop.complete(cart)
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1500, paid: 1500, booked: 0, cards: 0 })
  })

  test("that paid for everything pays for everything", async () => {
    const card = await newCard(5000)
    const placed = await shop.complete(await cartWithCard(card.code))
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 0, paid: 0, booked: 1500 })
  })
})

describe("a discount", () => {
  test.each([
    ["disabled", { is_disabled: true }],
    ["expired", { ends_at: "2020-01-02T00:00:00.000Z", starts_at: "2020-01-01T00:00:00.000Z" }],
    ["postponed", { starts_at: "2999-01-01T00:00:00.000Z" }],
  ])("that is %s after the payment session was made does not count", async (what, change) => {
    const code = `D${what.replace(" ", "")}`
    const id = await newDiscount(code)
    const cart = await cartWithDiscount(code)
    expect((await shop.admin("POST", `/admin/discounts/${id}`, change)).status).toBe(200)
    const { order } = await expectAskedAgain(cart, 1400, 1500)
    expect(order.discounts).toEqual([])
  })

  test("that others used up does not count", async () => {
    const id = await newDiscount("DUSED", { usage_limit: 1 })
    const cart = await cartWithDiscount("DUSED")
    expect((await shop.complete(await cartWithDiscount("DUSED"))).status).toBe(200)
    await expectAskedAgain(cart, 1400, 1500)
    expect((await shop.admin("GET", `/admin/discounts/${id}`)).body.discount.usage_count).toBe(1)
  })

  test("that is deleted does not count", async () => {
    const id = await newDiscount("DGONE")
    const cart = await cartWithDiscount("DGONE")
    await shop.admin("DELETE", `/admin/discounts/${id}`)
    await expectAskedAgain(cart, 1400, 1500)
  })

  test("that stays as it was counts", async () => {
    const id = await newDiscount("DSTAYS")
    const placed = await shop.complete(await cartWithDiscount("DSTAYS"))
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1400, paid: 1400 })
    // The response shows the uses before this order, as in v1.
    expect(placed.body.data.discounts).toMatchObject([{ id, usage_count: 0 }])
    const later = await shop.admin("GET", `/admin/orders/${placed.body.data.id}`)
    expect(later.body.order.discounts).toMatchObject([{ id, usage_count: 1 }])
  })

  test("of free shipping that expired makes the shipping cost again", async () => {
    const rule = { type: "free_shipping", value: 0, allocation: "total" }
    const id = await newDiscount("DFREE", { rule })
    const cart = await cartWithDiscount("DFREE")
    await shop.admin("POST", `/admin/discounts/${id}`, { is_disabled: true })
    await expectAskedAgain(cart, 1000, 1500)
  })

  test("whose value changed takes off what the customer was shown", async () => {
    const id = await newDiscount("DVALUE")
    const cart = await cartWithDiscount("DVALUE")
    const { discount } = (await shop.admin("GET", `/admin/discounts/${id}`)).body
    await shop.admin("POST", `/admin/discounts/${id}`, {
      rule: { id: discount.rule_id, value: 5, allocation: "total" },
    })
    const placed = await shop.complete(cart)
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1400, paid: 1400 })
  })
})

describe("a tax rate", () => {
  test("that rose is charged after the customer was asked again", async () => {
    const cart = await shop.readyCart()
    await shop.admin("POST", "/admin/regions/reg_t", { tax_rate: 10 })
    await expectAskedAgain(cart, 1500, 1650)
  })

  test("that fell is charged at once", async () => {
    await shop.admin("POST", "/admin/regions/reg_t", { tax_rate: 20 })
    const cart = await shop.readyCart()
    await shop.admin("POST", "/admin/regions/reg_t", { tax_rate: 10 })
    const placed = await shop.complete(cart)
    expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1650, paid: 1650 })
  })
})

test("a price that changed is charged as the customer was shown it", async () => {
  const cart = await shop.readyCart({ variant_mug: 3 })
  await sql`update money_amount set amount = 500 where id = 'ma_mug_eur'`.execute(shop.engine.db)
  const placed = await shop.complete(cart)
  await sql`update money_amount set amount = 333 where id = 'ma_mug_eur'`.execute(shop.engine.db)
  expect(await moneyOf(placed.body.data.id)).toMatchObject({ total: 1499, paid: 1499 })
})

test("a request that is repeated under its key gets the same conflict, and charges nothing", async () => {
  const card = await newCard(300)
  const cart = await cartWithCard(card.code)
  await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: true })
  const key = { "idempotency-key": crypto.randomUUID() }
  const first = await shop.complete(cart, key)
  const again = await shop.complete(cart, key)
  expect([first.status, again.status, again.text]).toEqual([409, 409, first.text])
  expect(await asideFor(cart)).toEqual(nothing)
  expect((await shop.complete(cart, { "idempotency-key": crypto.randomUUID() })).status).toBe(200)
})

test("a discount for one that many want is refused to the others until they were shown the full price", async () => {
  await newDiscount("DONE", { usage_limit: 1 })
  const carts = await shop.cartsLike(await cartWithDiscount("DONE"), 8)
  const answers = await Promise.all(carts.map((cart) => shop.complete(cart)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  const again = await Promise.all(carts.map((cart) => shop.complete(cart)))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  expect(again.map(({ body }) => body.data.total).sort()).toEqual([
    1400,
    ...Array.from({ length: 7 }, () => 1500),
  ])
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from payment
    where order_id is null and canceled_at is null`.execute(shop.engine.db)
  expect(rows[0]!.open).toBe(0)
})

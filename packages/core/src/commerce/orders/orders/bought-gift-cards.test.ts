import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.admin("POST", "/admin/regions/reg_t", { tax_rate: 0, gift_cards_taxable: false })
  const { engine } = shop
  await sql`update product set is_giftcard = true, discountable = false where id = 'prod_digital'`.execute(
    engine.db,
  )
})
afterAll(() => shop.close())

const cardOf = async (orderId: string) => {
  const { rows } = await sql<{
    id: string
    code: string
    balance: number
    is_disabled: boolean
  }>`select id, code, balance, is_disabled from gift_card where order_id = ${orderId}`.execute(shop.engine.db)
  return rows[0]!
}

/** Buys a gift card of 500, and shirts for 1000 each; shipping costs 500. */
async function buyCard({ shirts = 0, isCaptured = true } = {}) {
  const lines = { variant_digital: 1, ...(shirts ? { variant_shirt: shirts } : {}) }
  const placed = await shop.complete(await shop.readyCart(lines))
  expect(placed.status).toBe(200)
  const orderId: string = placed.body.data.id
  if (isCaptured) await capture(orderId)
  return { orderId, ...(await cardOf(orderId)) }
}

const act = <What extends string>(orderId: string, what: What, body: object = {}) =>
  shop.admin("POST", `/admin/orders/${orderId}/${what}`, body)
const capture = (orderId: string) => act(orderId, "capture")
const refund = (orderId: string, amount: number) => act(orderId, "refund", { amount, reason: "other" })

async function apply(code: string, cart?: string) {
  const id = cart ?? (await shop.readyCart({ variant_mug: 1 }))
  const answer = await shop.post(`/store/carts/${id}`, { gift_cards: [{ code }] })
  return { id, status: answer.status, body: answer.body }
}

/** Spends from a card: a mug of 333 and shipping of 500, as far as the balance allows. */
async function spend(code: string) {
  const { id, status } = await apply(code)
  expect(status).toBe(200)
  const placed = await shop.complete(id)
  return { cart: id, status: placed.status, order: placed.body.data, body: placed.body }
}

async function booked(cardId: string) {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::int as sum
    from gift_card_transaction where gift_card_id = ${cardId}`.execute(shop.engine.db)
  return rows[0]!.sum
}

const unpaid = { type: "not_allowed", message: "The gift card has not been paid for" }

describe("a gift card that was bought", () => {
  test("is there with its balance at once, and can be spent once it is paid", async () => {
    const card = await buyCard({ isCaptured: false })
    const shown = await shop.request("GET", `/store/gift-cards/${card.code}`)
    expect(shown.body.gift_card).toMatchObject({ value: 500, balance: 500 })
    const refused = await apply(card.code)
    expect([refused.status, refused.body]).toEqual([400, unpaid])
    await capture(card.orderId)
    const spent = await spend(card.code)
    expect(spent.status).toBe(200)
    expect(spent.order).toMatchObject({ gift_card_total: 500, total: 333, paid_total: 333 })
    expect(await booked(card.id)).toBe(500)
  })

  test("cannot be spent by a cart that had it before its money went back", async () => {
    const card = await buyCard()
    const { id } = await apply(card.code)
    expect((await refund(card.orderId, 1000)).status).toBe(200)
    const refused = await shop.complete(id)
    expect([refused.status, refused.body.code]).toEqual([409, "cart_total_changed"])
    const placed = await shop.complete(id)
    expect(placed.body.data).toMatchObject({ gift_card_total: 0, total: 833, paid_total: 833 })
    expect(await booked(card.id)).toBe(0)
    expect((await apply(card.code)).body).toEqual(unpaid)
  })

  test("can be spent while what was refunded was for something else", async () => {
    const card = await buyCard({ shirts: 1 })
    expect((await refund(card.orderId, 1500)).status).toBe(200)
    expect((await spend(card.code)).order).toMatchObject({ gift_card_total: 500 })
  })

  test("cannot be spent once a refund touches its money", async () => {
    const card = await buyCard({ shirts: 1 })
    expect((await refund(card.orderId, 1501)).status).toBe(200)
    expect((await apply(card.code)).body).toEqual(unpaid)
  })

  test("with a discount of all it costs can be spent", async () => {
    await sql`update product set discountable = true where id = 'prod_digital'`.execute(shop.engine.db)
    const rule = { type: "percentage", value: 100, allocation: "total" }
    await shop.admin("POST", "/admin/discounts", { code: "GIFT", rule, regions: ["reg_t"] })
    const cart = await shop.readyCart({ variant_digital: 1 }, { discounts: [{ code: "GIFT" }] })
    await sql`update product set discountable = false where id = 'prod_digital'`.execute(shop.engine.db)
    const placed = await shop.complete(cart)
    await capture(placed.body.data.id)
    const card = await cardOf(placed.body.data.id)
    expect((await spend(card.code)).order).toMatchObject({ gift_card_total: 500 })
  })
})

describe("canceling the order", () => {
  test("disables a card that was not spent", async () => {
    const card = await buyCard()
    const { id } = await apply(card.code)
    expect((await act(card.orderId, "cancel")).status).toBe(200)
    expect(await cardOf(card.orderId)).toMatchObject({ is_disabled: true, balance: 500 })
    expect((await shop.complete(id)).status).toBe(409)
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: false })
    expect((await apply(card.code)).body).toEqual(unpaid)
    expect(await booked(card.id)).toBe(0)
  })

  test("is refused when a part of the card was spent", async () => {
    const card = await buyCard()
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { balance: 400 })
    await spend(card.code)
    const refused = await act(card.orderId, "cancel")
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: "invalid_state_error",
        type: "conflict",
        message: "An order cannot be canceled after its gift cards were spent. Refund the rest instead.",
      },
    ])
    const { order } = (await shop.admin("GET", `/admin/orders/${card.orderId}`)).body
    expect([order.status, order.payments[0].canceled_at]).toEqual(["pending", null])
  })
})

describe("canceling an order that gift cards paid for", () => {
  const spentCard = async (value: number) => {
    const { gift_card } = (await shop.admin("POST", "/admin/gift-cards", { region_id: "reg_t", value })).body
    const { order } = await spend(gift_card.code)
    return { orderId: order.id, code: gift_card.code, id: gift_card.id }
  }
  const stateOf = async (id: string) => {
    const { balance, is_disabled } = (await shop.admin("GET", `/admin/gift-cards/${id}`)).body.gift_card
    return { balance, is_disabled }
  }

  test("returns what it spent, once, and enables the card that it had emptied", async () => {
    const emptied = await spentCard(500)
    expect(await stateOf(emptied.id)).toEqual({ balance: 0, is_disabled: true })
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(emptied.orderId, "cancel")))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await act(emptied.orderId, "cancel")).status).toBe(200)
    expect(await stateOf(emptied.id)).toEqual({ balance: 500, is_disabled: false })
    expect((await spend(emptied.code)).order.gift_card_total).toBe(500)
  })

  test("leaves a card disabled that a team member disabled", async () => {
    const card = await spentCard(2000)
    await shop.admin("POST", `/admin/gift-cards/${card.id}`, { is_disabled: true })
    await act(card.orderId, "cancel")
    expect(await stateOf(card.id)).toEqual({ balance: 2000, is_disabled: true })
  })

  test.each([
    ["disabled", [true], true],
    ["enabled again", [true, false], false],
  ])("leaves an emptied card %s as a team member left it", async (_, changes, is_disabled) => {
    const emptied = await spentCard(500)
    for (const change of changes)
      await shop.admin("POST", `/admin/gift-cards/${emptied.id}`, { is_disabled: change })
    await act(emptied.orderId, "cancel")
    expect(await stateOf(emptied.id)).toEqual({ balance: 500, is_disabled })
  })

  test("keeps what the order cost, and lets the order be canceled that bought the card", async () => {
    const card = await buyCard()
    const { order } = await spend(card.code)
    expect((await act(card.orderId, "cancel")).status).toBe(409)
    const canceled = (await act(order.id, "cancel")).body.order
    expect([canceled.status, canceled.gift_card_total]).toEqual(["canceled", 500])
    expect((await act(card.orderId, "cancel")).status).toBe(200)
    expect(await stateOf(card.id)).toEqual({ balance: 500, is_disabled: true })
  })
})

describe("a refund", () => {
  test("leaves what was spent from the card, and returns the rest", async () => {
    const card = await buyCard()
    await spend(card.code)
    const refused = await refund(card.orderId, 501)
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        type: "not_allowed",
        message:
          "Gift cards of this order were spent: at most 500 can be refunded. Refund the orders they paid for instead.",
      },
    ])
    expect((await refund(card.orderId, 500)).status).toBe(200)
    expect((await refund(card.orderId, 1)).status).toBe(400)
  })

  test("of the payment is limited in the same way", async () => {
    const card = await buyCard()
    await spend(card.code)
    const { order } = (await shop.admin("GET", `/admin/orders/${card.orderId}`)).body
    const path = `/admin/payments/${order.payments[0].id}/refund` as const
    expect((await shop.admin("POST", path, { amount: 501, reason: "other" })).status).toBe(400)
    expect((await shop.admin("POST", path, { amount: 500, reason: "other" })).status).toBe(200)
  })

  test("and a purchase at the same moment: the money goes one way only", async () => {
    for (let round = 0; round < 6; round++) {
      const card = await buyCard()
      const { id } = await apply(card.code)
      const [back, placed] = await Promise.all([refund(card.orderId, 1000), shop.complete(id)])
      const isSpent = (await booked(card.id)) > 0
      expect([back.status === 200, placed.status === 200]).toEqual([!isSpent, isSpent])
    }
  })
})

describe("a gift card whose line goes back", () => {
  const lineOf = async (orderId: string) => {
    const { order } = (await shop.admin("GET", `/admin/orders/${orderId}`)).body
    return order.items.find((item) => item.is_giftcard).id
  }
  const requestReturn = async (orderId: string) =>
    act(orderId, "return", { items: [{ item_id: await lineOf(orderId), quantity: 1 }] })
  const returnIdOf = async (orderId: string) => {
    const { rows } = await sql<{ id: string }>`select id from return where order_id = ${orderId}`.execute(
      shop.engine.db,
    )
    return rows[0]!.id
  }
  const receive = async (orderId: string) => {
    const items = [{ item_id: await lineOf(orderId), quantity: 1 }]
    return shop.admin("POST", `/admin/returns/${await returnIdOf(orderId)}/receive`, { items })
  }
  const spent = {
    type: "not_allowed",
    message: "A gift card of this order was spent, so it cannot be returned or removed from the order",
  }
  const editOut = async (orderId: string) => {
    const { order_edit } = (await shop.admin("POST", "/admin/order-edits", { order_id: orderId })).body
    const copy = order_edit.items.find((item) => item.is_giftcard)
    await shop.admin("DELETE", `/admin/order-edits/${order_edit.id}/items/${copy.id}`)
    await shop.admin("POST", `/admin/order-edits/${order_edit.id}/request`)
    return shop.admin("POST", `/admin/order-edits/${order_edit.id}/confirm`)
  }

  test("can be spent until the return is received, and not afterwards", async () => {
    const card = await buyCard({ shirts: 3 })
    expect((await requestReturn(card.orderId)).status).toBe(200)
    expect((await cardOf(card.orderId)).is_disabled).toBe(false)
    expect((await receive(card.orderId)).status).toBe(200)
    expect(await cardOf(card.orderId)).toMatchObject({ is_disabled: true, balance: 500 })
    expect((await apply(card.code)).status).toBe(400)
  })

  test("cannot be returned once it was spent, and a shirt of the order can", async () => {
    const card = await buyCard({ shirts: 3 })
    await spend(card.code)
    const refused = await requestReturn(card.orderId)
    expect([refused.status, refused.body]).toEqual([400, spent])
    const { order } = (await shop.admin("GET", `/admin/orders/${card.orderId}`)).body
    expect(order.returns).toEqual([])
    const shirt = order.items.find((item) => !item.is_giftcard)
    const back = await act(card.orderId, "return", { items: [{ item_id: shirt.id, quantity: 1 }] })
    expect(back.status).toBe(200)
  })

  test("cannot be received when it was spent in the meantime", async () => {
    const card = await buyCard({ shirts: 3 })
    await requestReturn(card.orderId)
    await spend(card.code)
    const refused = await receive(card.orderId)
    expect([refused.status, refused.body]).toEqual([400, spent])
    const { order } = (await shop.admin("GET", `/admin/orders/${card.orderId}`)).body
    expect([order.returns[0].status, order.refunded_total]).toEqual(["requested", 0])
  })

  test("is disabled by an order edit that removes it, which is refused once it was spent", async () => {
    const card = await buyCard({ shirts: 3 })
    expect((await editOut(card.orderId)).status).toBe(200)
    expect((await cardOf(card.orderId)).is_disabled).toBe(true)
    const other = await buyCard({ shirts: 3 })
    await spend(other.code)
    const refused = await editOut(other.orderId)
    expect([refused.status, refused.body]).toEqual([400, spent])
  })

  test("is disabled by a claim that refunds it, which is refused once it was spent", async () => {
    const claim = async (orderId: string) =>
      act(orderId, "claims", {
        type: "refund",
        claim_items: [{ item_id: await lineOf(orderId), quantity: 1, reason: "other" }],
      })
    const card = await buyCard({ shirts: 3 })
    const other = await buyCard({ shirts: 3 })
    for (const { orderId } of [card, other])
      await act(orderId, "fulfillment", { items: [{ item_id: await lineOf(orderId), quantity: 1 }] })
    expect((await claim(card.orderId)).status).toBe(200)
    expect((await cardOf(card.orderId)).is_disabled).toBe(true)
    await spend(other.code)
    const refused = await claim(other.orderId)
    expect([refused.status, refused.body]).toEqual([400, spent])
  })

  test("does not keep the others of the order from being spent", async () => {
    const placed = await shop.complete(await shop.readyCart({ variant_digital: 3 }))
    const orderId: string = placed.body.data.id
    await capture(orderId)
    await requestReturn(orderId)
    expect((await receive(orderId)).status).toBe(200)
    const { rows } = await sql<{ code: string; is_disabled: boolean }>`select code, is_disabled from gift_card
      where order_id = ${orderId} order by is_disabled`.execute(shop.engine.db)
    expect(rows.map(({ is_disabled }) => is_disabled)).toEqual([false, false, true])
    for (const { code } of rows.slice(0, 2)) expect((await spend(code)).status).toBe(200)
  })

  test("counts what was spent from a deleted card", async () => {
    const placed = await shop.complete(await shop.readyCart({ variant_digital: 2 }))
    const orderId: string = placed.body.data.id
    await capture(orderId)
    const { rows } = await sql<{ id: string; code: string }>`select id, code from gift_card
      where order_id = ${orderId}`.execute(shop.engine.db)
    await spend(rows[0]!.code)
    await shop.admin("DELETE", `/admin/gift-cards/${rows[0]!.id}`)
    expect((await refund(orderId, 1000)).status).toBe(200)
    expect((await apply(rows[1]!.code)).body).toEqual(unpaid)
  })
})

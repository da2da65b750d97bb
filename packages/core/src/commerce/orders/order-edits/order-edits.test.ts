import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeChannel } from "../../stock/inventory/testing/stock-fixture.ts"
import { openBank, type Bank } from "../orders/testing/bank.ts"
import type { MadeOrder } from "../orders/testing/order-fixture.ts"
import { editing, makeEditable, sellVariant } from "./testing/edit-fixture.ts"

let shop: TestApp
let bank: Bank
let calls: ReturnType<typeof editing>
beforeAll(async () => {
  bank = openBank()
  shop = await createTestApp({ paymentProviders: [bank.provider] })
  calls = editing(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.done.clear()
  bank.asked.length = 0
  bank.before = async () => {}
})

const make = (wish: Parameters<typeof makeEditable>[2] = {}) => makeEditable(shop, "bank", wish)
const booked = (kind: string) => [...bank.done.values()].filter((entry) => entry.kind === kind)
const copyOf = (edit: { items: readonly { id: string; original_item_id: string | null }[] }, line: string) =>
  edit.items.find((item) => item.original_item_id === line)!.id
const eventsOf = async (id: string) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === id).map(({ name }) => name)
/** Gives the order's lines a discount of 10 %, as a completed cart leaves it. */
async function discount(order: MadeOrder, id: string) {
  const { db } = shop.engine
  const rule = { id: `dru_${id}`, type: "percentage", value: 10, allocation: "total" } as const
  await db.insertInto("discount_rule").values(rule).execute()
  await db
    .insertInto("discount")
    .values({ id, code: id, is_dynamic: false, rule_id: rule.id, is_disabled: false })
    .execute()
  await db.insertInto("order_discounts").values({ order_id: order.id, discount_id: id }).execute()
  await sql`insert into line_item_adjustment (id, item_id, description, discount_id, amount)
    select 'lia_' || id, id, 'discount', ${id}, unit_price * quantity * 0.1 from line_item
    where order_id = ${order.id}`.execute(db)
}

describe("an order edit", () => {
  test("changes nothing of the order before it is confirmed", async () => {
    const order = await make()
    const { id: variant } = await sellVariant(shop, 400)
    const before = await calls.readOrder(order)
    const edit = await calls.begin(order)
    await calls.add(edit.id, variant, 3)
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 4)
    expect(await calls.read(edit.id)).toMatchObject({ subtotal: 5200, tax_total: 1425, difference_due: 4000 })
    expect(await calls.readOrder(order)).toEqual(before)
    expect((await calls.confirm(edit.id)).body.order_edit).toMatchObject({
      status: "confirmed",
      difference_due: 0,
    })
    expect(await calls.readOrder(order)).toMatchObject({
      total: 7125,
      paid_total: 3125,
      refundable_amount: 3125,
    })
  })

  test("undoes each kind of change", async () => {
    const order = await make({
      lines: [
        { price: 1000, quantity: 2 },
        { price: 300, quantity: 1 },
      ],
    })
    const { id: variant } = await sellVariant(shop, 400)
    const edit = await calls.begin(order)
    await calls.add(edit.id, variant, 1)
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 7)
    await calls.remove(edit.id, copyOf(edit, order.lineIds[1]!))
    const { changes } = await calls.read(edit.id)
    expect(changes).toHaveLength(3)
    for (const change of changes) expect((await calls.undo(edit.id, change.id)).status).toBe(200)
    const after = await calls.read(edit.id)
    expect(after).toMatchObject({ changes: [], difference_due: 0, subtotal: 2300 })
    expect((await calls.undo(edit.id, changes[0].id)).status).toBe(404)
  })

  test("that was declined can have its changes undone, one that was canceled cannot", async () => {
    const order = await make()
    const begun = await calls.begin(order)
    await calls.update(begun.id, copyOf(begun, order.lineIds[0]!), 7)
    const { changes } = (await calls.ask(begun.id)).body.order_edit
    await calls.decline(begun.id)
    expect((await calls.undo(begun.id, changes[0].id)).status).toBe(200)
    expect(await calls.read(begun.id)).toMatchObject({ status: "declined", changes: [], difference_due: 0 })
    const next = await calls.begin(order)
    await calls.update(next.id, copyOf(next, order.lineIds[0]!), 7)
    const [change] = (await calls.read(next.id)).changes
    await calls.cancel(next.id)
    expect((await calls.undo(next.id, change.id)).body.message).toBe(
      "Cannot delete and item change from a canceled order edit",
    )
  })

  test("a changed line that is removed counts as removed, an added one as if it never was", async () => {
    const order = await make()
    const { id: variant } = await sellVariant(shop, 400)
    const edit = await calls.begin(order)
    const line = copyOf(edit, order.lineIds[0]!)
    await calls.update(edit.id, line, 3)
    await calls.remove(edit.id, line)
    const added = (await calls.add(edit.id, variant, 1)).body.order_edit
    await calls.remove(edit.id, added.changes.find((each) => each.type === "item_add").line_item_id)
    const { changes, items } = await calls.read(edit.id)
    expect(items).toEqual([])
    expect(changes.map((change: { type: string }) => change.type)).toEqual(["item_remove"])
  })

  test("is one at a time, also for ten requests at once", async () => {
    const order = await make()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.admin("POST", "/admin/order-edits", { order_id: order.id })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  })

  test("does not take away what was packed, and carries over what happened meanwhile", async () => {
    const order = await make({ lines: [{ price: 1000, quantity: 3 }] })
    const edit = await calls.begin(order)
    const line = copyOf(edit, order.lineIds[0]!)
    const packed = await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, {
      items: [{ item_id: order.lineIds[0], quantity: 2 }],
    })
    expect(packed.status).toBe(200)
    expect((await calls.update(edit.id, line, 1)).body.message).toContain("2 units")
    expect((await calls.remove(edit.id, line)).status).toBe(400)
    expect((await calls.update(edit.id, line, 2)).status).toBe(200)
    expect((await calls.confirm(edit.id)).status).toBe(200)
    const after = await calls.readOrder(order)
    expect(after.items).toMatchObject([{ id: line, quantity: 2, fulfilled_quantity: 2 }])
    const fulfillment = after.fulfillments[0]
    expect(fulfillment.items[0].item_id).toBe(line)
    const canceled = await shop.admin(
      "POST",
      `/admin/orders/${order.id}/fulfillments/${fulfillment.id}/cancel`,
    )
    expect(canceled.body.order.items[0].fulfilled_quantity).toBe(0)
  })

  test("units below 1 and canceled orders are refused", async () => {
    const order = await make()
    const edit = await calls.begin(order)
    const line = copyOf(edit, order.lineIds[0]!)
    for (const quantity of [0, -1, 1.5])
      expect((await calls.update(edit.id, line, quantity)).status).toBe(400)
    await calls.update(edit.id, line, 1)
    expect((await shop.admin("POST", `/admin/orders/${order.id}/cancel`)).status).toBe(200)
    expect((await calls.ask(edit.id)).status).toBe(400)
    expect((await calls.confirm(edit.id)).status).toBe(400)
  })

  test("answers with what was asked for, and refuses what there is not", async () => {
    const { id } = await calls.begin(await make())
    const ask = <Area extends string>(area: Area, query: string) =>
      shop.admin("GET", `/${area}/order-edits/${id}?${query}`)
    const few = (await ask("admin", "fields=id,changes,total&expand=")).body.order_edit
    expect(Object.keys(few)).toEqual(expect.arrayContaining(["id", "changes", "items", "status", "total"]))
    expect(Object.keys(few)).not.toEqual(expect.arrayContaining(["order_id"]))
    for (const query of ["fields=nope", "expand=nope"]) expect((await ask("admin", query)).status).toBe(400)
    for (const query of [
      "fields=internal_note",
      "expand=order.customer",
      "fields=order.email",
      "fields=payment_collection.status",
    ])
      expect((await ask("store", query)).status).toBe(400)
    for (const query of ["fields=id,items.title", "fields=items.variant.title", "fields=changes.type"])
      expect((await ask("store", query)).body.order_edit).toMatchObject({
        id,
        items: [{ title: expect.any(String) as string }],
      })
  })

  test("lists in two statements, whatever their number", async () => {
    const orders = [await make(), await make(), await make()]
    for (const order of orders) await calls.begin(order)
    const one = await shop.countStatements(() => shop.admin("GET", "/admin/order-edits?limit=1"))
    const all = await shop.countStatements(() => shop.admin("GET", "/admin/order-edits?limit=3"))
    expect(all.result.body.order_edits).toHaveLength(3)
    expect(all.statements).toHaveLength(one.statements.length)
  })
})

describe("the totals of an edit", () => {
  test("distribute the order's discount again", async () => {
    const order = await make()
    await discount(order, "TEN")
    const edit = await calls.begin(order)
    expect(await calls.read(edit.id)).toMatchObject({ discount_total: 200, difference_due: 0 })
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 4)
    // 4 × 1000 less 10 %, and shipping of 500, at 25 %
    expect(await calls.read(edit.id)).toMatchObject({
      discount_total: 400,
      total: 5125,
      difference_due: 2250,
    })
    await calls.confirm(edit.id)
    expect(await calls.readOrder(order)).toMatchObject({ discount_total: 400, total: 5125 })
  })

  test("give the whole of a fixed discount back when an added line is undone", async () => {
    const order = await make()
    await discount(order, "FIXED")
    const rule = { type: "fixed", value: 200 } as const
    await shop.engine.db.updateTable("discount_rule").set(rule).where("id", "=", "dru_FIXED").execute()
    const { id: variant } = await sellVariant(shop, 2000)
    const edit = await calls.begin(order)
    const line = copyOf(edit, order.lineIds[0]!)
    const shareOf = async () => (await calls.read(edit.id)).items.find(({ id }) => id === line).discount_total
    await calls.add(edit.id, variant, 1)
    expect(await shareOf()).toBe(100)
    const { changes } = await calls.read(edit.id)
    await calls.undo(edit.id, changes[0].id)
    expect(await shareOf()).toBe(200)
    expect(await calls.read(edit.id)).toMatchObject({ discount_total: 200, difference_due: 0 })
  })

  test("are taxed at the rates of the order's lines, whatever the region's rate is", async () => {
    const order = await make()
    const { db } = shop.engine
    await sql`update line_item_tax_line set rate = 12.5 where item_id in (
      select id from line_item where order_id = ${order.id})`.execute(db)
    const edit = await calls.begin(order)
    expect(await calls.read(edit.id)).toMatchObject({ difference_due: 0 })
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 4)
    await db.updateTable("region").set({ tax_rate: 10 }).where("id", "=", order.regionId).execute()
    // 4 × 1000 at 12.5 %, and shipping of 500 at the 25 % of its tax line
    expect(await calls.read(edit.id)).toMatchObject({ tax_total: 625, total: 5125, difference_due: 2250 })
    await calls.confirm(edit.id)
    expect(await calls.readOrder(order)).toMatchObject({ tax_total: 625, total: 5125 })
  })

  test("count gift cards for what was taken from them", async () => {
    const order = await make()
    const { db } = shop.engine
    const card = { id: "gift_edit", code: "CARD", value: 1000, balance: 0, region_id: order.regionId }
    await db.insertInto("gift_card").values(card).execute()
    await db
      .insertInto("gift_card_transaction")
      .values({ id: "gct_edit", gift_card_id: card.id, order_id: order.id, amount: 1000, is_taxable: false })
      .execute()
    const edit = await calls.begin(order)
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 3)
    expect(await calls.read(edit.id)).toMatchObject({
      gift_card_total: 1000,
      total: 3375,
      difference_due: 1250,
    })
  })

  test("are below the order's when lines go, and nothing is collected then", async () => {
    const order = await make()
    const edit = await calls.begin(order)
    await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 1)
    expect((await calls.ask(edit.id)).body.order_edit).toMatchObject({
      difference_due: -1250,
      payment_collection_id: null,
    })
    expect((await calls.complete(edit.id)).body.order_edit.status).toBe("confirmed")
    await shop.admin("POST", `/admin/orders/${order.id}/capture`)
    const refund = (amount: number) =>
      shop.admin("POST", `/admin/orders/${order.id}/refund`, { amount, reason: "other" })
    expect((await refund(3126)).status).toBe(400)
    expect((await refund(1250)).body.order).toMatchObject({ refunded_total: 1250, refundable_amount: 1875 })
  })
})

describe("the payment of an edit", () => {
  async function requested(quantity = 3) {
    const order = await make()
    const edit = await calls.begin(order)
    const line = copyOf(edit, order.lineIds[0]!)
    await calls.update(edit.id, line, quantity)
    const { payment_collection_id: collection } = (await calls.ask(edit.id)).body.order_edit
    return { order, id: edit.id, line, collection: collection }
  }

  test("a customer completes it once all is authorized, and the money is the order's", async () => {
    const { order, id, collection } = await requested()
    expect((await calls.complete(id)).body.type).toBe("not_allowed")
    expect((await calls.readOrder(order)).total).toBe(3125)
    expect((await calls.pay(collection)).body.payment_session).toMatchObject({
      status: "authorized",
      amount: 1250,
    })
    expect((await calls.complete(id)).body.order_edit).toMatchObject({ status: "confirmed" })
    expect((await calls.complete(id)).status).toBe(200)
    const after = await calls.readOrder(order)
    expect(after).toMatchObject({ total: 4375, paid_total: 4375, refundable_amount: 4375 })
    expect(after.payments).toHaveLength(2)
  })

  test("is still due after the merchant has confirmed the edit", async () => {
    const { id, collection } = await requested()
    expect((await calls.confirm(id)).status).toBe(200)
    const refused = await calls.complete(id)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toBe("Unable to complete an order edit if the payment is not authorized")
    await calls.pay(collection)
    expect((await calls.complete(id)).body.order_edit.status).toBe("confirmed")
  })

  test("follows the difference when it is asked again, and sessions over the old sum go", async () => {
    const { id, line, collection } = await requested()
    const path = `/store/payment-collections/${collection}` as const
    await shop.request("POST", `${path}/sessions`, { provider_id: "bank" })
    await calls.update(id, line, 5)
    expect((await calls.complete(id)).status).toBe(400)
    expect((await calls.ask(id)).body.order_edit).toMatchObject({
      difference_due: 3750,
      payment_collection: { id: collection, amount: 3750 },
    })
    expect((await shop.request("GET", path)).body.payment_collection.payment_sessions).toEqual([])
    await calls.update(id, line, 2)
    expect((await calls.ask(id)).body.order_edit.payment_collection_id).toBeNull()
    expect((await shop.request("GET", path)).status).toBe(404)
  })

  test("has the description of the last request, as in v1", async () => {
    const { id, collection } = await requested()
    const path = `/admin/order-edits/${id}/request` as const
    for (const body of [{ payment_collection_description: "Two more" }, {}]) {
      const { order_edit } = (await shop.admin("POST", path, body)).body
      expect(order_edit.payment_collection).toMatchObject({
        id: collection,
        description: body.payment_collection_description ?? null,
      })
    }
  })

  test("keeps the items as they are once it is authorized", async () => {
    const { id, line, collection } = await requested()
    await calls.pay(collection)
    expect((await calls.update(id, line, 9)).body.type).toBe("not_allowed")
    expect(await calls.read(id)).toMatchObject({ difference_due: 1250 })
  })

  test.each(["cancel", "decline"] as const)("is let go when they %s it", async (action) => {
    const { order, id, collection } = await requested()
    await calls.pay(collection)
    const answers = await Promise.all([calls[action](id), calls[action](id), calls[action](id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(booked("cancel")).toHaveLength(1)
    expect((await calls.confirm(id)).status).toBe(400)
    expect((await calls.readOrder(order)).payments).toHaveLength(1)
    expect(await eventsOf(id)).toContain(action === "cancel" ? "order-edit.canceled" : "order-edit.declined")
  })

  test.each([
    ["cancel", "canceled"],
    ["decline", "declined"],
  ] as const)("is not made again when they %s the edit and ask once more", async (action, status) => {
    const { id } = await requested()
    expect((await calls.ask(id)).body.order_edit.status).toBe("requested")
    await calls[action](id)
    const before = { edit: await calls.read(id), events: await eventsOf(id) }
    const { status: code, body } = await calls.ask(id)
    expect([code, body.order_edit?.status]).toEqual([200, status])
    expect({ edit: await calls.read(id), events: await eventsOf(id) }).toEqual(before)
  })

  test("stays when the bank refuses to let go", async () => {
    const { id, collection } = await requested()
    await calls.pay(collection)
    bank.before = () => Promise.reject(new Error("the bank says no"))
    expect((await calls.cancel(id)).status).toBe(422)
    expect((await calls.read(id)).status).toBe("requested")
    bank.before = async () => {}
    expect((await calls.complete(id)).body.order_edit.status).toBe("confirmed")
  })

  test("is either released or moved to the order, depending on which request is first", async () => {
    for (let round = 0; round < 5; round++) {
      const { order, id, collection } = await requested()
      await calls.pay(collection)
      bank.done.clear()
      await Promise.all([calls.cancel(id), calls.complete(id)])
      const { status } = await calls.read(id)
      const payments = (await calls.readOrder(order)).payments.length
      expect([status, payments, booked("cancel").length]).toEqual(
        status === "confirmed" ? ["confirmed", 2, 0] : ["canceled", 1, 1],
      )
    }
  })

  test("comes in for the order when the shop confirmed without it", async () => {
    const { order, id, collection } = await requested()
    await calls.confirm(id)
    expect((await calls.readOrder(order)).paid_total).toBe(3125)
    await calls.pay(collection)
    expect((await calls.readOrder(order)).paid_total).toBe(4375)
  })

  test("what was paid outside is enough", async () => {
    const { id, collection } = await requested()
    const answer = await shop.admin("POST", `/admin/payment-collections/${collection}/authorize`)
    expect(answer.body.payment_collection).toMatchObject({ status: "authorized", authorized_amount: 1250 })
    expect((await calls.complete(id)).status).toBe(200)
  })
})

describe("confirming", () => {
  test("twenty at once are one confirmation", async () => {
    const order = await make()
    const { id: variant } = await sellVariant(shop, 400)
    const edit = await calls.begin(order)
    await calls.add(edit.id, variant, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.confirm(edit.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const after = await calls.readOrder(order)
    expect(after.items).toHaveLength(2)
    expect(after.total).toBe(3625)
    expect((await eventsOf(edit.id)).filter((name) => name === "order-edit.confirmed")).toHaveLength(1)
  })

  test("an order can be edited again", async () => {
    const order = await make({
      lines: [
        { price: 1000, quantity: 2 },
        { price: 300, quantity: 1 },
      ],
    })
    const first = await calls.begin(order)
    await calls.update(first.id, copyOf(first, order.lineIds[0]!), 3)
    await calls.confirm(first.id)
    const second = await calls.begin(order)
    const [removed, kept] = second.items
    await calls.remove(second.id, removed!.id)
    await calls.confirm(second.id)
    expect((await calls.readOrder(order)).items).toMatchObject([{ id: kept!.id }])
    const shown = await shop.admin("GET", `/admin/orders/${order.id}?expand=edits,edits.changes`)
    expect(shown.body.order.edits.map((edit: { status: string }) => edit.status)).toEqual([
      "confirmed",
      "confirmed",
    ])
    const path = `/admin/orders/${order.id}/capture?expand=edits,edits.payment_collection` as const
    expect((await shop.admin("POST", path)).body.order.edits).toMatchObject([
      { payment_collection: null },
      { payment_collection: null },
    ])
  })

  test("an edit that leaves no line item is refused, and the order stays", async () => {
    const order = await make()
    const edit = await calls.begin(order)
    const [line] = edit.items
    await calls.remove(edit.id, line!.id)
    const refused = await calls.confirm(edit.id)
    expect([refused.status, refused.body.message]).toEqual([
      404,
      `Line item with order_edit_id: ${edit.id} was not found`,
    ])
    expect((await calls.readOrder(order)).items).toMatchObject([{ id: order.lineIds[0] }])
    const { id: variant } = await sellVariant(shop, 400)
    await calls.add(edit.id, variant, 1)
    expect((await calls.confirm(edit.id)).status).toBe(200)
    expect((await calls.readOrder(order)).items).toMatchObject([{ unit_price: 400 }])
  })
})

describe("confirming while something else happens to the order", () => {
  test("packing: either the line was packed and stays, or it is gone", async () => {
    for (let round = 0; round < 5; round++) {
      const order = await make({
        lines: [
          { price: 1000, quantity: 2 },
          { price: 300, quantity: 1 },
        ],
      })
      const edit = await calls.begin(order)
      await calls.remove(edit.id, copyOf(edit, order.lineIds[1]!))
      const items = [{ item_id: order.lineIds[1], quantity: 1 }]
      const [confirmed] = await Promise.all([
        calls.confirm(edit.id),
        shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items }),
      ])
      const after = await calls.readOrder(order)
      const packed = after.items.map((item: { fulfilled_quantity: number }) => item.fulfilled_quantity ?? 0)
      expect(packed.toSorted()).toEqual(confirmed.status === 200 ? [0] : [0, 1])
    }
  })

  test("canceling: an order that is canceled is not edited any more", async () => {
    for (let round = 0; round < 5; round++) {
      const order = await make()
      const edit = await calls.begin(order)
      await calls.update(edit.id, copyOf(edit, order.lineIds[0]!), 5)
      const answers = await Promise.all([
        shop.admin("POST", `/admin/orders/${order.id}/cancel`),
        calls.confirm(edit.id),
      ])
      const { status, items } = await calls.readOrder(order)
      const isEdited = answers[1].status === 200
      expect([answers[0].status, status, items[0].quantity]).toEqual([200, "canceled", isEdited ? 5 : 2])
      expect((await calls.confirm(edit.id)).status).toBe(isEdited ? 200 : 400)
    }
  })
})

test("a gift card that an edit adds is a line like any other: no card is made, as in v1", async () => {
  const { db } = shop.engine
  const order = await make()
  const { id: variant } = await sellVariant(shop, 400)
  await sql`update product set is_giftcard = true
    where id = (select product_id from product_variant where id = ${variant})`.execute(db)
  const edit = await calls.begin(order)
  await calls.add(edit.id, variant, 2)
  expect((await calls.confirm(edit.id)).status).toBe(200)
  const { items } = await calls.readOrder(order)
  expect(items.find((item: { variant_id: string }) => item.variant_id === variant)).toMatchObject({
    is_giftcard: true,
    quantity: 2,
  })
  const cards = await db.selectFrom("gift_card").select("id").where("order_id", "=", order.id).execute()
  expect(cards).toEqual([])
})

describe("reservations", () => {
  async function stocked(stocked: number, quantity: number) {
    const { channelId, locationIds } = await makeChannel(shop.engine.db)
    const variant = await sellVariant(shop, 1000, { [locationIds[0]!]: stocked })
    const order = await make({
      lines: [{ price: 1000, quantity, variantId: variant.id }],
      salesChannelId: channelId,
    })
    await shop.admin("POST", `/admin/orders/${order.id}/line-items/${order.lineIds[0]}/reserve`, {})
    return { order, variant, location: locationIds[0]! }
  }
  async function promised(itemId: string) {
    const { db } = shop.engine
    const level = await db
      .selectFrom("inventory_level")
      .select("reserved_quantity")
      .where("inventory_item_id", "=", itemId)
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ line: string; units: number }>`select line_item_id as line,
        sum(quantity)::int as units from reservation_item
      where inventory_item_id = ${itemId} and deleted_at is null group by 1 order by 1`.execute(db)
    return { level: level.reserved_quantity, lines: rows }
  }

  test("follow the lines, up and down", async () => {
    const { order, variant } = await stocked(10, 2)
    expect((await promised(variant.itemId)).level).toBe(2)
    for (const [quantity, units] of [
      [5, 5],
      [1, 1],
    ] as const) {
      const edit = await calls.begin(order)
      const line = edit.items[0]!.id
      await calls.update(edit.id, line, quantity)
      expect((await calls.confirm(edit.id)).status).toBe(200)
      expect(await promised(variant.itemId)).toEqual({ level: units, lines: [{ line, units }] })
    }
    const last = await calls.begin(order)
    await calls.add(last.id, (await sellVariant(shop, 400)).id, 1)
    await calls.remove(last.id, last.items[0]!.id)
    await calls.confirm(last.id)
    expect(await promised(variant.itemId)).toEqual({ level: 0, lines: [] })
  })

  test("units of a canceled fulfillment are promised to their line, and follow it", async () => {
    const { order, variant, location } = await stocked(10, 2)
    const packed = await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, {
      items: [{ item_id: order.lineIds[0], quantity: 2 }],
      location_id: location,
    })
    expect((await promised(variant.itemId)).level).toBe(0)
    const [{ id }] = packed.body.order.fulfillments
    await shop.admin("POST", `/admin/orders/${order.id}/fulfillments/${id}/cancel`)
    expect((await promised(variant.itemId)).level).toBe(2)
    const edit = await calls.begin(order)
    const line = edit.items[0]!.id
    await calls.update(edit.id, line, 5)
    await calls.confirm(edit.id)
    expect(await promised(variant.itemId)).toEqual({ level: 5, lines: [{ line, units: 5 }] })
  })

  test("too few units refuse the confirmation, and nothing changed", async () => {
    const { order, variant } = await stocked(3, 2)
    const before = await promised(variant.itemId)
    const edit = await calls.begin(order)
    await calls.update(edit.id, edit.items[0]!.id, 4)
    expect((await calls.confirm(edit.id)).body.code).toBe("insufficient_inventory")
    expect(await promised(variant.itemId)).toEqual(before)
    expect((await calls.read(edit.id)).status).toBe("created")
    expect((await calls.readOrder(order)).items[0].id).toBe(order.lineIds[0])
  })

  test("ten edits that want the last unit: one gets it", async () => {
    const { channelId, locationIds } = await makeChannel(shop.engine.db)
    const variant = await sellVariant(shop, 1000, { [locationIds[0]!]: 1 })
    const edits: string[] = []
    for (let at = 0; at < 10; at++) {
      const edit = await calls.begin(await make({ salesChannelId: channelId }))
      await calls.add(edit.id, variant.id, 1)
      edits.push(edit.id)
    }
    const answers = await Promise.all(edits.map((id) => calls.confirm(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await promised(variant.itemId)).level).toBe(1)
  })
})

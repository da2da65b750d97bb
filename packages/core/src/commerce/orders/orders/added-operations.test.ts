import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp, type TestAnswer } from "@stheno/testing/test-app.ts"
import { addedOrderOperations } from "./routes.admin-added.ts"
import {
  makeOrder,
  makePayment,
  makeProfile,
  type FixtureOrder,
  type MadeOrder,
} from "./testing/order-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({}, addedOrderOperations)
})
afterAll(() => shop.close())

interface Body {
  readonly order: {
    readonly total: number
    readonly payment_status: string
    readonly refundable_amount: number
    readonly shipping_methods: readonly { readonly id: string }[]
  }
}

async function send(
  method: string,
  order: MadeOrder,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) {
  const answer = await shop.admin(method, `/admin/orders/${order.id}${path}`, body, headers)
  return answer as TestAnswer<Body>
}
const read = async ({ id }: MadeOrder) => (await shop.admin("GET", `/admin/orders/${id}`)).body.order
const eventsOf = async (order: MadeOrder) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === order.id).map(({ name }) => name)

/** An order that was placed and paid, to which another shipping method was added. */
async function withAdded(price: number, wish: FixtureOrder = {}) {
  const { db } = shop.engine
  const order = await makeOrder(db, { rate: 0, ...wish })
  const other = await makeOrder(db, { shipping: [{ price }] })
  const [placed] = order.methodIds
  const cart_id = `cart_${order.id}`
  await db.insertInto("cart").values({ id: cart_id, region_id: order.regionId }).execute()
  await db.updateTable("order").set({ cart_id }).where("id", "=", order.id).execute()
  if (placed) await db.updateTable("shipping_method").set({ cart_id }).where("id", "=", placed).execute()
  const { shipping_option_id: option_id } = (await read(other)).shipping_methods[0]
  const { body } = await shop.admin("POST", `/admin/orders/${order.id}/shipping-methods`, {
    option_id,
    price,
  })
  const added = body.order.shipping_methods.find(({ id }) => id !== placed).id
  return { order, placed, added }
}

describe("recording a payment", () => {
  test("adds what was received outside, up to what is outstanding", async () => {
    const { order } = await withAdded(300)
    await shop.admin("POST", `/admin/orders/${order.id}/capture`)
    const refused = await send("POST", order, "/payments", { amount: 301 })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { type: "not_allowed", message: "Cannot record more than what is outstanding of the order: 300" },
    ])
    expect((await read(order)).payments).toHaveLength(1)
    const { status, body } = await send("POST", order, "/payments", { amount: 100 })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({ payment_status: "captured", refundable_amount: order.total + 100 })
    await send("POST", order, "/payments", { amount: 200 })
    const { payments } = await read(order)
    expect(payments.map(({ provider_id, amount }) => [provider_id, amount]).toSorted()).toEqual([
      ["manual", order.total],
      ["system", 100],
      ["system", 200],
    ])
    expect(payments.every(({ captured_at }) => captured_at)).toBe(true)
    expect((await send("POST", order, "/payments", { amount: 1 })).status).toBe(400)
  })

  test("leaves authorized payments to be captured, and needs a positive amount", async () => {
    const { order } = await withAdded(300)
    for (const amount of [0, -1, 1.5, "300"])
      expect((await send("POST", order, "/payments", { amount })).body).toMatchObject({
        type: "invalid_data",
      })
    const { body } = await send("POST", order, "/payments", { amount: 300 })
    expect(body.order.payment_status).toBe("awaiting")
    expect((await shop.admin("POST", `/admin/orders/${order.id}/capture`)).body.order.payment_status).toBe(
      "captured",
    )
  })

  test("counts a canceled payment as unpaid, and what was marked as paid for an edit as paid", async () => {
    const { db } = shop.engine
    const order = await makeOrder(db, { rate: 0 })
    await sql`update payment set canceled_at = now() where order_id = ${order.id}`.execute(db)
    await sql`insert into payment_collection (id, type, status, currency_code, region_id, amount, authorized_amount, created_by)
      values (${`paycol_${order.id}`}, 'order_edit', 'authorized', 'eur', ${order.regionId}, 400, 400, 'usr')`.execute(
      db,
    )
    await sql`insert into order_edit (id, order_id, created_by, payment_collection_id, confirmed_at)
      values (${`oe_${order.id}`}, ${order.id}, 'usr', ${`paycol_${order.id}`}, now())`.execute(db)
    const refused = await send("POST", order, "/payments", { amount: order.total })
    expect(refused.body).toMatchObject({
      message: `Cannot record more than what is outstanding of the order: ${order.total - 400}`,
    })
    expect((await send("POST", order, "/payments", { amount: order.total - 400 })).status).toBe(200)
  })

  test("does not count the payment of a swap, which the total excludes", async () => {
    const { db } = shop.engine
    const { order, added } = await withAdded(300)
    const swap = { id: `swap_${order.id}`, order_id: order.id, fulfillment_status: "not_fulfilled" } as const
    await db
      .insertInto("swap")
      .values({ ...swap, payment_status: "confirmed" })
      .execute()
    const payment_id = await makePayment(db, order.id, 500)
    await db.updateTable("payment").set({ swap_id: swap.id }).where("id", "=", payment_id).execute()
    expect((await send("POST", order, "/payments", { amount: 301 })).body).toMatchObject({
      message: "Cannot record more than what is outstanding of the order: 300",
    })
    expect((await send("DELETE", order, `/shipping-methods/${added}`)).status).toBe(200)
  })

  test("makes an order paid only when nothing is outstanding afterward", async () => {
    const order = await makeOrder(shop.engine.db, { rate: 0, payments: [] })
    expect((await send("POST", order, "/payments", { amount: 1 })).body.order.payment_status).toBe("awaiting")
    expect(await eventsOf(order)).toEqual(["order.updated"])
    const { body } = await send("POST", order, "/payments", { amount: order.total - 1 })
    expect(body.order.payment_status).toBe("captured")
    expect(await eventsOf(order)).toEqual(["order.updated", "order.payment_captured"])
  })

  test("happens once with an idempotency key, and once when two requests race", async () => {
    const { order } = await withAdded(300)
    const headers = { "idempotency-key": "0193c1a4-0000-4000-8000-000000000001" }
    for (const _ of [1, 2]) await send("POST", order, "/payments", { amount: 100 }, headers)
    expect((await read(order)).payments).toHaveLength(2)
    const answers = await Promise.all([1, 2].map(() => send("POST", order, "/payments", { amount: 200 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe("removing a shipping method", () => {
  test("takes the added one away, and its price", async () => {
    const { order, placed, added } = await withAdded(300)
    const { status, body } = await send("DELETE", order, `/shipping-methods/${added}`)
    expect(status).toBe(200)
    expect(body.order.total).toBe(order.total)
    expect(body.order.shipping_methods.map(({ id }) => id)).toEqual([placed])
    expect(await eventsOf(order)).toEqual(["order.updated", "order.updated"])
    expect((await send("DELETE", order, `/shipping-methods/${added}`)).status).toBe(404)
  })

  test("makes an order paid whose last outstanding amount it takes away", async () => {
    const paid = await withAdded(300, { payments: [] })
    await send("POST", paid.order, "/payments", { amount: paid.order.total })
    expect((await read(paid.order)).payment_status).toBe("awaiting")
    const { body } = await send("DELETE", paid.order, `/shipping-methods/${paid.added}`)
    expect(body.order.payment_status).toBe("captured")
    expect((await eventsOf(paid.order)).slice(-2)).toEqual(["order.updated", "order.payment_captured"])

    const part = await withAdded(300, { payments: [] })
    await send("POST", part.order, "/payments", { amount: part.order.total - 1 })
    const left = await send("DELETE", part.order, `/shipping-methods/${part.added}`)
    expect(left.body.order.payment_status).toBe("awaiting")
    const authorized = await withAdded(300)
    const open = await send("DELETE", authorized.order, `/shipping-methods/${authorized.added}`)
    expect(open.body.order.payment_status).toBe("awaiting")
    const covered = await withAdded(300, { payments: [], lines: [], shipping: [] })
    const free = await send("DELETE", covered.order, `/shipping-methods/${covered.added}`)
    expect(free.body.order.payment_status).toBe("awaiting")
    expect(await eventsOf(covered.order)).not.toContain("order.payment_captured")
  })

  test("keeps one that the order was placed with, or that is paid", async () => {
    const { order, placed, added } = await withAdded(300)
    const kept = async (id: string | undefined) =>
      (await send("DELETE", order, `/shipping-methods/${id}`)).body
    expect(await kept(placed)).toMatchObject({
      type: "not_allowed",
      message: "The shipping method cannot be removed: the order was placed with it",
    })
    await send("POST", order, "/payments", { amount: 1 })
    expect(await kept(added)).toMatchObject({
      message: "The shipping method cannot be removed: it has been paid",
    })
    expect((await read(order)).shipping_methods).toHaveLength(2)
  })

  test("keeps one that items were fulfilled with, until the fulfillment is canceled", async () => {
    const { order, added } = await withAdded(300, { shipping: [], payments: [2000] })
    const items = [{ item_id: order.lineIds[0], quantity: 1 }]
    const { body } = await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })
    const kept = await send("DELETE", order, `/shipping-methods/${added}`)
    expect(kept.body).toMatchObject({
      message: "The shipping method cannot be removed: items were fulfilled with it",
    })
    const [{ id }] = body.order.fulfillments
    await shop.admin("POST", `/admin/orders/${order.id}/fulfillments/${id}/cancel`)
    expect((await send("DELETE", order, `/shipping-methods/${added}`)).status).toBe(200)
  })
})

/** Adds another shipping method, of another shipping profile. */
async function addMethod(order: MadeOrder, price: number): Promise<string> {
  const other = await makeOrder(shop.engine.db, { shipping: [{ price }] })
  const { shipping_option_id: option_id } = (await read(other)).shipping_methods[0]
  const before = (await read(order)).shipping_methods.map(({ id }) => id)
  const body = { option_id, price }
  const { order: after } = (await shop.admin("POST", `/admin/orders/${order.id}/shipping-methods`, body)).body
  return after.shipping_methods.find(({ id }: { id: string }) => !before.includes(id)).id
}

describe("removing one of several shipping methods", () => {
  test("keeps the first one, with which items of other profiles were fulfilled", async () => {
    const { order, added: first } = await withAdded(300, { shipping: [], payments: [2000] })
    const second = await addMethod(order, 200)
    const items = [{ item_id: order.lineIds[0], quantity: 1 }]
    await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })
    expect((await send("DELETE", order, `/shipping-methods/${first}`)).body).toMatchObject({
      message: "The shipping method cannot be removed: items were fulfilled with it",
    })
    expect((await send("DELETE", order, `/shipping-methods/${second}`)).status).toBe(200)
  })

  test("removes one that was added after the fulfillment", async () => {
    const { db } = shop.engine
    const { order, added: first } = await withAdded(300, {
      shipping: [],
      payments: [2000],
      lines: [{ price: 1000, quantity: 2, profileId: await makeProfile(db) }],
    })
    const items = [{ item_id: order.lineIds[0], quantity: 1 }]
    await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })
    const later = await addMethod(order, 200)
    // The profile of the items.
    await sql`update shipping_option set profile_id = (select profile_id from product_shipping_profile p
      join product_variant v on v.product_id = p.product_id join line_item l on l.variant_id = v.id
      where l.id = ${order.lineIds[0]}) where id = (select shipping_option_id from shipping_method
      where id = ${later})`.execute(db)
    expect((await send("DELETE", order, `/shipping-methods/${later}`)).status).toBe(200)
    expect((await send("DELETE", order, `/shipping-methods/${first}`)).status).toBe(400)
  })
})

describe("replacing tracking numbers", () => {
  test("corrects them after the shipment, without another notification", async () => {
    const order = await makeOrder(shop.engine.db)
    const items = [{ item_id: order.lineIds[0], quantity: 2 }]
    const packed = (await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })).body.order
    const [{ id }] = packed.fulfillments
    const shipment = { fulfillment_id: id, tracking_numbers: ["A", "B"] }
    await shop.admin("POST", `/admin/orders/${order.id}/shipment`, shipment)
    const [kept] = (await read(order)).fulfillments[0].tracking_links
    const path = `/fulfillments/${id}/tracking-numbers`
    expect((await send("POST", order, path, { tracking_numbers: ["A", "C", "C"] })).status).toBe(200)
    const { fulfillments } = await read(order)
    const links = fulfillments[0].tracking_links
    expect(links.map(({ tracking_number }) => tracking_number)).toEqual(["A", "C"])
    expect(links[0].id).toBe(kept.id)
    expect((await eventsOf(order)).slice(-2)).toEqual(["order.shipment_created", "order.updated"])
    await send("POST", order, path, { tracking_numbers: [] })
    expect((await read(order)).fulfillments[0].tracking_links).toEqual([])
  })

  test("rejects a fulfillment that is canceled or of another order", async () => {
    const [order, other] = [await makeOrder(shop.engine.db), await makeOrder(shop.engine.db)]
    const items = [{ item_id: order.lineIds[0], quantity: 2 }]
    const packed = (await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })).body.order
    const path = `/fulfillments/${packed.fulfillments[0].id}/tracking-numbers`
    expect((await send("POST", order, path, {})).status).toBe(400)
    const numbers = { tracking_numbers: ["A"] }
    expect((await send("POST", other, path, numbers)).status).toBe(404)
    await shop.admin("POST", `/admin/orders/${order.id}${path.replace("tracking-numbers", "cancel")}`)
    expect((await send("POST", order, path, numbers)).body).toMatchObject({
      message: "Fulfillment has been canceled",
    })
  })
})

test("metadata of an order is merged key by key", async () => {
  const order = await makeOrder(shop.engine.db)
  const change = (metadata: unknown) => send("POST", order, "/metadata", { metadata })
  expect((await change({ a: "1", b: { c: 2 } })).status).toBe(200)
  await change({ a: "", d: "4" })
  expect((await read(order)).metadata).toEqual({ b: { c: 2 }, d: "4" })
  for (const metadata of ["text", { "": "1" }, null, undefined])
    expect((await change(metadata)).body).toMatchObject({ type: "invalid_data" })
  expect((await read(order)).metadata).toEqual({ b: { c: 2 }, d: "4" })
  expect(await eventsOf(order)).toEqual(["order.updated", "order.updated"])
})

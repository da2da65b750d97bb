import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { addedOrderOperations } from "./routes.admin-added.ts"
import { makeOrder, type FixtureOrder, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({}, addedOrderOperations)
})
afterAll(() => shop.close())

async function send(method: "POST" | "DELETE", order: MadeOrder, path: string, body?: object) {
  expect((await shop.admin(method, `/admin/orders/${order.id}${path}`, body)).status).toBe(200)
}

/** An order of a cart, which has no other order. */
async function placed(email: string, wish: FixtureOrder = {}): Promise<MadeOrder> {
  const { db } = shop.engine
  const order = await makeOrder(db, { rate: 0, email, ...wish })
  const cart_id = `cart_${order.id}`
  await db.insertInto("cart").values({ id: cart_id, region_id: order.regionId }).execute()
  await db.updateTable("order").set({ cart_id }).where("id", "=", order.id).execute()
  await db.updateTable("shipping_method").set({ cart_id }).where("order_id", "=", order.id).execute()
  return order
}

const capture = (order: MadeOrder) => shop.admin("POST", `/admin/orders/${order.id}/capture`)

/** @returns the ID of the added method */
async function addShipping(order: MadeOrder, price: number): Promise<string> {
  const other = await makeOrder(shop.engine.db, { shipping: [{ price }] })
  const [method] = (await shop.admin("GET", `/admin/orders/${other.id}`)).body.order.shipping_methods
  const { body } = await shop.admin("POST", `/admin/orders/${order.id}/shipping-methods`, {
    option_id: method.shipping_option_id,
    price,
  })
  return body.order.shipping_methods.find(({ id }) => !order.methodIds.includes(id)).id
}

/** Which of the orders are found in each state. */
async function statesOf(email: string, orders: Readonly<Record<string, MadeOrder>>) {
  const found: Record<string, string[]> = {}
  for (const state of ["awaiting", "captured", "not_paid", "outstanding"]) {
    const path = `/admin/orders?email=${email}&payment_state[]=${state}` as const
    const ids = (await shop.admin("GET", path)).body.orders.map(({ id }: { id: string }) => id)
    const names = Object.keys(orders).filter((name) => ids.includes(orders[name]!.id))
    if (names.length > 0) found[state] = names
  }
  return found
}

test("an order is outstanding until what was added to it is paid or removed", async () => {
  const email = "added@example.com"
  const [paid, removed, lower] = [await placed(email), await placed(email), await placed(email)]
  for (const order of [paid, removed, lower]) await capture(order)
  // A provider may capture less on purpose.
  await sql`update payment set amount = 1 where order_id = ${lower.id}`.execute(shop.engine.db)
  const orders = { paid, removed, lower }
  expect(await statesOf(email, orders)).toEqual({ captured: ["paid", "removed", "lower"] })
  await addShipping(paid, 300)
  const added = await addShipping(removed, 300)
  const captured = ["paid", "removed", "lower"]
  expect(await statesOf(email, orders)).toEqual({ captured: ["lower"], outstanding: ["paid", "removed"] })
  await send("POST", paid, "/payments", { amount: 299 })
  expect(await statesOf(email, orders)).toMatchObject({ outstanding: ["paid", "removed"] })
  await send("POST", paid, "/payments", { amount: 1 })
  await send("DELETE", removed, `/shipping-methods/${added}`)
  expect(await statesOf(email, orders)).toEqual({ captured })
  const stored = shop.engine.db.selectFrom("changed_order_total").select("order_id")
  expect(await stored.where("order_id", "in", [paid.id, removed.id]).execute()).toEqual([])
})

test("an order with a payment to capture is awaiting, also if something is outstanding", async () => {
  const email = "waiting@example.com"
  const order = await placed(email)
  await addShipping(order, 300)
  expect(await statesOf(email, { order })).toEqual({ awaiting: ["order"], outstanding: ["order"] })
  await sql`update "order" set status = 'canceled' where id = ${order.id}`.execute(shop.engine.db)
  expect(await statesOf(email, { order })).toEqual({ awaiting: ["order"] })
})

test("an order is in the list of its status exactly if the dashboard shows its status", async () => {
  const email = "shown@example.com"
  const { db } = shop.engine
  const orders = { nothing: await placed(email), waiting: await placed(email), canceled: await placed(email) }
  for (const order of Object.values(orders)) {
    await capture(order)
    await addShipping(order, 300)
  }
  // The second part of a payment is authorized, and something is still outstanding: the page shows both.
  await sql`insert into payment (id, order_id, amount, currency_code, provider_id, data)
    values ('pay_waiting', ${orders.waiting.id}, 100, 'eur', 'manual', '{}')`.execute(db)
  await sql`update "order" set status = 'canceled' where id = ${orders.canceled.id}`.execute(db)
  const captured = ["waiting", "canceled"]
  expect(await statesOf(email, orders)).toEqual({ captured, outstanding: ["nothing", "waiting"] })
  const both = "payment_state[]=captured&payment_state[]=outstanding"
  const { count } = (await shop.admin("GET", `/admin/orders?email=${email}&${both}`)).body
  expect(count).toBe(3)
})

test("an imported order without a payment is outstanding if its status says that it is unpaid", async () => {
  const email = "imported@example.com"
  const { db } = shop.engine
  const imported = (wish: FixtureOrder = {}) =>
    makeOrder(db, { email, rate: 0, shipping: [], payments: [], ...wish })
  const orders = {
    awaiting: await imported(),
    unpaid: await imported(),
    captured: await imported(),
    free: await imported({ lines: [{ price: 0, quantity: 1 }] }),
    discounted: await imported({ lines: [{ price: 1000, quantity: 2 }] }),
    shipped: await imported({ lines: [], shipping: [{ price: 500 }] }),
    exchanged: await imported(),
    covered: await placed(email, { payments: [] }),
  }
  const set = (order: MadeOrder, payment_status: "not_paid" | "captured") =>
    db.updateTable("order").set({ payment_status }).where("id", "=", order.id).execute()
  await set(orders.unpaid, "not_paid")
  await set(orders.captured, "captured")
  const [line] = orders.discounted.lineIds
  await sql`insert into line_item_adjustment (id, item_id, description, amount) values ('lia_all', ${line}, 'all', 2000)`.execute(
    db,
  )
  const swap = { id: `swap_${orders.exchanged.id}`, order_id: orders.exchanged.id }
  const statuses = { fulfillment_status: "not_fulfilled", payment_status: "confirmed" } as const
  await db
    .insertInto("swap")
    .values({ ...swap, ...statuses })
    .execute()
  await sql`insert into payment (id, order_id, swap_id, amount, currency_code, provider_id, data, captured_at)
    values ('pay_swap', ${swap.order_id}, ${swap.id}, 500, 'eur', 'manual', '{}', now())`.execute(db)
  const unpaid = ["awaiting", "unpaid", "shipped", "exchanged"]
  expect(await statesOf(email, orders)).toEqual({
    captured: ["captured", "free", "discounted", "covered"],
    outstanding: unpaid,
  })
  await send("POST", orders.awaiting, "/payments", { amount: 1 })
  expect(await statesOf(email, orders)).toMatchObject({ outstanding: unpaid })
  await send("POST", orders.awaiting, "/payments", { amount: orders.awaiting.total - 1 })
  await send("POST", orders.exchanged, "/payments", { amount: 1 })
  expect(await statesOf(email, orders)).toMatchObject({ outstanding: unpaid.slice(1) })
})

test("an imported order that costs nothing is paid, as its total says", async () => {
  const email = "nothing@example.com"
  const { db } = shop.engine
  const imported = (lines: FixtureOrder["lines"], price?: number) =>
    makeOrder(db, { email, payments: [], shipping: price ? [{ price }] : [], ...(lines ? { lines } : {}) })
  const free = [{ price: 0, quantity: 1 }]
  const orders = {
    free: await imported(free),
    discounted: await imported(undefined),
    gift: await imported(undefined, 500),
    shipped: await imported(free, 500),
    partly: await imported(undefined),
  }
  for (const [id, order, amount] of [
    ["adj_all", orders.discounted, 2000],
    ["adj_part", orders.partly, 1999],
  ] as const)
    await sql`insert into line_item_adjustment (id, item_id, description, amount)
      values (${id}, ${order.lineIds[0]}, 'discount', ${amount})`.execute(db)
  await sql`insert into gift_card (id, code, value, balance, region_id)
    values ('gift_all', 'ALL', 5000, 0, ${orders.gift.regionId})`.execute(db)
  await sql`insert into gift_card_transaction (id, gift_card_id, order_id, amount)
    values ('gct_all', 'gift_all', ${orders.gift.id}, ${orders.gift.total})`.execute(db)
  const totalOf = async ({ id }: MadeOrder) =>
    (await shop.admin("GET", `/admin/orders/${id}`)).body.order.total
  const totals = await Promise.all(Object.values(orders).map(totalOf))
  expect(totals.map((total) => total > 0)).toEqual([false, false, false, true, true])
  expect(await statesOf(email, orders)).toEqual({
    captured: ["free", "discounted", "gift"],
    outstanding: ["shipped", "partly"],
  })
})

test("an order that an earlier version edited is found by what its edit requests", async () => {
  const email = "earlier@example.com"
  const { db } = shop.engine
  const order = await placed(email)
  await capture(order)
  await sql`insert into payment_collection (id, type, status, currency_code, region_id, amount, created_by)
    values ('paycol_earlier', 'order_edit', 'not_paid', 'eur', ${order.regionId}, 400, 'usr')`.execute(db)
  await sql`insert into order_edit (id, order_id, created_by, payment_collection_id, confirmed_at)
    values ('oe_earlier', ${order.id}, 'usr', 'paycol_earlier', now())`.execute(db)
  expect(await statesOf(email, { order })).toEqual({ outstanding: ["order"] })
  await sql`update payment_collection set authorized_amount = amount where id = 'paycol_earlier'`.execute(db)
  expect(await statesOf(email, { order })).toEqual({ captured: ["order"] })
})

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type Send, type TestApp } from "@stheno/testing/test-app.ts"
import { addedClaimOperations } from "../claims/index.ts"
import { makeOrder, type MadeOrder } from "../orders/testing/order-fixture.ts"
import { addedSwapOperations } from "../swaps/index.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({}, [...addedSwapOperations, ...addedClaimOperations])
})
afterAll(() => shop.close())

const kinds = [
  {
    name: "swaps",
    column: "swap_id",
    event: "order.updated",
    notInOrder: ({ id, order }: Shipped) =>
      `no swap was found with the id: ${id} related to order: ${order.id}`,
  },
  {
    name: "claims",
    column: "claim_order_id",
    event: "claim.updated",
    notInOrder: ({ id, order }: Shipped) =>
      `no claim was found with the id: ${id} related to order: ${order.id}`,
  },
] as const

interface Shipped {
  readonly order: MadeOrder
  readonly id: string
  readonly fulfillmentId: string
}

/** An exchange whose fulfillment was sent with the numbers A and B. */
async function shipped({ name, column }: (typeof kinds)[number]): Promise<Shipped> {
  const { db } = shop.engine
  const order = await makeOrder(db)
  const [id, fulfillmentId] = [`${name}_${order.id}`, `ful_${name}_${order.id}`]
  if (name === "swaps")
    await sql`insert into swap (id, order_id, fulfillment_status, payment_status)
      values (${id}, ${order.id}, 'shipped', 'captured')`.execute(db)
  else
    await sql`insert into claim_order (id, order_id, type, fulfillment_status)
      values (${id}, ${order.id}, 'replace', 'shipped')`.execute(db)
  await sql`insert into fulfillment (id, ${sql.ref(column)}, provider_id, data, tracking_numbers, shipped_at)
    values (${fulfillmentId}, ${id}, 'manual', '{}', '[]', now())`.execute(db)
  for (const number of ["A", "B"])
    await sql`insert into tracking_link (id, fulfillment_id, tracking_number)
      values (${`tlink_${number}_${fulfillmentId}`}, ${fulfillmentId}, ${number})`.execute(db)
  return { order, id, fulfillmentId }
}

async function change(
  name: "swaps" | "claims",
  { order, id, fulfillmentId }: Shipped,
  body: object,
  send: Send = shop.admin,
) {
  const path = `/admin/orders/${order.id}/${name}/${id}/fulfillments/${fulfillmentId}/tracking-numbers`
  return send("POST", path, body)
}

/** The numbers of a fulfillment with the IDs of their links. */
async function numbersOf({ fulfillmentId }: Shipped) {
  const links = shop.engine.db.selectFrom("tracking_link").select(["tracking_number", "id"])
  const rows = await links
    .where("fulfillment_id", "=", fulfillmentId)
    .where("deleted_at", "is", null)
    .orderBy("tracking_number")
    .execute()
  return rows.map(({ tracking_number, id }) => [tracking_number, id.startsWith("tlink_A")])
}

test.each(kinds)("tracking numbers of $name are corrected without another message", async (kind) => {
  const exchange = await shipped(kind)
  expect((await change(kind.name, exchange, { tracking_numbers: ["A", "C", "C"] })).status).toBe(200)
  expect(await numbersOf(exchange)).toEqual([
    ["A", true],
    ["C", false],
  ])
  const about = [exchange.id, exchange.order.id]
  const events = (await shop.events()).filter(({ data }) => about.includes((data as { id: string }).id))
  expect(events.map(({ name }) => name)).toEqual([kind.event])
  await change(kind.name, exchange, { tracking_numbers: [] })
  expect(await numbersOf(exchange)).toEqual([])
})

test.each(kinds)(
  "other $name, a canceled fulfillment, and callers without access change no numbers",
  async (kind) => {
    const [exchange, other] = [await shipped(kind), await shipped(kind)]
    const numbers = { tracking_numbers: ["C"] }
    const mixed = { ...exchange, fulfillmentId: other.fulfillmentId }
    const elsewhere = { ...exchange, order: other.order }
    const rejected = async (...wish: Parameters<typeof change>) => {
      const { status, body } = await change(...wish)
      return [status, body.message]
    }
    expect(await rejected(kind.name, mixed, numbers)).toEqual([
      404,
      `Fulfillment with id: ${other.fulfillmentId} was not found`,
    ])
    expect(await rejected(kind.name, elsewhere, numbers)).toEqual([404, kind.notInOrder(elsewhere)])
    expect(await rejected(kind.name, exchange, {})).toEqual([400, "tracking_numbers must be an array"])
    expect(await rejected(kind.name, exchange, numbers, shop.request)).toEqual([401, undefined])
    await sql`update fulfillment set canceled_at = now() where id = ${exchange.fulfillmentId}`.execute(
      shop.engine.db,
    )
    expect(await rejected(kind.name, exchange, numbers)).toEqual([400, "Fulfillment has been canceled"])
    for (const each of [exchange, other])
      expect(await numbersOf(each)).toEqual([
        ["A", true],
        ["B", false],
      ])
  },
)

test("an event of an order says whether the customer of the order is notified, whatever its swap says", async () => {
  const { db } = shop.engine
  const saysOf = async (name: "swaps" | "claims", ofOrder: boolean, ofExchange: boolean) => {
    const kind = kinds.find((each) => each.name === name) ?? kinds[0]
    const exchange = await shipped(kind)
    const table = name === "swaps" ? "swap" : "claim_order"
    await sql`update "order" set no_notification = ${ofOrder} where id = ${exchange.order.id}`.execute(db)
    await sql`update ${sql.table(table)} set no_notification = ${ofExchange} where id = ${exchange.id}`.execute(
      db,
    )
    await change(name, exchange, { tracking_numbers: ["C"] })
    const about = [exchange.id, exchange.order.id]
    const events = (await shop.events()).map(({ data }) => data as { id: string; no_notification?: boolean })
    return events.filter(({ id }) => about.includes(id)).map(({ no_notification }) => no_notification)
  }
  expect(await saysOf("swaps", true, false)).toEqual([true])
  expect(await saysOf("swaps", false, true)).toEqual([false])
  expect(await saysOf("claims", false, true)).toEqual([true])
})

import { ownBody } from "@stheno/testing/reply.ts"
import pg from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { deliverEvents } from "../testing/deliver-events.ts"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { pseudonymOf } from "./src/read-event.ts"

let sample: Awaited<ReturnType<typeof startSampleShop>>
let shop: PaymentShop
beforeAll(async () => {
  stubSampleEnv("analytics-events", { ANALYTICS_HASH_SECRET: "a-secret-of-this-test" })
  sample = await startSampleShop("analytics-events")
  shop = await stock(sample, ["manual"])
})
afterAll(async () => {
  await sample.stop()
  vi.unstubAllEnvs()
})

const soon = { timeout: 45_000 }
const now = Date.now()
const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString().slice(0, 10)

interface Total {
  readonly count: number
  readonly amount: number | null
  readonly quantity: number | null
}

async function daily(query = "") {
  const reply = await shop.merchant(
    "GET",
    `/admin/analytics-events/daily?from=${day(-1)}&to=${day(1)}&timezone=Europe/Berlin${query}`,
  )
  expect([reply.status, reply.body.message]).toEqual([200, undefined])
  return ownBody<{ totals: Total[] }>(reply)
}

/** The totals of an event, which grow when a test is repeated. */
async function totalOf(name: string): Promise<Total> {
  const { totals } = await daily(`&name=${name}`)
  return totals[0] ?? { count: 0, amount: 0, quantity: 0 }
}

async function placeOrder() {
  const cart = await shop.readyCart("manual")
  const { body } = await shop.guest("POST", `/store/carts/${cart.id}/complete`)
  return body.data
}

it("counts orders, cancelations, shipments, returns and refunds with their amounts", async () => {
  const names = [
    "placed",
    "canceled",
    "shipment_created",
    "return_requested",
    "items_returned",
    "refund_created",
  ]
  const before = await Promise.all(names.map((name) => totalOf(`order.${name}`)))
  const canceled = await placeOrder()
  await shop.merchant("POST", `/admin/orders/${canceled.id}/cancel`)
  const order = await placeOrder()
  const at = `/admin/orders/${order.id}` as const
  const items = [{ item_id: order.items[0].id, quantity: 1 }]
  await shop.merchant("POST", `${at}/capture`)
  const { body } = await shop.merchant("POST", `${at}/fulfillment`, { items })
  await shop.merchant("POST", `${at}/shipment`, { fulfillment_id: body.order.fulfillments[0].id })
  await shop.merchant("POST", `${at}/refund`, { amount: 250, reason: "discount" })
  const returned = await shop.merchant("POST", `${at}/return`, { items })
  const [{ id }] = returned.body.order.returns
  expect((await shop.merchant("POST", `/admin/returns/${id}/receive`, { items })).status).toBe(200)
  const growth = async () => {
    const after = await Promise.all(names.map((name) => totalOf(`order.${name}`)))
    return after.map(({ count, amount, quantity }, index) => {
      const earlier = before[index]!
      return [
        names[index],
        count - earlier.count,
        amount === null ? null : amount - (earlier.amount ?? 0),
        quantity === null ? null : quantity - (earlier.quantity ?? 0),
      ]
    })
  }
  const paidBack = order.items[0].unit_price
  await expect.poll(growth, soon).toEqual([
    ["placed", 2, 2 * order.total, 2],
    ["canceled", 1, canceled.total, 1],
    ["shipment_created", 1, null, 1],
    ["return_requested", 1, paidBack, 1],
    ["items_returned", 1, paidBack, 1],
    ["refund_created", 2, 250 + paidBack, null],
  ])
})

it("forgets a deleted customer, also in later events of their orders", async () => {
  const order = await placeOrder()
  const database = new pg.Client(sample.databaseUrl)
  await database.connect()
  try {
    const customers = async () => {
      const statement =
        "select name, customer_id from analytics_event where order_id = $1 order by occurred_at"
      return (await database.query<{ name: string; customer_id: string | null }>(statement, [order.id])).rows
    }
    await expect.poll(async () => (await customers())[0]?.customer_id, soon).toMatch(/^[0-9a-f]{32}$/)
    await shop.merchant("DELETE", `/admin/customers/${order.customer_id}`)
    await expect.poll(customers, soon).toEqual([{ name: "order.placed", customer_id: null }])
    await shop.merchant("POST", `/admin/orders/${order.id}/cancel`)
    await expect.poll(customers, soon).toEqual([
      { name: "order.placed", customer_id: null },
      { name: "order.canceled", customer_id: null },
    ])
  } finally {
    await database.end()
  }
})

it("records no customer who was deleted before the event is delivered", async () => {
  const create = async (email: string) => {
    const body = { email, first_name: "Ada", last_name: "Lund", password: "a long password" }
    return (await shop.merchant("POST", "/admin/customers", body)).body.customer
  }
  const [gone, kept] = [await create("gone@example.com"), await create("kept@example.com")]
  const database = new pg.Client(sample.databaseUrl)
  await database.connect()
  try {
    const recorded = async () => {
      const statement = "select customer_id from analytics_event where name = 'customer.created'"
      return (await database.query<{ customer_id: string }>(statement)).rows.map((row) => row.customer_id)
    }
    const ids = [gone.id, kept.id].map((id) =>
      pseudonymOf(id, { customer_ids: "hashed", hash_secret: "a-secret-of-this-test" }),
    )
    await expect.poll(recorded, soon).toEqual(expect.arrayContaining(ids))
    await shop.merchant("DELETE", `/admin/customers/${gone.id}`)
    await expect.poll(recorded, soon).not.toContain(ids[0])
    await database.query("delete from analytics_event where name = 'customer.created'")
    await deliverEvents(
      sample.databaseUrl,
      [gone, kept].map((data) => ({ id: `again-${data.id}`, name: "customer.created", data })),
    )
    expect(await recorded()).toEqual([ids[1]])
  } finally {
    await database.end()
  }
})

it("answers admin users only, and rejects what is no day", async () => {
  const path = "/admin/analytics-events/daily"
  expect((await sample.fetch(`${path}?from=2026-11-01&to=2026-11-02`)).status).toBe(401)
  const statusOf = async (query: string) => {
    const { status, body } = await shop.merchant("GET", `${path}?${query}`)
    return [status, body.type]
  }
  for (const query of [
    "from=2026-11-01",
    "from=2026-11-31&to=2026-12-01",
    "from=2026-11-02&to=2026-11-01",
    "from=2020-01-01&to=2026-01-01",
    "from=2026-11-01&to=2026-11-02&timezone=Nowhere",
    "from=2026-11-01&to=2026-11-02&name=order.unknown",
  ])
    expect([query, ...(await statusOf(query))]).toEqual([query, 400, "invalid_data"])
  expect((await statusOf("from=2026-11-01&to=2026-11-01"))[0]).toBe(200)
})

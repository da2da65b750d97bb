import { CommerceError, sql, type Log } from "@stheno/core"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, beforeEach, describe, it, vi } from "vitest"
import { createClient } from "./src/brightpearl/client.ts"
import { contactOf, forgetContact } from "./src/brightpearl/contact-lease.ts"
import { loadConnection, refresh } from "./src/brightpearl/connection.ts"
import { applyGoodsOutNote } from "./src/brightpearl/goods-out.ts"
import { inUnits, returnRows, salesOrderRows, type OrderRow } from "./src/brightpearl/order-rows.ts"
import { listStates, notePending, waitingSince, withLease } from "./src/brightpearl/order-state.ts"
import { sendOrder } from "./src/brightpearl/send-order.ts"
import type { Sending } from "./src/brightpearl/sending.ts"
import { createWebhooks } from "./src/brightpearl/webhooks.ts"
import { readOptions } from "./src/options.ts"
import brightpearlService from "./src/services/brightpearl.ts"
import { app, startBrightpearl, type BrightpearlStandIn } from "./testing/brightpearl-stand-in.ts"

type Json = Record<string, unknown>

let brightpearl: BrightpearlStandIn
let database: TestDatabase
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  database = await createTestDatabase()
  const folder = path.join(import.meta.dirname, "src/migrations")
  for (const name of fs.readdirSync(folder).toSorted()) {
    const [up = ""] = fs.readFileSync(path.join(folder, name), "utf8").split("-- down")
    for (const statement of up.split(/;\n/).filter((each) => each.trim()))
      await sql.raw(statement).execute(database.db)
  }
})
afterAll(() => database.drop())
beforeEach(async () => {
  brightpearl = await startBrightpearl()
  brightpearl.data.products.set("TEA-100", { id: 1007, onHand: 8 })
  const { db } = database
  for (const table of ["connection", "contact", "order", "step"])
    await sql.raw(`delete from brightpearl_${table}`).execute(db)
  const token = brightpearl.tokens.issue()
  await sql`insert into brightpearl_connection (account, access_token, refresh_token, api_domain, instance_id)
    values (${app.account}, ${token["access_token"]}, ${token["refresh_token"]}, 'unused', '77')`.execute(db)
  for (const each of Object.values(log)) each.mockClear()
  return () => brightpearl.close()
})

const required = {
  ...app,
  channel_id: "3",
  backend_url: "https://store.example.com",
  event_owner: 4,
  warehouse: 2,
}
const optionsOf = (more: object = {}) =>
  readOptions({ ...required, api_url: brightpearl.url, oauth_url: brightpearl.url, ...more })

function sendingOf(order: Json, more: object = {}): Sending {
  const options = optionsOf(more)
  const { db } = database
  const client = createClient(db, options)
  const call = callThatReturns(async () => ({ order: structuredClone(order) }))
  return { db, log: log as unknown as Log, client, options, call }
}

/** A stand-in with a part of the response of each operation. */
function callThatReturns(response: (operation: string) => Promise<object>): Sending["call"] {
  return response as unknown as Sending["call"]
}

function serviceOf(jobs: object) {
  const pluginOptions = { ...required, api_url: brightpearl.url, oauth_url: brightpearl.url }
  const services = { productVariantService: { list: async () => [] } }
  const shop = { db: database.db, log, services, jobs, call: vi.fn(), pluginOptions }
  return brightpearlService.make(shop as unknown as Parameters<typeof brightpearlService.make>[0])
}

const address = {
  first_name: "Ida",
  last_name: "Nielsen",
  address_1: "Torvet 1",
  city: "Aarhus",
  postal_code: "8000",
  country_code: "dk",
}
const item = {
  id: "item_1",
  title: "Green tea",
  quantity: 3,
  variant: { sku: "TEA-100" },
  tax_lines: [{ code: "T25" }],
  total: 5938,
  tax_total: 1188,
}
const baseOrder = {
  id: "order_1",
  display_id: 42,
  email: "ida@example.com",
  currency_code: "eur",
  created_at: "2026-11-20T10:00:00.000Z",
  billing_address: address,
  shipping_address: address,
  region: { tax_code: "T0" },
  items: [item],
  shipping_methods: [{ total: 625, tax_total: 125, shipping_option: { name: "Parcel" } }],
  total: 6563,
  payments: [{ id: "pay_1", amount: 6563, captured_at: "2026-11-20T11:00:00.000Z" }],
  returns: [],
  refunds: [],
  fulfillments: [],
}
const sumOf = (rows: readonly OrderRow[]) =>
  rows.reduce((sum, { net, tax }) => sum + 100 * net + 100 * tax, 0)
const stateOf = async (id = "order_1") => (await listStates(database.db, { order_id: id }))[0]
const at = (rest: string) => `/public-api/${app.account}${rest}`

describe("an order", () => {
  it("becomes a sales order with a contact, a reservation and a payment, once", async () => {
    await sendOrder(sendingOf(baseOrder), "order_1")
    await sendOrder(sendingOf(baseOrder), "order_1")
    const { data } = brightpearl
    expect(data.orders).toMatchObject([
      {
        ref: "42",
        externalRef: "order_1",
        channelId: 3,
        statusId: 1,
        installedIntegrationInstanceId: 77,
        currency: { code: "EUR" },
        customer: { address: { addressFullName: "Ida Nielsen", countryIsoCode: "DK" } },
        rows: [
          { productId: 1007, quantity: 3, net: 47.5, tax: 11.88, taxCode: "T25", nominalCode: "4000" },
          { name: "Shipping: Parcel", quantity: 1, net: 5, tax: 1.25, taxCode: "T0", nominalCode: "4040" },
        ],
      },
    ])
    expect(data.contacts).toMatchObject([{ primaryEmail: "ida@example.com", lastName: "Nielsen" }])
    expect(data.reservations).toMatchObject([{ products: [{ productId: 1007, quantity: 3 }] }])
    expect(data.payments).toMatchObject([
      {
        transactionRef: "pay_1.RECEIPT",
        paymentType: "RECEIPT",
        amountPaid: 65.63,
        paymentMethodCode: "1220",
      },
    ])
    expect(await stateOf()).toMatchObject({ status: "sent", error: null, attempts: 2 })
  })

  it("of a known email address uses its contact, and an unknown SKU becomes a row with a title", async () => {
    await sendOrder(sendingOf(baseOrder), "order_1")
    const other = { ...baseOrder, id: "order_2", items: [{ ...item, variant: { sku: "NEW" } }], payments: [] }
    await sendOrder(sendingOf(other), "order_2")
    expect(brightpearl.data.contacts).toHaveLength(1)
    expect(brightpearl.data.byReference("order_2")[0]!.rows[0]).toMatchObject({ name: "Green tea" })
  })

  it("has a title instead of a product for an item without a SKU", async () => {
    brightpearl.data.products.set("", { id: 1008, onHand: 1 })
    const items = [
      { ...item, variant: { sku: "" } },
      { ...item, id: "item_2", variant: null },
    ]
    await sendOrder(sendingOf({ ...baseOrder, items: [...items, { ...item, id: "item_3" }] }), "order_1")
    const rows = brightpearl.data.orders[0]!.rows
    expect(rows.slice(0, 3).map(({ name, productId }) => name ?? productId)).toEqual([
      "Green tea",
      "Green tea",
      1007,
    ])
  })

  it.each([
    ["the sales order", at("/order-service/sales-order"), 1],
    ["the payment", at("/accounting-service/customer-payment"), 1],
  ])("is sent once when the response about %s is lost", async (_, failing, count) => {
    brightpearl.failNext({ hangUp: true, after: true, path: failing })
    await expect(sendOrder(sendingOf(baseOrder), "order_1")).rejects.toThrow(/Cannot reach Brightpearl/)
    expect(await stateOf()).toMatchObject({
      status: "pending",
      error: expect.stringContaining("Cannot reach"),
    })
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(brightpearl.data.orders).toHaveLength(count)
    expect(brightpearl.data.payments).toHaveLength(count)
    expect(await stateOf()).toMatchObject({ status: "sent", error: null })
  })

  it("is sent once when two processes send it", async () => {
    await Promise.all([1, 2].map(() => sendOrder(sendingOf(baseOrder), "order_1")))
    expect(brightpearl.data.orders).toHaveLength(1)
    expect(brightpearl.data.payments).toHaveLength(1)
  })

  it("shares a new contact with other orders of the customer, sent at the same moment or before a search finds it", async () => {
    const idsOf = [1, 2, 3, 4].map((n) => `order_${n}`)
    const send = (id: string) => sendOrder(sendingOf({ ...baseOrder, id, payments: [] }), id)
    await Promise.all(idsOf.slice(0, 3).map(send))
    const { data } = brightpearl
    expect([data.orders.length, data.contacts.length]).toEqual([3, 1])
    data.contacts[0]!["primaryEmail"] = "not indexed yet"
    await send(idsOf[3]!)
    const { rows } = await sql<{ contact_id: number }>`
      select distinct contact_id from brightpearl_order`.execute(database.db)
    expect([data.orders.length, data.contacts.length, rows.length]).toEqual([4, 1, 1])
    await sql`update brightpearl_contact set created_at = now() - interval '1 day'`.execute(database.db)
    await sendOrder(sendingOf({ ...baseOrder, id: "order_5", payments: [] }), "order_5")
    expect(data.contacts).toHaveLength(2)
  })

  it("leaves no contact behind that the search finds, unless its customer has an order that is being sent", async () => {
    const { db } = database
    const store = (email: string, created: number | null, leased: number | null) =>
      sql`insert into brightpearl_contact (email, contact_id, created_at, leased_until) values (${email}, 1,
        now() + make_interval(mins => ${created}), now() + make_interval(mins => ${leased}))`.execute(db)
    await store("found", -61, null)
    await store("interrupted", null, -61)
    await store("new", -59, null)
    await store("being sent", -61, 1)
    await store("slow", -61, -1)
    await sendOrder(sendingOf(baseOrder), "order_1")
    const { rows } = await sql<{ email: string }>`select email from brightpearl_contact`.execute(db)
    const kept = rows.map(({ email }) => email).filter((email) => !/^[0-9a-f]{64}$/.test(email))
    expect([rows.length, kept.toSorted()]).toEqual([4, ["being sent", "new", "slow"]])
  })

  it("forgets the contact of a customer who was deleted while an order was being sent", async () => {
    const { db } = database
    const find = async () => {
      await forgetContact(db, "ida@example.com")
      return undefined
    }
    const count = async () => (await sql`select from brightpearl_contact`.execute(db)).rows.length
    await contactOf(db, "ida@example.com", { find, create: async () => 7 })
    expect(await count()).toBe(1)
    await sql`update brightpearl_contact set created_at = now() - interval '61 minutes'`.execute(db)
    const work = { find: async () => 8, create: () => Promise.reject(new Error("There is a contact")) }
    expect(await contactOf(db, "bo@example.com", work)).toBe(8)
    expect(await count()).toBe(0)
  })

  it("stays with the process that sends it, however long that takes, and is free afterwards", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const { db } = database
    const secondsLeft = async () => {
      const { rows } = await sql<{ left: number | null }>`
        select extract(epoch from leased_until - now())::float8 as left from brightpearl_order`.execute(db)
      return rows[0]!.left
    }
    try {
      await withLease(db, "order_1", async () => {
        await sql`update brightpearl_order set leased_until = now() + interval '5 seconds'`.execute(db)
        expect(await secondsLeft()).toBeLessThan(10)
        vi.advanceTimersByTime(60_000)
        await expect.poll(secondsLeft).toBeGreaterThan(500)
      })
      expect(await secondsLeft()).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it("that Brightpearl rejects is stored as failed, and can be sent again", async () => {
    const errors = [{ code: "ORDC-009", message: "The channel is closed" }]
    brightpearl.failNext({ status: 400, body: { errors }, path: at("/order-service/sales-order") })
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(await listStates(database.db, { status: "failed" })).toMatchObject([
      { order_id: "order_1", attempts: 1, error: expect.stringContaining("The channel is closed") },
    ])
    expect(log.error).toHaveBeenCalledOnce()
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(await listStates(database.db, { status: "failed" })).toEqual([])
  })

  it("stays pending when it changes while it is sent", async () => {
    const given = sendingOf(baseOrder)
    const call = callThatReturns(async () => {
      await notePending(database.db, "order_1")
      return { order: baseOrder }
    })
    await sendOrder({ ...given, call }, "order_1")
    expect(await stateOf()).toMatchObject({ status: "pending" })
    expect(await waitingSince(database.db, 30)).toEqual([])
    await sql`update brightpearl_order set updated_at = now() - interval '1 hour'`.execute(database.db)
    expect(await waitingSince(database.db, 30)).toMatchObject([{ order_id: "order_1" }])
  })

  it("that waits gets a job every half hour, also if the job before ended without an attempt", async () => {
    const { db } = database
    await notePending(db, "order_1")
    await sql`update brightpearl_order set updated_at = now() - interval '1 hour'`.execute(db)
    const enqueue = vi.fn<(name: string, data: object, request: { key: string }) => Promise<undefined>>()
    const service = serviceOf({ enqueue })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T10:05:00Z") })
    try {
      for (const minutes of [0, 15, 15]) {
        vi.setSystemTime(Date.now() + minutes * 60_000)
        await service.resendWaiting()
      }
    } finally {
      vi.useRealTimers()
    }
    expect(enqueue.mock.calls.map(([name, data]) => [name, data])).toEqual(
      Array(3).fill(["brightpearl-order", { order_id: "order_1" }]),
    )
    const [first, second, third] = enqueue.mock.calls.map(([, , { key }]) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it("is sent also when there is not enough stock to reserve", async () => {
    const order = { ...baseOrder, items: [{ ...item, quantity: 500 }] }
    await sendOrder(sendingOf(order), "order_1")
    expect(brightpearl.data.reservations).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
    expect(await stateOf()).toMatchObject({ status: "sent" })
  })

  it("that is canceled gets the status of the options", async () => {
    const order = { ...baseOrder, canceled_at: "2026-11-21T10:00:00.000Z" }
    await sendOrder(sendingOf(order), "order_1")
    expect(brightpearl.data.orders[0]).not.toHaveProperty("orderStatusId")
    await sendOrder(sendingOf(order, { canceled_status_id: "9" }), "order_1")
    expect(brightpearl.data.orders[0]).toMatchObject({ orderStatusId: 9 })
  })
})

describe("a goods-out note that the store rejects", () => {
  const reject = async () => {
    const given = sendingOf(baseOrder)
    const [order] = brightpearl.data.byReference("order_1")
    const [row] = order!.rows
    const orderRows = { [row!["id"]]: [{ productId: 1007, quantity: 3 }] }
    brightpearl.data.notes.set("501", { orderId: order!.id, orderRows, status: { shipped: false } })
    const call = callThatReturns(async (operation) => {
      if (operation === "admin.GetOrdersOrder") return { order: structuredClone(baseOrder) }
      throw new CommerceError("not_allowed", "Too many units")
    })
    await applyGoodsOutNote({ ...given, call }, "501")
    return stateOf()
  }

  it("makes its order failed", async () => {
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(await reject()).toMatchObject({
      status: "failed",
      error: "Goods-out note 501: Too many units",
    })
  })

  it("does not end the wait of what still has to be sent", async () => {
    await sendOrder(sendingOf(baseOrder), "order_1")
    await notePending(database.db, "order_1")
    expect(await reject()).toMatchObject({
      status: "pending",
      error: "Goods-out note 501: Too many units",
    })
  })
})

describe("a credit", () => {
  const returned = {
    id: "ret_1",
    status: "received",
    refund_amount: 1779,
    items: [{ item_id: "item_1", quantity: 2, received_quantity: 1 }],
    shipping_method: { price: 200 },
  }
  const credited = {
    ...baseOrder,
    returns: [returned, { ...returned, id: "ret_2", status: "requested" }],
    refunds: [
      { id: "ref_1", amount: 1779, reason: "return" },
      { id: "ref_2", amount: 500, reason: "discount", note: "late" },
    ],
  }

  it("is created for a received return and for a refund without one, each with its payment, once", async () => {
    await sendOrder(sendingOf(credited, { discount_account_code: 4900 }), "order_1")
    await sendOrder(sendingOf(credited, { discount_account_code: 4900 }), "order_1")
    const credits = brightpearl.data.orders.filter(({ type }) => type === "credit")
    expect(credits).toMatchObject([
      {
        externalRef: "order_1.ret_1",
        parentId: brightpearl.data.orders[0]!.id,
        rows: [
          { productId: 1007, quantity: 1, net: 15.83, tax: 3.96 },
          { name: "Return shipping", net: -2, tax: 0, nominalCode: "4040" },
        ],
      },
      { externalRef: "order_1.ref_2", rows: [{ name: "discount: late", net: 5, nominalCode: "4900" }] },
    ])
    const paid = brightpearl.data.payments.filter(({ paymentType }) => paymentType === "PAYMENT")
    expect(paid).toMatchObject([
      { transactionRef: "ret_1.PAYMENT", orderId: credits[0]!.id, amountPaid: 17.79 },
      { transactionRef: "ref_2.PAYMENT", orderId: credits[1]!.id, amountPaid: 5 },
    ])
  })

  it("is created once when the response is lost", async () => {
    brightpearl.failNext({ hangUp: true, after: true, path: at("/order-service/sales-credit") })
    await expect(sendOrder(sendingOf(credited), "order_1")).rejects.toThrow(/Cannot reach/)
    await sendOrder(sendingOf(credited), "order_1")
    expect(brightpearl.data.byReference("order_1.ret_1")).toHaveLength(1)
  })

  it("adds up to the refund", () => {
    const input = { order: baseOrder, options: optionsOf(), products: new Map<string, number>() }
    for (const amount of [0, 1, 1779, 1979, 5000])
      expect(Math.round(sumOf(returnRows(input, { ...returned, refund_amount: amount })))).toBe(amount)
  })
})

describe("rows", () => {
  it("add up to the total, with gift cards and whatever else is in the order", () => {
    const input = { options: optionsOf(), products: new Map<string, number>() }
    const order = { ...baseOrder, gift_card_total: 1000, gift_card_tax_total: 0, total: 5563 }
    const rows = salesOrderRows({ ...input, order })
    expect(rows.map(({ name }) => name)).toEqual(["Green tea", "Shipping: Parcel", "Gift card"])
    expect(Math.round(sumOf(rows))).toBe(5563)
    const odd = salesOrderRows({ ...input, order: { ...order, total: 5500 } })
    expect(odd.at(-1)).toMatchObject({ name: "Difference", net: -0.63, tax: 0 })
  })

  it("are in units of the currency", () => {
    expect(inUnits(1999, "eur")).toBe(19.99)
    expect(inUnits(5, "eur")).toBe(0.05)
    expect(inUnits(-150, "eur")).toBe(-1.5)
    expect(inUnits(1999, "jpy")).toBe(1999)
    expect(inUnits(1999, "kwd")).toBe(1.999)
  })
})

describe("requests", () => {
  const search = at("/contact-service/contact-search")

  it("get a new token after 401, which several processes replace once", async () => {
    const old = await loadConnection(database.db, app.account)
    brightpearl.tokens.access = "expired"
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(await loadConnection(database.db, app.account)).toMatchObject({ refresh_token: "refresh-2" })
    const both = await Promise.all([1, 2].map(() => refresh(database.db, optionsOf(), old)))
    expect(both.map((each) => each.access_token)).toEqual(["access-2", "access-2"])
    expect(brightpearl.tokens.issued).toBe(2)
  })

  it("fail without a secret in the message when the account is not connected any more", async () => {
    brightpearl.tokens.access = "expired"
    brightpearl.tokens.refresh = "revoked"
    const error = await sendOrder(sendingOf(baseOrder), "order_1").catch(String)
    expect(error).toMatch(/Connect the account again/)
    expect(error).not.toMatch(/refresh-1|access-1|the-secret/)
    expect(await stateOf()).toMatchObject({ status: "pending" })
  })

  it("read the stock in another attempt when no token is issued, and never without an account", async () => {
    const service = serviceOf({ enqueue: vi.fn() })
    brightpearl.tokens.access = "expired"
    brightpearl.failNext({ status: 503, path: `/token/${app.account}` })
    await expect(service.syncInventory(1)).rejects.toThrow("responded with 503")
    await service.syncInventory(1)
    expect(brightpearl.tokens.issued).toBe(2)
    await sql`delete from brightpearl_connection`.execute(database.db)
    const { length } = brightpearl.requests
    await service.syncInventory(1)
    expect(brightpearl.requests).toHaveLength(length)
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it("wait for the next period after the limit, also if they are not repeated otherwise", async () => {
    const limit = { status: 503, headers: { "brightpearl-next-throttle-period": "200" } }
    brightpearl.failNext(
      { ...limit, path: search },
      { ...limit, path: at("/order-service/sales-order") },
      { status: 429, headers: { "brightpearl-next-throttle-period": "1" }, path: search },
    )
    const begun = performance.now()
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(performance.now() - begun).toBeGreaterThan(390)
    expect(brightpearl.data.orders).toHaveLength(1)
  })

  it("wait when no request is left, before the limit", async () => {
    const headers = { "brightpearl-requests-remaining": "0", "brightpearl-next-throttle-period": "300" }
    const found = { response: { results: [], metaData: { columns: [] } } }
    brightpearl.failNext({ headers, body: found, path: search })
    const begun = performance.now()
    await sendOrder(sendingOf(baseOrder), "order_1")
    expect(performance.now() - begun).toBeGreaterThan(290)
  })

  it("that create something are not repeated after 503 without a limit; others are", async () => {
    brightpearl.failNext(
      { status: 503, path: search },
      { status: 503, path: at("/order-service/sales-order") },
    )
    await expect(sendOrder(sendingOf(baseOrder), "order_1")).rejects.toThrow(/503/)
    const created = brightpearl.requests.filter(({ method, path: to }) =>
      `${method} ${to}`.endsWith("/sales-order"),
    )
    expect(created.filter(({ method }) => method === "POST")).toHaveLength(1)
    expect(brightpearl.requests.filter(({ path: to }) => to === search)).toHaveLength(2)
  })

  it("end when Brightpearl is slow, or when something else answers", async () => {
    const once = { max_retries: 0 }
    brightpearl.failNext({ delayMs: 5_000 })
    const slow = sendingOf(baseOrder, { ...once, request_timeout: 100 })
    await expect(sendOrder(slow, "order_1")).rejects.toThrow(/no response in time/)
    brightpearl.failNext({ body: "<html>" })
    await expect(sendOrder(sendingOf(baseOrder, once), "order_1")).rejects.toThrow(/not JSON/)
  })
})

describe("webhooks", () => {
  it("are created once, with the secret in their bodies", async () => {
    const client = createClient(database.db, optionsOf())
    await createWebhooks(client, optionsOf())
    await createWebhooks(client, optionsOf())
    expect(brightpearl.data.webhooks).toHaveLength(3)
    expect(brightpearl.data.webhooks[0]).toMatchObject({
      subscribeTo: "goods-out-note.created",
      uriTemplate: "https://store.example.com/brightpearl/goods-out",
      bodyTemplate: expect.stringContaining(app.webhook_secret),
    })
  })
})

describe("options", () => {
  it("are those of v1, with its defaults", () => {
    expect(optionsOf()).toMatchObject({
      channel_id: 3,
      default_status_id: 1,
      payment_method_code: "1220",
      sales_account_code: "4000",
      shipping_account_code: "4040",
    })
  })

  it("are rejected when they are wrong", () => {
    expect(() => readOptions({ ...required, warehouse: "" })).toThrow(/warehouse/)
    expect(() => readOptions({ ...required, webhook_secret: "short" })).toThrow(/16 characters/)
    expect(() => readOptions({ ...required, inventory_sync_cron: "* * * * *" })).toThrow(
      /inventory_sync_cron/,
    )
  })
})

import type { TestShop } from "@stheno/server/testing"
import { expect } from "@stheno/testing/expect.ts"
import { createHash } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, it, vi } from "vitest"
import { startToConnect } from "../../samples/plugins/erp-brightpearl/connect.ts"
import { failedOrders, sendAgain } from "../../samples/plugins/erp-brightpearl/failures.ts"
import { createOrderingShop, type OrderingShop } from "../testing/place-order.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createWarehouse, type Warehouse } from "../testing/small-catalog.ts"
import { app, startBrightpearl, type BrightpearlStandIn } from "./testing/brightpearl-stand-in.ts"
import type { StoredOrder } from "./testing/brightpearl-account.ts"

interface Order {
  readonly display_id: number
  readonly total: number
  readonly items: readonly [{ readonly id: string }]
  readonly fulfillments: readonly [{ readonly id: string }]
}

interface Level {
  readonly reserved_quantity: number
  readonly stocked_quantity: number
}

let brightpearl: BrightpearlStandIn
let shop: TestShop
let store: OrderingShop
let warehouse: Warehouse
let token: string
const password = "a long password"

/** Waits until a check holds. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 40_000, interval: 50 })

beforeAll(async () => {
  brightpearl = await startBrightpearl()
  brightpearl.data.products.set("TEA-100", { id: 1007, onHand: 8 })
  stubSampleEnv("erp-brightpearl", {
    BRIGHTPEARL_ACCOUNT: app.account,
    BRIGHTPEARL_CHANNEL_ID: "3",
    BRIGHTPEARL_BACKEND_URL: "https://store.example.com",
    BRIGHTPEARL_EVENT_OWNER: "4",
    BRIGHTPEARL_WAREHOUSE: "2",
    BRIGHTPEARL_CLIENT_ID: app.client_id,
    BRIGHTPEARL_CLIENT_SECRET: app.client_secret,
    BRIGHTPEARL_DEVELOPER_REFERENCE: app.developer_reference,
    BRIGHTPEARL_WEBHOOK_SECRET: app.webhook_secret,
  })
  const options = { api_url: brightpearl.url, oauth_url: brightpearl.url }
  shop = await startSampleShop("erp-brightpearl", { ADMIN_PASSWORD: password }, { options })
  store = await createOrderingShop(shop)
  warehouse = await createWarehouse(shop, store.channelId)
  await asAdmin(shop, `/admin/products/${store.productId}/variants/${store.variantId}`, { sku: "TEA-100" })
  const body = { email: "admin@example.com", password }
  const login = await shop.fetch("/admin/auth/token", { body })
  token = ((await login.json()) as { access_token: string }).access_token
  await connect()
})
afterAll(async () => {
  await shop?.stop()
  await brightpearl.close()
  vi.unstubAllEnvs()
})

const backend = () => shop.url.replace(/\/$/, "")
const callback = (query: Record<string, string>) =>
  shop.fetch(`/brightpearl/oauth?${new URLSearchParams(query)}`)
const orderOf = async (id: string) =>
  (await asAdmin(shop, `/admin/orders/${id}`))["order"] as unknown as Order
const createdFor = (id: string) => brightpearl.data.byReference(id)
const statusOf = async (id: string) =>
  (
    (await asAdmin(shop, `/admin/brightpearl/orders?order_id=${id}`))["orders"] as unknown as {
      status: string
    }[]
  )[0]?.status

async function connect(): Promise<void> {
  const url = new URL(await startToConnect(backend(), token))
  expect(url.pathname).toBe(`/authorize/${app.account}`)
  expect(url.searchParams.get("redirect_uri")).toBe("https://store.example.com/brightpearl/oauth")
  const response = await callback({ code: "the-code", state: url.searchParams.get("state")! })
  expect(response.status).toBe(200)
  await eventually(() => expect(brightpearl.data.webhooks).toHaveLength(3))
}

async function sentOrder(email: string): Promise<{ id: string; sent: StoredOrder; itemId: string }> {
  const { id } = await store.order(email)
  await eventually(async () => expect(await statusOf(id)).toBe("sent"))
  const { items } = await orderOf(id)
  return { id, sent: createdFor(id)[0]!, itemId: items[0].id }
}

/** A goods-out note about all units of an order. */
function addNote({ id, rows }: StoredOrder, more: object): string {
  const noteId = String(brightpearl.data.next())
  const [row] = rows
  const orderRows = { [row!.id]: [{ productId: 1007, quantity: row!.quantity }] }
  brightpearl.data.notes.set(noteId, { orderId: id, orderRows, status: { shipped: false }, ...more })
  return noteId
}

it("connects once, with the state of its own request", async () => {
  const url = new URL(await startToConnect(backend(), token))
  const state = url.searchParams.get("state")!
  const { issued } = brightpearl.tokens
  expect((await callback({ code: "the-code", state: "guessed" })).status).toBe(401)
  expect((await callback({ state })).status).toBe(400)
  expect(brightpearl.tokens.issued).toBe(issued)
  const wrong = await callback({ code: "wrong", state })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ type: "not_allowed" })
  expect((await callback({ code: "the-code", state })).status).toBe(401)
  await expect(startToConnect(backend(), "wrong")).rejects.toThrow()
  await connect()
})

it.concurrent("sends an order, its captured payment and a refund", async () => {
  const { id, sent } = await sentOrder("ida@example.com")
  const order = await orderOf(id)
  expect(sent).toMatchObject({ ref: String(order.display_id), externalRef: id, channelId: 3 })
  const { rows } = sent
  expect(rows).toMatchObject([
    { productId: 1007, quantity: 2, net: 38, tax: 0 },
    { name: "Shipping: Parcel", net: 5, nominalCode: "4040" },
  ])
  expect(100 * rows.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(order.total)
  await asAdmin(shop, `/admin/orders/${id}/capture`, {})
  const paymentsOf = (type: string) =>
    brightpearl.data.payments.filter((each) => each["transactionCode"] === id && each["paymentType"] === type)
  await eventually(() => expect(paymentsOf("RECEIPT")).toMatchObject([{ orderId: sent.id, amountPaid: 43 }]))
  await asAdmin(shop, `/admin/orders/${id}/refund`, { amount: 300, reason: "discount", note: "late" })
  await eventually(() => expect(paymentsOf("PAYMENT")).toMatchObject([{ amountPaid: 3 }]))
  const credits = brightpearl.data.orders.filter(({ parentId }) => parentId === sent.id)
  expect(credits).toMatchObject([{ type: "credit", rows: [{ name: "discount: late", net: 3 }] }])
})

it.concurrent("forgets the email address of a deleted customer", async () => {
  const { id } = await sentOrder("una@example.com")
  const { customer_id: customerId } = (await asAdmin(shop, `/admin/orders/${id}`))["order"]!
  const database = new pg.Client(shop.databaseUrl)
  await database.connect()
  try {
    const hash = createHash("sha256").update("una@example.com").digest("hex")
    const stored = async () =>
      (await database.query("select from brightpearl_contact where email = $1", [hash])).rowCount
    expect(await stored()).toBe(1)
    await asAdmin(shop, `/admin/customers/${String(customerId)}`, undefined, "DELETE")
    await eventually(async () => expect(await stored()).toBe(0))
  } finally {
    await database.end()
  }
})

it.concurrent("credits a return that was received", async () => {
  const { id, sent, itemId } = await sentOrder("bo@example.com")
  await asAdmin(shop, `/admin/orders/${id}/capture`, {})
  const items = [{ item_id: itemId, quantity: 1 }]
  await asAdmin(shop, `/admin/orders/${id}/fulfillment`, { items: [{ item_id: itemId, quantity: 2 }] })
  const { fulfillments } = await orderOf(id)
  await asAdmin(shop, `/admin/orders/${id}/shipment`, { fulfillment_id: fulfillments[0].id })
  await asAdmin(shop, `/admin/orders/${id}/return`, { items, refund: 1900, receive_now: true })
  const creditsOf = () => brightpearl.data.orders.filter(({ parentId }) => parentId === sent.id)
  await eventually(() => expect(creditsOf()).toHaveLength(1))
  expect(creditsOf()[0]!["rows"]).toMatchObject([{ productId: 1007, quantity: 1, net: 19 }])
  await eventually(async () => expect(await statusOf(id)).toBe("sent"))
  expect(creditsOf()).toHaveLength(1)
})

it.concurrent("ships with a goods-out note, whatever the order of its webhooks", async () => {
  const { id, sent } = await sentOrder("eva@example.com")
  const noteId = addNote(sent, { status: { shipped: true }, shipping: { reference: "TRACK-1" } })
  const events = [
    "goods-out-note.modified.shipped",
    "goods-out-note.created",
    "goods-out-note.modified.shipped",
  ]
  for (const event of events)
    for (const { status } of await brightpearl.fire(event, noteId, shop.url)) expect(status).toBe(200)
  await eventually(async () =>
    expect((await orderOf(id)).fulfillments).toMatchObject([
      {
        metadata: { goods_out_note: noteId },
        shipped_at: expect.any(String),
        tracking_links: [{ tracking_number: "TRACK-1" }],
      },
    ]),
  )
  // The store's own event about the shipment changes nothing in Brightpearl.
  await eventually(async () => expect(await statusOf(id)).toBe("sent"))
  expect(brightpearl.data.events.filter(({ note }) => note === noteId)).toEqual([])
})

it.concurrent("marks a note as shipped that was shipped in the store", async () => {
  const { id, sent } = await sentOrder("per@example.com")
  const noteId = addNote(sent, {})
  await brightpearl.fire("goods-out-note.created", noteId, shop.url)
  const fulfillmentsOf = async () => (await orderOf(id)).fulfillments
  await eventually(async () => expect(await fulfillmentsOf()).toHaveLength(1))
  const [fulfillment] = await fulfillmentsOf()
  expect(fulfillment).toMatchObject({ shipped_at: null, metadata: { goods_out_note: noteId } })
  const body = { fulfillment_id: fulfillment.id, tracking_numbers: ["TRACK-2"] }
  await asAdmin(shop, `/admin/orders/${id}/shipment`, body)
  const eventsOf = () => brightpearl.data.events.filter(({ note }) => note === noteId)
  await eventually(() => expect(eventsOf()).toMatchObject([{ eventCode: "SHW", eventOwnerId: 4 }]))
  expect(brightpearl.data.notes.get(noteId)).toMatchObject({ shipping: { reference: "TRACK-2" } })
})

it.concurrent("takes over a note whose webhooks were lost when the order is sent again", async () => {
  const { id, sent } = await sentOrder("liv@example.com")
  addNote(sent, { status: { shipped: true }, shipping: { reference: "TRACK-3" } })
  await sendAgain(backend(), token, id)
  await eventually(async () =>
    expect((await orderOf(id)).fulfillments).toMatchObject([
      { shipped_at: expect.any(String), tracking_links: [{ tracking_number: "TRACK-3" }] },
    ]),
  )
})

it.concurrent("rejects webhooks without the secret, and IDs that are none", async () => {
  for (const path of ["/brightpearl/goods-out", "/brightpearl/inventory-update"]) {
    for (const body of [{ id: "1" }, { id: "1", secret: "wrong" }, { id: "1", secret: [app.webhook_secret] }])
      expect((await shop.fetch(path, { body })).status).toBe(401)
    const { webhook_secret: secret } = app
    expect((await shop.fetch(path, { body: { secret, id: "1/../2" } })).status).toBe(400)
    expect((await shop.fetch(path, { body: { secret, id: "999999" } })).status).toBe(200)
  }
})

it("shows what Brightpearl rejected, and sends it again", async () => {
  const errors = [{ code: "ORDC-009", message: "The channel is closed" }]
  const path = `/public-api/${app.account}/order-service/sales-order`
  brightpearl.failNext({ status: 400, body: { errors }, path })
  const { id } = await store.order("kim@example.com")
  await eventually(async () => expect(await statusOf(id)).toBe("failed"))
  const failed = await failedOrders(backend(), token)
  expect(failed.find((each) => each.order_id === id)?.error).toContain("The channel is closed")
  expect(createdFor(id)).toEqual([])
  await sendAgain(backend(), token, id)
  await eventually(async () => expect(await statusOf(id)).toBe("sent"))
  expect(createdFor(id)).toHaveLength(1)
  await expect(sendAgain(backend(), token, "order_missing")).rejects.toThrow(/not found/)
  await expect(failedOrders(backend(), "wrong")).rejects.toThrow()
})

it("takes over stock by webhook and as a whole, beside what Brightpearl allocated to orders of the store", async () => {
  const variant = `/admin/products/${store.productId}/variants/${store.variantId}`
  await asAdmin(shop, variant, { manage_inventory: true })
  await warehouse.stock(store.variantId, 100)
  const level = async () => {
    const { variant: found } = await asAdmin(shop, `/admin/variants/${store.variantId}/inventory`)
    const [item] = found!["inventory"] as [{ location_levels: [Level] }]
    return item.location_levels[0]
  }
  const product = brightpearl.data.products.get("TEA-100")!
  const becomes = async (onHand: number, stocked: number) => {
    product.onHand = onHand
    await brightpearl.fire("product.modified.on-hand-modified", product.id, shop.url)
    await eventually(async () => expect(await level()).toMatchObject({ stocked_quantity: stocked }))
  }
  await sentOrder("stock@example.com")
  const { reserved_quantity: reserved } = await level()
  expect(reserved).toBeGreaterThanOrEqual(2)
  await becomes(5, 5 + reserved)
  await becomes(-3, reserved)
  product.onHand = 12
  expect((await shop.admin("/admin/brightpearl/inventory", { method: "POST" })).status).toBe(202)
  await eventually(async () => expect(await level()).toMatchObject({ stocked_quantity: 12 + reserved }))

  // Brightpearl counts units as free that it did not allocate to the order.
  brightpearl.data.mostReserved = 0
  const { id, sent } = await sentOrder("unallocated@example.com")
  const { reserved_quantity: both } = await level()
  expect(both).toBeGreaterThan(reserved)
  await becomes(9, 9 + reserved)
  await eventually(async () => expect(await statusOf(id)).toBe("sent"))
  Object.assign(sent, { allocationStatusCode: "AAA" })
  await becomes(4, 4 + both)

  // An order that waits for stock is reserved when there is some.
  const waiting = await sentOrder("waiting@example.com")
  const { reserved_quantity: all } = await level()
  const reservationsOf = () =>
    brightpearl.data.reservations.filter(({ orderId }) => orderId === waiting.sent.id)
  await becomes(6, 6 + both)
  expect(reservationsOf()).toEqual([])
  brightpearl.data.mostReserved = 100
  await becomes(0, both)
  expect(reservationsOf()).toEqual([])
  await becomes(7, 7 + all)
  await becomes(8, 8 + all)
  expect(reservationsOf()).toHaveLength(1)
})

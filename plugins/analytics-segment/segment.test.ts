import { createMemoryCache, type Log } from "@stheno/core"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { deliverEvents } from "../testing/deliver-events.ts"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startStandIn } from "../testing/stand-in.ts"
import { connectionOf } from "./src/connection.ts"
import { readOptions } from "./src/options.ts"
import { conversionFrom } from "./src/reporting.ts"
import { startSegment, type SegmentStandIn } from "./testing/segment-stand-in.ts"

const key = "the-write-key"
const soon = { timeout: 15_000 }

describe("a store with Segment", () => {
  let segment: SegmentStandIn
  let shop: PaymentShop
  beforeAll(async () => {
    segment = await startSegment(key)
    stubSampleEnv("analytics-segment", { SEGMENT_WRITE_KEY: key, SEGMENT_HOST: segment.url })
    shop = await stock(await startSampleShop("analytics-segment"), ["manual"])
  })
  afterAll(async () => {
    await shop.stop()
    await segment.close()
    vi.unstubAllEnvs()
  })

  const sent = (event: string, id: string) =>
    segment.messages.filter(
      (message) =>
        message.event === event && (message.properties as Record<string, string>)["order_id"] === id,
    )
  const one = async (event: string, id: string) => {
    await expect.poll(() => sent(event, id).length, soon).toBe(1)
    return sent(event, id)[0]!
  }
  async function placeOrder() {
    const cart = await shop.readyCart("manual")
    const { body } = await shop.guest("POST", `/store/carts/${cart.id}/complete`)
    return body.data
  }
  async function shipped() {
    const order = await placeOrder()
    const at = `/admin/orders/${order.id}` as const
    const [item] = order.items
    await shop.merchant("POST", `${at}/capture`)
    const items = [{ item_id: item.id, quantity: 1 }]
    const { body } = await shop.merchant("POST", `${at}/fulfillment`, { items })
    await shop.merchant("POST", `${at}/shipment`, { fulfillment_id: body.order.fulfillments[0].id })
    return { order, at, item }
  }

  it("sends a placed order once, with decimals, also when the answer gets lost", async () => {
    // Segment has the messages, but the server does not know: neither the SDK's retry nor the outbox may count twice.
    const lost = { after: true, status: 400 }
    segment.failNext({ after: true, hangUp: true }, lost, lost, lost)
    const order = await placeOrder()
    const attempts = () =>
      segment.requests.filter(({ text }) => text.includes("Order Completed") && text.includes(order.id))
    await expect.poll(() => attempts().length, soon).toBeGreaterThan(1)
    const message = await one("Order Completed", order.id)
    expect(message).toMatchObject({ type: "track", userId: order.customer_id })
    expect(Date.parse(message.timestamp)).toBe(Date.parse(order.created_at))
    expect(message.properties).toMatchObject({
      checkout_id: order.cart_id,
      email: order.email,
      currency: "EUR",
      total: 84,
      subtotal: 79,
      shipping: 5,
      reporting_total: 84,
      payment_provider: "manual",
      shipping_country: "dk",
      products: [{ name: "Rain coat", variant: "COAT-S", sku: "COAT", price: 79, quantity: 1 }],
    })
    await expect.poll(() => segment.messages.filter(({ type }) => type === "identify").length).toBe(1)
    expect(segment.messages.find(({ type }) => type === "identify")).toMatchObject({
      userId: order.customer_id,
      traits: { email: order.email },
    })
  })

  it("sends nothing about a customer who was deleted before the event is delivered", async () => {
    const create = async (email: string) => {
      const body = { email, first_name: "Ada", last_name: "Lund", password: "a long password" }
      return (await shop.merchant("POST", "/admin/customers", body)).body.customer
    }
    const [gone, kept] = [await create("gone@example.com"), await create("kept@example.com")]
    const identified = ({ id }: { id: string }) =>
      segment.messages.filter(({ type, userId }) => type === "identify" && userId === id).length
    await expect.poll(() => [gone, kept].map(identified), soon).toEqual([1, 1])
    await shop.merchant("DELETE", `/admin/customers/${gone.id}`)
    await deliverEvents(
      shop.databaseUrl,
      [gone, kept].map((data) => ({ id: `again-${data.id}`, name: "customer.created", data })),
    )
    expect([gone, kept].map(identified)).toEqual([1, 2])
  })

  it("sends nothing about a customer who was deleted with the later events of their orders", async () => {
    const [gone, kept] = [await shipped(), await shipped()]
    await shop.merchant("DELETE", `/admin/customers/${gone.order.customer_id}`)
    for (const { at, item } of [gone, kept]) {
      const swap = await shop.merchant("POST", `${at}/swaps`, {
        return_items: [{ item_id: item.id, quantity: 1 }],
        additional_items: [{ variant_id: item.variant_id, quantity: 1 }],
      })
      expect(swap).toMatchObject({ status: 200 })
      const refund = { amount: 100, reason: "discount", note: "Ada Lund called" } as const
      expect(await shop.merchant("POST", `${at}/refund`, refund)).toMatchObject({ status: 200 })
    }
    for (const event of ["Order Refunded", "Swap Created"]) {
      const ofKept = await one(event, kept.order.id)
      expect(ofKept.userId).toBe(kept.order.customer_id)
      const ofGone = await one(event, gone.order.id)
      expect(ofGone).toMatchObject({ type: "track", anonymousId: ofGone.messageId })
      expect(ofGone.userId ?? null).toBeNull()
      const { customer_id: id, email, shipping_address: address } = gone.order
      for (const personal of [id, email, address.city, "Ada Lund"])
        expect(JSON.stringify(ofGone)).not.toContain(personal)
    }
    const properties = (await one("Order Refunded", gone.order.id)).properties
    expect(properties).toMatchObject({ refund: 1, shipping_country: "dk", total: 84 })
    expect((await one("Order Refunded", kept.order.id)).properties).toMatchObject({
      email: kept.order.email,
      shipping_city: kept.order.shipping_address.city,
    })
  })

  it("sends a claim of a customer who was deleted without the note", async () => {
    const { order, at, item } = await shipped()
    await shop.merchant("DELETE", `/admin/customers/${order.customer_id}`)
    await shop.merchant("POST", `${at}/claims`, {
      type: "refund",
      claim_items: [{ item_id: item.id, quantity: 1, reason: "missing_item", note: "Ada Lund called" }],
    })
    const claimed = await one("Item Claimed", order.id)
    expect(claimed.properties).toMatchObject({ reason: "missing_item", price: 79 })
    expect(claimed.userId ?? null).toBeNull()
    expect(JSON.stringify(claimed)).not.toContain("Ada Lund")
  })

  it("sends a cancelation", async () => {
    const order = await placeOrder()
    await shop.merchant("POST", `/admin/orders/${order.id}/cancel`)
    expect((await one("Order Cancelled", order.id)).properties).toMatchObject({ total: 84 })
  })

  it("sends a shipment and a refund", async () => {
    const { order, at } = await shipped()
    expect((await one("Order Shipped", order.id)).properties).toMatchObject({
      products: [{ variant: "COAT-S" }],
    })
    await shop.merchant("POST", `${at}/refund`, { amount: 1250, reason: "discount" })
    expect((await one("Order Refunded", order.id)).properties).toMatchObject({
      refund: 12.5,
      reporting_refund: 12.5,
      reason: "discount",
    })
  })

  it("sends a return with the items that came back", async () => {
    const { order, at, item } = await shipped()
    const items = [{ item_id: item.id, quantity: 1 }]
    const { body } = await shop.merchant("POST", `${at}/return`, { items })
    const [{ id }] = body.order.returns
    expect((await shop.merchant("POST", `/admin/returns/${id}/receive`, { items })).status).toBe(200)
    const returned = await one("Items Returned", order.id)
    expect(returned.properties).toMatchObject({ return_id: id, products: [{ sku: "COAT" }] })
    expect((await one("Order Refunded", order.id)).properties).toMatchObject({ refund: 79 })
  })

  it("sends an exchange and a claim", async () => {
    const swapped = await shipped()
    const { item } = swapped
    const reply = await shop.merchant("POST", `${swapped.at}/swaps`, {
      return_items: [{ item_id: item.id, quantity: 1 }],
      additional_items: [{ variant_id: item.variant_id, quantity: 1 }],
    })
    expect(reply.status).toBe(200)
    const exchanged = { name: "Rain coat", variant: "COAT-S", quantity: 1, price: 79, reporting_price: 79 }
    expect((await one("Swap Created", swapped.order.id)).properties).toMatchObject({
      new_items: [exchanged],
      return_items: [exchanged],
    })
    const claimed = await shipped()
    const claim = await shop.merchant("POST", `${claimed.at}/claims`, {
      type: "refund",
      claim_items: [
        { item_id: claimed.item.id, quantity: 1, reason: "missing_item", note: "not in the box" },
      ],
    })
    expect(claim.status).toBe(200)
    expect((await one("Item Claimed", claimed.order.id)).properties).toMatchObject({
      type: "refund",
      reason: "missing_item",
      note: "not in the box",
      price: 79,
    })
  })

  it("sends what the code of a project tracks", async () => {
    const { body } = await shop.merchant("POST", "/admin/products", { title: "Plate" })
    await expect
      .poll(() => segment.messages.findLast(({ event }) => event === "Product Created")?.properties, soon)
      .toEqual({ product_id: body.product.id })
  })
})

describe("messages", () => {
  let segment: SegmentStandIn
  beforeAll(async () => {
    segment = await startSegment(key)
  })
  afterAll(() => segment.close())
  const settings = (more: object = {}) => readOptions({ write_key: key, host: segment.url, ...more })
  const message = (messageId: string, properties: object = {}) =>
    ({ type: "track", event: "Tested", userId: "cus_1", messageId, properties }) as const

  it("of one event go out in one batch, with the write key and never in the address", async () => {
    await connectionOf(settings()).send([message("a"), message("b"), message("c")])
    expect(segment.requests).toHaveLength(1)
    expect(segment.messages.map(({ messageId }) => messageId)).toEqual(["a", "b", "c"])
    expect(segment.requests[0]?.query.size).toBe(0)
  })

  it("that are rejected, or cannot be delivered, are errors", async () => {
    const { send } = connectionOf(settings({ max_retries: 0 }))
    await expect(send([message("large", { text: "x".repeat(40_000) })])).rejects.toThrow(
      /Segment did not accept/,
    )
    segment.failNext({ status: 400 })
    await expect(send([message("d")])).rejects.toThrow(/Segment did not accept/)
    const closed = connectionOf(readOptions({ write_key: key, host: "http://127.0.0.1:1", max_retries: 0 }))
    await expect(closed.send([message("e")])).rejects.toThrow(/Segment did not accept/)
    await send([message("f")])
    expect(segment.messages.at(-1)?.messageId).toBe("f")
  })

  it("that wait are sent when the process stops", async () => {
    const connection = connectionOf(settings({ request_timeout: 9999 }))
    const release = connection.hold()
    const waiting = connection.send([message("last")])
    await release()
    expect(segment.messages.at(-1)?.messageId).toBe("last")
    await waiting
  })
})

describe("values in the reporting currency", () => {
  const log = { warn: vi.fn() }
  const shop = () => ({ cache: createMemoryCache(), log: log as unknown as Log })
  beforeEach(() => void log.warn.mockClear())
  const settings = (more: object = {}) => readOptions({ write_key: key, reporting_currency: "EUR", ...more })

  it("are the same in the same currency, and left out without rates", async () => {
    expect((await conversionFrom("eur", settings(), shop()))(12.345)).toBe(12.35)
    expect((await conversionFrom("usd", settings(), shop()))(12)).toBeUndefined()
  })

  it("use a rate that is retrieved once, and are left out while there is none", async () => {
    const rates = await startStandIn(({ query }) =>
      query.get("access_key") === "rates-key" && query.get("base") === "EUR"
        ? { body: { rates: { USD: 1.25 } } }
        : { status: 401 },
    )
    const options = { exchange_rates_api_key: "rates-key", exchange_rates_url: rates.url }
    const given = shop()
    for (let time = 0; time < 2; time++)
      expect((await conversionFrom("usd", settings(options), given))(10)).toBe(8)
    expect(rates.requests).toHaveLength(1)
    expect((await conversionFrom("gbp", settings(options), given))(10)).toBeUndefined()
    rates.failNext({ status: 503 })
    expect((await conversionFrom("usd", settings(options), shop()))(10)).toBeUndefined()
    expect(log.warn).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain("rates-key")
    await rates.close()
  })
})

it("names wrong options", () => {
  expect(() => readOptions({})).toThrow(/write_key/)
  expect(() => readOptions({ write_key: key, reporting_currency: "euro" })).toThrow(/three letters/)
  expect(readOptions({ write_key: key, reporting_currency: "DKK", use_ga_id: true })).toMatchObject({
    reportingCurrency: "dkk",
    host: "https://api.segment.io",
  })
})

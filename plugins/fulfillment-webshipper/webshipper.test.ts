import { expect } from "@stheno/testing/expect.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createShippingOption } from "../testing/small-catalog.ts"
import { startStandIn, type StandIn } from "../testing/stand-in.ts"
import { startWebshipper, type SentWebhook, type WebshipperService } from "./testing/webshipper-service.ts"

const account = { token: "token_1", channelId: "5", secret: "secret_1" }
const soon = { timeout: 15_000, interval: 100 }
const home = { first_name: "Ada", last_name: "Byron", address_1: "Main Street 1", city: "Aarhus" }
const address = { ...home, postal_code: "8000", country_code: "dk" }

let webshipper: WebshipperService
let invoices: StandIn
let shop: PaymentShop
let options: Record<"home" | "point" | "back", string>

beforeAll(async () => {
  webshipper = await startWebshipper(account)
  invoices = await startStandIn(({ path }) => ({ body: `pdf of ${path}` }))
  stubSampleEnv("fulfillment-webshipper", {
    WEBSHIPPER_ACCOUNT: "halcyon",
    WEBSHIPPER_API_TOKEN: account.token,
    WEBSHIPPER_ORDER_CHANNEL_ID: account.channelId,
    WEBSHIPPER_WEBHOOK_SECRET: account.secret,
  })
  vi.stubEnv("WEBSHIPPER_API_URL", webshipper.url)
  vi.stubEnv("INVOICE_SERVICE_URL", invoices.url)
  shop = await stock(await startSampleShop("fulfillment-webshipper"), ["manual"])
  vi.stubEnv("BACKEND_URL", shop.url)
  await asAdmin(shop, `/admin/regions/${shop.regionId}/fulfillment-providers`, { provider_id: "webshipper" })
  const offered = await offeredOptions()
  const create = async (name: string, is_return = false) => {
    const data = offered.find((each) => each.name === name)
    return createShippingOption(shop, shop.regionId, { name, provider_id: "webshipper", data, is_return })
  }
  options = {
    home: await create("Home delivery"),
    point: await create("Pick-up point"),
    back: await create("Return label", true),
  }
})
afterAll(async () => {
  await shop?.stop()
  await Promise.all([webshipper?.close(), invoices?.close()])
  vi.unstubAllEnvs()
})

async function offeredOptions() {
  const path = `/admin/regions/${shop.regionId}/fulfillment-options` as const
  const { fulfillment_options: all } = (await shop.merchant("GET", path)).body
  return all.find(({ provider_id }) => provider_id === "webshipper").options
}

/** A cart with everything but its shipping method. */
async function openCart() {
  const { products } = (await shop.guest("GET", "/store/products")).body
  const items = [{ variant_id: products[0].variants[0].id, quantity: 3 }]
  const { cart } = (await shop.guest("POST", "/store/carts", { region_id: shop.regionId, items })).body
  const about = { email: `guest-${crypto.randomUUID()}@example.com`, shipping_address: address }
  await shop.guest("POST", `/store/carts/${cart.id}`, about)
  return cart.id
}

async function placeOrder(option = options.home) {
  const cartId = await openCart()
  await shop.guest("POST", `/store/carts/${cartId}/shipping-methods`, { option_id: option })
  return complete(cartId)
}

async function complete(cartId: string) {
  await shop.guest("POST", `/store/carts/${cartId}/payment-sessions`)
  const { body } = await shop.guest("POST", `/store/carts/${cartId}/complete`)
  expect(body.type, JSON.stringify(body)).toBe("order")
  return { id: body.data.id, itemId: body.data.items[0].id }
}

async function fulfill({ id, itemId }: { id: string; itemId: string }, quantity = 3) {
  const body = { items: [{ item_id: itemId, quantity }] }
  return shop.merchant("POST", `/admin/orders/${id}/fulfillment`, body)
}

const orderAt = (id: string) => shop.merchant("GET", `/admin/orders/${id}`).then(({ body }) => body.order)
const created = (orderId: string) =>
  webshipper.all("orders").filter(({ attributes }) => attributes.ext_ref!.startsWith(`${orderId}.`))

async function deliver({ body, headers }: SentWebhook) {
  const response = await fetch(`${shop.url}/webshipper/shipments`, { method: "POST", headers, body })
  return { status: response.status, text: await response.text() }
}

describe("shipping options", () => {
  it("are the rates of the order channel, from all pages", async () => {
    expect(await offeredOptions()).toEqual([
      expect.objectContaining({ id: "11", webshipper_id: "11", name: "Home delivery" }),
      expect.objectContaining({ id: "12", require_drop_point: true }),
      expect.objectContaining({ id: "13", is_return: true }),
    ])
  })

  it("must be a rate that exists", async () => {
    const data = { id: "99", webshipper_id: "99" }
    const wrong = createShippingOption(shop, shop.regionId, { provider_id: "webshipper", data })
    await expect(wrong).rejects.toThrow(/: 400/)
  })
})

describe("pick-up points", () => {
  it("are listed near an address, chosen, and sent with the order", async () => {
    const { choosePickUpPoint, listPickUpPoints } =
      await import("../../samples/plugins/fulfillment-webshipper/pick-up-points.ts")
    const cartId = await openCart()
    const [point] = await listPickUpPoints("12", address)
    expect(point).toMatchObject({ drop_point_id: "4711", zip: "8000", country_code: "DK" })
    await choosePickUpPoint(cartId, options.point, point!)
    const order = await complete(cartId)
    expect((await fulfill(order)).status).toBe(200)
    expect(created(order.id)[0]!.attributes["drop_point"]).toEqual({
      drop_point_id: "4711",
      name: "Kiosk",
      address_1: "Torvet 2",
      zip: "8000",
      city: "Aarhus",
      country_code: "DK",
    })
  })

  it("must be chosen when the rate needs one, and the rate cannot be replaced", async () => {
    const cartId = await openCart()
    const path = `/store/carts/${cartId}/shipping-methods` as const
    const without = await shop.guest("POST", path, { option_id: options.point })
    expect([without.status, without.body]).toEqual([
      400,
      expect.objectContaining({ type: "invalid_data", message: expect.stringContaining("drop_point_id") }),
    ])
    const data = { drop_point_id: "4711", webshipper_id: "11", id: "11" }
    const { body } = await shop.guest("POST", path, { option_id: options.point, data })
    expect(body.cart.shipping_methods[0].data).toMatchObject({ drop_point_id: "4711", webshipper_id: "12" })
  })

  it("are an empty list when Webshipper has none or fails, and need an address", async () => {
    const list = (query: string) => shop.guest("GET", `/webshipper/drop-points/11?${query}`)
    const near = "postal_code=8000&country_code=dk"
    expect(await list(near)).toEqual({ status: 200, body: { drop_points: [] } })
    expect((await list("country_code=dk")).status).toBe(400)
    expect((await list("postal_code=8000&country_code=denmark")).status).toBe(400)
  })
})

describe("fulfillments", () => {
  it("create an order with its reference, lines and documents", async () => {
    const order = await placeOrder()
    const { body } = await fulfill(order, 2)
    const [fulfillment] = body.order.fulfillments
    const [sent] = created(order.id)
    expect(sent!.attributes).toMatchObject({
      status: "pending",
      ext_ref: `${order.id}.${fulfillment.id}`,
      visible_ref: `${body.order.display_id}-${fulfillment.id.slice(-4)}`,
      currency: "EUR",
      delivery_address: { att_contact: "Ada Byron", zip: "8000", country_code: "DK" },
      order_lines: [{ sku: "COAT-S", quantity: 2, unit_price: 79, vat_percent: 0 }],
    })
    expect(sent!.relationships).toMatchObject({
      order_channel: { data: { id: "5" } },
      shipping_rate: { data: { id: "11" } },
    })
    expect(fulfillment.data).toMatchObject({ id: sent!.id, type: "orders" })
    const documents = (sent!.relationships["documents"]!.data as { id: string }[]).map(({ id }) => id)
    expect(
      webshipper
        .all("documents")
        .filter(({ id }) => documents.includes(id))
        .map(({ attributes }) => [attributes["document_type"], atob(attributes.base64!)]),
    ).toEqual([
      ["invoice", `pdf of /invoices/${order.id}.pdf`],
      ["certificate", `pdf of /certificates/${order.id}.pdf`],
    ])
  })

  it("create one order when the answer is lost or Webshipper is busy", async () => {
    const order = await placeOrder()
    const path = "/v2/orders"
    webshipper.failNext({ status: 429, headers: { "retry-after": "1" }, path }, { hangUp: true, path })
    expect((await fulfill(order, 1)).status).toBe(200)
    expect(created(order.id)).toHaveLength(1)
    const again = await placeOrder()
    // The first request searches; the answer to the second, which creates the order, gets lost.
    webshipper.failNext({ delayMs: 0, path }, { hangUp: true, after: true, path })
    expect((await fulfill(again)).status).toBe(200)
    expect(created(again.id)).toHaveLength(1)
  })

  it("change nothing when Webshipper rejects the order, and say why", async () => {
    const order = await placeOrder()
    const detail = "Address is not deliverable"
    webshipper.failNext(
      { delayMs: 0, path: "/v2/orders" },
      { status: 422, path: "/v2/orders", body: { errors: [{ detail }] } },
    )
    const refused = await fulfill(order)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(detail)])
    expect((await orderAt(order.id)).fulfillment_status).toBe("not_fulfilled")
    expect((await fulfill(order)).status).toBe(200)
  })

  it("cancel the order at Webshipper, unless it was shipped", async () => {
    const order = await placeOrder()
    const [first] = (await fulfill(order, 1)).body.order.fulfillments
    const cancel = (id: string) =>
      shop.merchant("POST", `/admin/orders/${order.id}/fulfillments/${id}/cancel`)
    expect((await cancel(first.id)).status).toBe(200)
    const [sent] = created(order.id)
    expect(sent!.attributes["status"]).toBe("cancelled")
    await fulfill(order, 1)
    const second = created(order.id).at(-1)!
    webshipper.ship(second.id, "TRACK1")
    const refused = await cancel(second.attributes.ext_ref!.split(".")[1]!)
    expect([refused.status, refused.body.type]).toEqual([400, "not_allowed"])
  })
})

describe("webhooks", () => {
  it("mark a fulfillment as shipped with its tracking numbers, once", async () => {
    const order = await placeOrder()
    const [{ id }] = (await fulfill(order)).body.order.fulfillments
    const shipment = webshipper.ship(created(order.id)[0]!.id, "TRACK1")
    const webhook = webshipper.webhook("shipment/created", shipment)
    expect(await deliver(webhook)).toEqual({ status: 200, text: "OK" })
    await expect.poll(async () => (await orderAt(order.id)).fulfillment_status, soon).toBe("shipped")
    webshipper.ship(created(order.id)[0]!.id, "TRACK1", "TRACK2")
    // Twice, and an old one after the new one: what counts is what Webshipper says now.
    await Promise.all([
      deliver(webhook),
      deliver(webshipper.webhook("shipment/updated", shipment)),
      deliver(webhook),
    ])
    const numbers = async () => {
      const { fulfillments } = await orderAt(order.id)
      return fulfillments[0].tracking_links.map(({ tracking_number }) => tracking_number)
    }
    await expect.poll(numbers, soon).toEqual(["TRACK1", "TRACK2"])
    await deliver(webhook)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await numbers()).toEqual(["TRACK1", "TRACK2"])
    expect((await orderAt(order.id)).items[0].shipped_quantity).toBe(3)
    const retrieved = await shop.merchant("GET", `/admin/webshipper/fulfillments/${id}/documents`)
    expect(ownBody<{ documents: object[] }>(retrieved).documents).toEqual([
      { name: "label", type: "application/pdf", base_64: btoa(`label ${shipment.id}`) },
    ])
    const detail = "The token is not valid"
    webshipper.failNext({ status: 401, path: "/v2/shipments", body: { errors: [{ detail }] } })
    const failed = await shop.merchant("GET", `/admin/webshipper/fulfillments/${id}/documents`)
    expect([failed.status, failed.body]).toEqual([
      409,
      expect.objectContaining({ type: "conflict", message: expect.stringContaining(detail) }),
    ])
  })

  it("are rejected with a wrong signature, and change nothing", async () => {
    const order = await placeOrder()
    await fulfill(order)
    const shipment = webshipper.ship(created(order.id)[0]!.id, "TRACK1")
    const { body, headers } = webshipper.webhook("shipment/created", shipment)
    const forged = [
      webshipper.webhook("shipment/created", shipment, "another secret"),
      { body, headers: { ...headers, "x-webshipper-hmac-sha256": "" } },
      { body: `${body} `, headers },
    ]
    for (const each of forged) expect((await deliver(each)).status).toBe(400)
    expect((await deliver(webshipper.webhook("order/created", shipment))).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await orderAt(order.id)).fulfillment_status).toBe("fulfilled")
  })

  it("of shipments of others are ignored", async () => {
    const foreign = { id: "999999", type: "shipments", attributes: {}, relationships: {} }
    expect((await deliver(webshipper.webhook("shipment/created", foreign))).status).toBe(200)
    const unknown = await shop.merchant("GET", "/admin/webshipper/fulfillments/ful_none/documents")
    expect([unknown.status, unknown.body.type]).toEqual([404, "not_found"])
  })
})

describe("returns", () => {
  it("create a return shipment from the customer to the store", async () => {
    const order = await placeOrder()
    await fulfill(order)
    const items = [{ item_id: order.itemId, quantity: 1 }]
    const body = { items, return_shipping: { option_id: options.back, price: 0 } }
    const { status, body: answer } = await shop.merchant("POST", `/admin/orders/${order.id}/return`, body)
    expect(status, JSON.stringify(answer)).toBe(200)
    const [returned] = answer.order.returns
    const shipments = webshipper
      .all("shipments")
      .filter(({ attributes }) => attributes["reference"] === returned.id)
    expect(shipments).toHaveLength(1)
    expect(shipments[0]!.attributes).toMatchObject({
      is_return: true,
      sender_address: { att_contact: "Ada Byron", country_code: "DK" },
      delivery_address: { company_name: "Halcyon", country_code: "DK" },
      packages: [{ customs_lines: [{ sku: "COAT-S", quantity: 1 }] }],
    })
    expect(shipments[0]!.relationships).toMatchObject({ shipping_rate: { data: { id: "13" } } })
    expect(returned.shipping_data).toMatchObject({ id: shipments[0]!.id, reference: returned.id })
  })
})

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { countOpenJobs } from "../testing/open-jobs.ts"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startPayPal, type PayPalService, type SentEvent } from "./testing/paypal-service.ts"

const account = { clientId: "client_1", clientSecret: "secret_1", webhookId: "WEBHOOK1" }
const slow = { timeout: 25_000, interval: 200 }
let paypal: PayPalService
let shop: PaymentShop
beforeAll(async () => {
  paypal = await startPayPal(account)
  stubSampleEnv("payment-paypal", {
    PAYPAL_SANDBOX: "true",
    PAYPAL_CLIENT_ID: account.clientId,
    PAYPAL_CLIENT_SECRET: account.clientSecret,
    PAYPAL_AUTH_WEBHOOK_ID: account.webhookId,
    STOREFRONT_URL: "https://shop.example.com",
  })
  vi.stubEnv("PAYPAL_API_URL", paypal.url)
  shop = await stock(await startSampleShop("payment-paypal"), ["paypal", "manual"])
})
afterAll(async () => {
  await shop?.stop()
  await paypal?.close()
  vi.unstubAllEnvs()
})

const complete = (cartId: string) => shop.guest("POST", `/store/carts/${cartId}/complete`)
const ordersOf = async (cartId: string) =>
  (await shop.merchant("GET", `/admin/orders?limit=100&fields=id,cart_id,payment_status`)).body.orders.filter(
    ({ cart_id }) => cart_id === cartId,
  )
const notesOf = async (orderId: string): Promise<string[]> =>
  (await shop.merchant("GET", `/admin/notes?resource_id=${orderId}`)).body.notes.map(({ value }) => value)

async function placedOrder() {
  const cart = await shop.readyCart("paypal")
  const orderId = cart.payment_session.data.id
  paypal.approve(orderId)
  const { body } = await complete(cart.id)
  expect(body.type).toBe("order")
  return { id: body.data.id, orderId }
}

async function deliver({ body, headers }: SentEvent): Promise<number> {
  const response = await fetch(`${shop.url}/paypal/hooks`, { method: "POST", headers: { ...headers }, body })
  await response.text()
  return response.status
}

const unitOf = (orderId: string) => paypal.state.order(orderId).purchase_units[0]!

/** A cart that the storefront has authorized at PayPal, and whose customer then closed the page. */
async function abandonedCart() {
  const cart = await shop.readyCart("paypal")
  const orderId = cart.payment_session.data.id
  paypal.approve(orderId)
  paypal.state.take(orderId, "authorize")
  const [authorization] = unitOf(orderId).payments!.authorizations!
  return { cartId: cart.id, orderId, authorization: authorization! }
}

describe("a purchase", () => {
  test("is approved at PayPal, captured, refunded in part", async () => {
    const cart = await shop.readyCart("paypal")
    const { data } = cart.payment_session
    expect(data).toMatchObject({
      status: "CREATED",
      purchase_units: [{ custom_id: cart.id, amount: { value: "84.00" } }],
    })
    expect((await complete(cart.id)).body).toMatchObject({ type: "cart", payment_status: "pending" })
    paypal.approve(data.id)
    const { body } = await complete(cart.id)
    expect(body).toMatchObject({ type: "order", data: { payment_status: "awaiting" } })
    const captured = await shop.merchant("POST", `/admin/orders/${body.data.id}/capture`)
    expect(captured.body.order.payment_status).toBe("captured")
    const refund = { amount: 1000, reason: "other" }
    const refunded = await shop.merchant("POST", `/admin/orders/${body.data.id}/refund`, refund)
    expect(refunded.body.order).toMatchObject({ payment_status: "partially_refunded", refunded_total: 1000 })
    const [capture] = unitOf(data.id).payments!.captures!
    expect(capture).toMatchObject({ status: "PARTIALLY_REFUNDED", amount: { value: "84.00" } })
  })

  test("is canceled, and the authorization is voided", async () => {
    const { id, orderId } = await placedOrder()
    expect((await shop.merchant("POST", `/admin/orders/${id}/cancel`)).body.order.payment_status).toBe(
      "canceled",
    )
    expect(unitOf(orderId).payments?.authorizations).toMatchObject([{ status: "VOIDED" }])
  })

  test("can be repeated after the answer to a capture was lost", async () => {
    const { id, orderId } = await placedOrder()
    const lost = { hangUp: true, after: true } as const
    paypal.failNext({ delayMs: 0, after: true }, lost, lost, lost)
    const failed = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(failed.body.order.payment_status).toBe("requires_action")
    const { body } = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(body.order.payment_status).toBe("captured")
    expect(unitOf(orderId).payments?.captures).toHaveLength(1)
  })
})

describe("webhooks", () => {
  test("complete the cart of a customer who closed the page, once", async () => {
    const { cartId, authorization } = await abandonedCart()
    const event = paypal.event("PAYMENT.AUTHORIZATION.CREATED", authorization)
    expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200])
    expect(await deliver(paypal.event("PAYMENT.AUTHORIZATION.CREATED", authorization))).toBe(200)
    await vi.waitFor(async () => expect(await ordersOf(cartId)).toHaveLength(1), slow)
  })

  test("capture what was captured at PayPal", async () => {
    const { id, orderId } = await placedOrder()
    const [authorization] = unitOf(orderId).payments!.authorizations!
    const capture = paypal.state.captureAuthorization(authorization!.id)
    expect(await deliver(paypal.event("PAYMENT.CAPTURE.COMPLETED", capture))).toBe(200)
    await shop.until(`/admin/orders/${id}`, ({ order }) => order.payment_status === "captured")
  })

  test("about a capture can arrive before those about its authorization, and late ones change nothing", async () => {
    const { cartId, authorization } = await abandonedCart()
    const late = paypal.event("PAYMENT.AUTHORIZATION.CREATED", authorization)
    const capture = paypal.state.captureAuthorization(authorization.id)
    expect(await deliver(paypal.event("PAYMENT.CAPTURE.COMPLETED", capture))).toBe(200)
    const statuses = async () => (await ordersOf(cartId)).map(({ payment_status }) => payment_status)
    await vi.waitFor(async () => expect(await statuses()).toEqual(["captured"]), slow)
    expect(await deliver(late)).toBe(200)
    await vi.waitFor(async () => expect(await countOpenJobs(shop.databaseUrl, "paypal-event")).toBe(0), slow)
    expect(await statuses()).toEqual(["captured"])
  })

  test("take over that only a part was captured at PayPal", async () => {
    const { id, orderId } = await placedOrder()
    const [authorization] = unitOf(orderId).payments!.authorizations!
    const amount = { currency_code: "EUR", value: "50.00" }
    const capture = paypal.state.captureAuthorization(authorization!.id, { amount, final_capture: true })
    expect(await deliver(paypal.event("PAYMENT.CAPTURE.COMPLETED", capture))).toBe(200)
    await vi.waitFor(
      async () =>
        expect(await notesOf(id)).toEqual([
          `Only 50.00 EUR of 84.00 EUR was captured at PayPal (${orderId}).`,
        ]),
      slow,
    )
    const { body } = await shop.merchant("GET", `/admin/orders/${id}`)
    expect(body.order).toMatchObject({
      payment_status: "captured",
      paid_total: 5000,
      refundable_amount: 5000,
    })
    const refund = (value: number) =>
      shop.merchant("POST", `/admin/orders/${id}/refund`, { amount: value, reason: "other" })
    expect((await refund(5001)).status).toBe(400)
    expect((await refund(5000)).body.order.payment_status).toBe("refunded")
  })

  test("note refunds and disputes that began at PayPal, and not the refunds of the store", async () => {
    const { id, orderId } = await placedOrder()
    await shop.merchant("POST", `/admin/orders/${id}/capture`)
    await shop.merchant("POST", `/admin/orders/${id}/refund`, { amount: 500, reason: "other" })
    const own = paypal.state.refunds.at(-1)!
    const [capture] = unitOf(orderId).payments!.captures!
    const foreign = paypal.state.refundCapture(capture!.id, {
      amount: { currency_code: "EUR", value: "7.00" },
    })
    const dispute = {
      ...{ dispute_id: "PP-D-1", reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED" },
      dispute_amount: { currency_code: "EUR", value: "84.00" },
      disputed_transactions: [{ seller_transaction_id: capture!.id }],
    }
    for (const [type, resource] of [
      ["PAYMENT.CAPTURE.REFUNDED", own],
      ["PAYMENT.CAPTURE.REFUNDED", foreign],
      ["CUSTOMER.DISPUTE.CREATED", dispute],
    ] as const)
      expect(await deliver(paypal.event(type, resource))).toBe(200)
    await vi.waitFor(async () => expect(await notesOf(id)).toHaveLength(2), slow)
    expect((await notesOf(id)).toSorted()).toEqual([
      expect.stringMatching(/^A dispute about 84\.00 EUR \(PP-D-1\) was opened/),
      expect.stringMatching(/^A refund of 7\.00 EUR \(REFUND\d+\) was made at PayPal, not in the store/),
    ])
  })

  test.each([
    [
      "for another webhook",
      (event: SentEvent, of: object) =>
        paypal.event("PAYMENT.AUTHORIZATION.CREATED", of, "WEBHOOK2") ?? event,
    ],
    ["with another body", (event: SentEvent) => ({ ...event, body: event.body.replace("84.00", "1.00") })],
    [
      "without a signature",
      (event: SentEvent) => ({ ...event, headers: { "content-type": "application/json" } }),
    ],
    [
      "that are not JSON",
      (event: SentEvent) => ({
        ...event,
        headers: { ...event.headers, "content-type": "text/plain" },
        body: "{",
      }),
    ],
  ])("%s are rejected", async (_, spoil) => {
    const { cartId, authorization } = await abandonedCart()
    const event = paypal.event("PAYMENT.AUTHORIZATION.CREATED", authorization)
    expect(await deliver(spoil(event, authorization))).toBe(400)
    expect(await ordersOf(cartId)).toEqual([])
    expect(await deliver(event)).toBe(200)
    await vi.waitFor(async () => expect(await ordersOf(cartId)).toHaveLength(1), slow)
  })
})

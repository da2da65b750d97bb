import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, describe, test, vi } from "vitest"
import { countOpenJobs } from "../testing/open-jobs.ts"
import { startPaymentShop, type PaymentShop, type ReadyCart } from "../testing/payment-shop.ts"
import { startStripe, type SignedEvent, type StripeService } from "./testing/stripe-service.ts"

const keys = { apiKey: "sk_test_right", webhookSecret: "whsec_right" }
let stripe: StripeService
let shop: PaymentShop
beforeAll(async () => {
  stripe = await startStripe(keys)
  const options = {
    ...{ api_key: keys.apiKey, webhook_secret: keys.webhookSecret, api_url: stripe.url },
    ...{ webhook_delay: 0, timeout: 2_000, max_network_retries: 1 },
  }
  shop = await startPaymentShop({ resolve: "@stheno/payment-stripe", options }, [
    "stripe",
    "stripe-ideal",
    "manual",
  ])
})
afterAll(async () => {
  await shop?.stop()
  await stripe?.close()
})

interface Paid {
  readonly cartId: string
  readonly intentId: string
}

/** A cart whose customer has confirmed the payment in the browser. */
async function paidCart(providerId = "stripe"): Promise<Paid> {
  const cart = await shop.readyCart(providerId)
  const intentId = cart.payment_session.data.id
  stripe.confirm(intentId)
  return { cartId: cart.id, intentId }
}

const complete = (cartId: string) => shop.guest("POST", `/store/carts/${cartId}/complete`)
const ordersOf = async (cartId: string) =>
  (await shop.merchant("GET", `/admin/orders?limit=100&fields=id,cart_id,payment_status`)).body.orders.filter(
    ({ cart_id }) => cart_id === cartId,
  )
const notesOf = async (orderId: string): Promise<string[]> =>
  (await shop.merchant("GET", `/admin/notes?resource_id=${orderId}`)).body.notes.map(({ value }) => value)

async function placedOrder(): Promise<{ id: string } & Paid> {
  const paid = await paidCart()
  const { body } = await complete(paid.cartId)
  return { id: body.data.id, ...paid }
}

async function deliver({ body, headers }: SignedEvent): Promise<number> {
  const response = await fetch(`${shop.url}/stripe/hooks`, { method: "POST", headers: { ...headers }, body })
  await response.text()
  return response.status
}

const deliverAbout = (type: string, intentId: string) =>
  deliver(stripe.event(type, stripe.intents.get(intentId)!))

describe("saved cards", () => {
  const path = "/store/customers/me/stripe/customer-session"

  /** A customer with a cart that is about to be paid, and what they may do. */
  async function customer() {
    const cart = await shop.readyCart("stripe")
    const email = `saved-${crypto.randomUUID()}@example.com`
    const account = { first_name: "Ida", last_name: "Lund", email, password: "correct horse" }
    await shop.guest("POST", "/store/customers", account)
    const { body } = await shop.guest("POST", "/store/auth/token", { email, password: account.password })
    const headers = {
      authorization: `Bearer ${String(body.access_token)}`,
      "content-type": "application/json",
    }
    const { body: me } = await ask<{ customer: { id: string } }>("/store/customers/me", headers)
    const at = `/store/carts/${cart.id}`
    expect((await ask(at, headers, { customer_id: me.customer.id })).status).toBe(200)
    await ask(`${at}/payment-sessions`, headers, {})
    const { body: own } = await ask<{ cart: ReadyCart }>(`${at}/payment-session`, headers, {
      provider_id: "stripe",
    })
    const intent = own.cart.payment_session.data.id
    return { headers, intent, id: me.customer.id }
  }

  async function ask<Body>(to: string, headers: Record<string, string>, body?: object) {
    const response = await fetch(shop.url + to, {
      method: body ? "POST" : "GET",
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(response.ok ? text : "null") as Body }
  }

  test("are shown to the customer whose payment it is, and to nobody else", async () => {
    const ida = await customer()
    const open = (headers: Record<string, string>, payment_intent: string) =>
      ask<{ client_secret: string | null }>(path, headers, { payment_intent })
    const { status, body } = await open(ida.headers, ida.intent)
    expect(status).toBe(200)
    const [session] = stripe.sessions.slice(-1)
    expect(body.client_secret).toBe(session?.client_secret)
    const account = stripe.customers.get(session?.customer ?? "")
    expect(account?.metadata).toEqual({ customer_id: ida.id })
    expect(session).toMatchObject({ isSaving: true, filters: ["always"] })

    const count = stripe.sessions.length
    const eve = await customer()
    expect(await open(eve.headers, ida.intent)).toEqual({ status: 200, body: { client_secret: null } })
    expect(await open(eve.headers, "pi_gone")).toEqual({ status: 200, body: { client_secret: null } })
    expect((await open({ "content-type": "application/json" }, ida.intent)).status).toBe(401)
    expect((await open(ida.headers, "cus_1/../x")).status).toBe(400)
    expect(stripe.sessions).toHaveLength(count)
  })
})

describe("a purchase", () => {
  test("is confirmed in the browser, captured, refunded in part", async () => {
    const cart = await shop.readyCart("stripe")
    const { data } = cart.payment_session
    expect(data).toMatchObject({ amount: 8400, currency: "eur", metadata: { resource_id: cart.id } })
    expect(data.client_secret).toMatch(/_secret_/)
    const early = await complete(cart.id)
    expect(early.body).toMatchObject({ type: "cart", payment_status: "pending" })
    stripe.confirm(data.id)
    const { body } = await complete(cart.id)
    expect(body).toMatchObject({ type: "order", data: { payment_status: "awaiting", total: 8400 } })
    const { id } = body.data
    const captured = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(captured.body.order.payment_status).toBe("captured")
    expect(stripe.intents.get(data.id)).toMatchObject({ status: "succeeded", amount_received: 8400 })
    const refund = { amount: 1000, reason: "other" }
    const refunded = await shop.merchant("POST", `/admin/orders/${id}/refund`, refund)
    expect(refunded.body.order).toMatchObject({ payment_status: "partially_refunded", refunded_total: 1000 })
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === data.id)).toMatchObject([
      { amount: 1000 },
    ])
  })

  test("is canceled, and the authorization ends at Stripe", async () => {
    const { id, intentId } = await placedOrder()
    const { body } = await shop.merchant("POST", `/admin/orders/${id}/cancel`)
    expect(body.order.payment_status).toBe("canceled")
    expect(stripe.intents.get(intentId)?.status).toBe("canceled")
  })

  test("waits for 3-D Secure", async () => {
    const cart = await shop.readyCart("stripe")
    const { id } = cart.payment_session.data
    stripe.confirm(id, "pm_card_threeDSecure2Required")
    expect((await complete(cart.id)).body).toMatchObject({ type: "cart", payment_status: "requires_more" })
    stripe.authenticate(id)
    expect((await complete(cart.id)).body.type).toBe("order")
  })

  test("can be repeated after the answer to a capture was lost", async () => {
    const { id, intentId } = await placedOrder()
    const lost = { hangUp: true, after: true } as const
    stripe.failNext(lost, lost, lost)
    const failed = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(failed.body.order.payment_status).toBe("requires_action")
    stripe.failNext()
    const { body } = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(body.order.payment_status).toBe("captured")
    expect(stripe.intents.get(intentId)?.amount_received).toBe(8400)
  })

  test("sends another amount to Stripe when the cart changes", async () => {
    const cart = await shop.readyCart("stripe")
    const [{ id: line }] = cart.items
    const { body } = await shop.guest("POST", `/store/carts/${cart.id}/line-items/${line}`, { quantity: 2 })
    const session = body.cart.payment_session
    expect(session.data).toMatchObject({ id: cart.payment_session.data.id, amount: body.cart.total })
    expect(body.cart.total).toBe(15_800)
  })

  test("ends the payment at Stripe when the customer chooses another provider", async () => {
    const cart = await shop.readyCart("stripe")
    await shop.guest("POST", `/store/carts/${cart.id}/payment-session`, { provider_id: "manual" })
    expect(stripe.intents.get(cart.payment_session.data.id)?.status).toBe("canceled")
  })
})

describe("webhooks", () => {
  test("complete the cart of a customer who closed the page, once", async () => {
    const { cartId, intentId } = await paidCart()
    const event = stripe.event("payment_intent.amount_capturable_updated", stripe.intents.get(intentId)!)
    expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200])
    expect(await deliverAbout("payment_intent.amount_capturable_updated", intentId)).toBe(200)
    await vi.waitFor(async () => expect(await ordersOf(cartId)).toHaveLength(1), {
      timeout: 20_000,
      interval: 200,
    })
    expect((await ordersOf(cartId))[0]?.payment_status).toBe("awaiting")
  })

  test("and the storefront complete a cart in the same moment, once", async () => {
    const { cartId, intentId } = await paidCart()
    const [, completed] = await Promise.all([
      deliverAbout("payment_intent.amount_capturable_updated", intentId),
      complete(cartId),
    ])
    expect(completed.body.type).toBe("order")
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000, interval: 200 })
    expect(await ordersOf(cartId)).toHaveLength(1)
    expect(stripe.intents.get(intentId)?.status).toBe("requires_capture")
  })

  test("capture what Stripe has captured, also when they arrive in another order", async () => {
    const { cartId, intentId } = await paidCart("stripe-ideal")
    expect(await deliverAbout("payment_intent.succeeded", intentId)).toBe(200)
    await vi.waitFor(async () => expect((await ordersOf(cartId))[0]?.payment_status).toBe("captured"), {
      timeout: 20_000,
      interval: 200,
    })
    expect(await deliverAbout("payment_intent.payment_failed", intentId)).toBe(200)
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000, interval: 200 })
    expect((await ordersOf(cartId))[0]?.payment_status).toBe("captured")
  })

  test("note refunds and disputes that began in Stripe, and not the refunds of the store", async () => {
    const { id, intentId } = await placedOrder()
    await shop.merchant("POST", `/admin/orders/${id}/capture`)
    await shop.merchant("POST", `/admin/orders/${id}/refund`, { amount: 500, reason: "other" })
    const own = stripe.refunds.at(-1)!
    const foreign = stripe.inDashboard("refunds", { payment_intent: intentId, amount: "700" }) as object
    const dispute = stripe.dispute(intentId)
    for (const [type, object] of [
      ["refund.created", own],
      ["refund.created", foreign],
      ["charge.dispute.created", dispute],
    ] as const)
      expect(await deliver(stripe.event(type, object))).toBe(200)
    await vi.waitFor(async () => expect(await notesOf(id)).toHaveLength(2), {
      timeout: 20_000,
      interval: 200,
    })
    expect((await notesOf(id)).toSorted()).toEqual([
      expect.stringMatching(/^A dispute about 84\.00 EUR \(dp_\w+\) was opened: fraudulent/),
      expect.stringMatching(/^A refund of 7\.00 EUR \(re_\w+\) was made in Stripe, not in the store/),
    ])
  })

  test.each(["a webhook", "a capture in the store"])(
    "say that Stripe captured a part, which bounds refunds, after %s",
    async (first) => {
      const { id, intentId } = await placedOrder()
      stripe.inDashboard(`payment_intents/${intentId}/capture`, { amount_to_capture: "5000" })
      if (first === "a capture in the store") await shop.merchant("POST", `/admin/orders/${id}/capture`)
      await deliverAbout("payment_intent.succeeded", intentId)
      await vi.waitFor(async () => expect(await notesOf(id)).toHaveLength(1), {
        timeout: 20_000,
        interval: 200,
      })
      expect((await notesOf(id))[0]).toBe(`Only 50.00 EUR of 84.00 EUR was captured in Stripe (${intentId}).`)
      const { body } = await shop.merchant("GET", `/admin/orders/${id}`)
      expect(body.order).toMatchObject({
        payment_status: "captured",
        total: 8400,
        paid_total: 5000,
        refundable_amount: 5000,
        payments: [{ amount: 5000, captured_at: expect.any(String) }],
      })
      const refund = (amount: number) =>
        shop.merchant("POST", `/admin/orders/${id}/refund`, { amount, reason: "other" })
      expect((await refund(5001)).status).toBe(400)
      expect((await refund(5000)).body.order.payment_status).toBe("refunded")
      await deliverAbout("payment_intent.succeeded", intentId)
      await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000, interval: 200 })
      expect(await notesOf(id)).toHaveLength(1)
      expect((await shop.merchant("GET", `/admin/orders/${id}`)).body.order.payment_status).toBe("refunded")
    },
  )

  test("note a payment that expired at Stripe", async () => {
    const { id, intentId } = await placedOrder()
    stripe.inDashboard(`payment_intents/${intentId}/cancel`, { cancellation_reason: "abandoned" })
    await deliverAbout("payment_intent.canceled", intentId)
    await vi.waitFor(async () => expect(await notesOf(id)).toHaveLength(1), {
      timeout: 20_000,
      interval: 200,
    })
    expect((await notesOf(id))[0]).toContain("was canceled in Stripe: abandoned")
  })

  test("about payments of other stores are ignored", async () => {
    const intent = stripe.inDashboard("payment_intents", { amount: "2500", currency: "eur" }) as {
      id: string
    }
    stripe.confirm(intent.id)
    expect(await deliverAbout("payment_intent.succeeded", intent.id)).toBe(200)
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000, interval: 200 })
  })

  test.each([
    [
      "another secret",
      (event: SignedEvent) =>
        stripe.event("payment_intent.succeeded", JSON.parse(event.body) as object, "whsec_wrong"),
    ],
    ["another body", (event: SignedEvent) => ({ ...event, body: event.body.replace("8400", "1") })],
    ["no signature", (event: SignedEvent) => ({ ...event, headers: { "content-type": "application/json" } })],
    [
      "an old signature",
      (event: SignedEvent) => {
        const old = event.headers["stripe-signature"]!.replace(/t=\d+/, "t=1600000000")
        return { ...event, headers: { ...event.headers, "stripe-signature": old } }
      },
    ],
  ])("with %s are rejected", async (_, spoil) => {
    const { cartId, intentId } = await paidCart()
    const event = stripe.event("payment_intent.amount_capturable_updated", stripe.intents.get(intentId)!)
    expect(await deliver(spoil(event))).toBe(400)
    expect(await ordersOf(cartId)).toEqual([])
    expect(await deliver(event)).toBe(200)
    await vi.waitFor(async () => expect(await ordersOf(cartId)).toHaveLength(1), {
      timeout: 20_000,
      interval: 200,
    })
  })

  test("complete the payment of a payment collection", async () => {
    const { id } = await placedOrder()
    const collection = await paidCollection(id)
    await deliverAbout("payment_intent.amount_capturable_updated", collection.intentId)
    const { payment_collection } = await shop.until(
      `/admin/payment-collections/${collection.id}`,
      (body) => body.payment_collection.status === "authorized",
    )
    expect(payment_collection.authorized_amount).toBe(7900)
  })
})

/** A payment collection of an order edit, whose customer has confirmed the payment. */
async function paidCollection(orderId: string): Promise<{ id: string; intentId: string }> {
  const { body } = await shop.merchant("POST", "/admin/order-edits", { order_id: orderId })
  const edit = body.order_edit
  const [line] = edit.items
  await shop.merchant("POST", `/admin/order-edits/${edit.id}/items/${line.id}`, { quantity: 2 })
  const requested = await shop.merchant("POST", `/admin/order-edits/${edit.id}/request`)
  const id = requested.body.order_edit.payment_collection_id
  const chosen = await shop.guest("POST", `/store/payment-collections/${id}/sessions`, {
    provider_id: "stripe",
  })
  const { data } = chosen.body.payment_collection.payment_sessions[0]
  const intentId = data.id as string
  stripe.confirm(intentId)
  return { id, intentId }
}

const openJobs = () => countOpenJobs(shop.databaseUrl, "stripe-event")

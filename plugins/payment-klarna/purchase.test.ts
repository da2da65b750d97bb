import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startKlarna, type KlarnaService } from "./testing/klarna-service.ts"

const account = { user: "user_1", password: "password_1" }
let klarna: KlarnaService
let shop: PaymentShop
beforeAll(async () => {
  klarna = await startKlarna(account)
  stubSampleEnv("payment-klarna", {
    KLARNA_URL: klarna.url,
    KLARNA_USER: account.user,
    KLARNA_PASSWORD: account.password,
    KLARNA_BACKEND_URL: "https://api.example.com",
  })
  shop = await stock(await startSampleShop("payment-klarna"), ["klarna", "manual"])
})
afterAll(async () => {
  await shop?.stop()
  await klarna?.close()
  vi.unstubAllEnvs()
})

const complete = (cartId: string) => shop.guest("POST", `/store/carts/${cartId}/complete`)
const ordersOf = async (cartId: string) =>
  (await shop.merchant("GET", `/admin/orders?limit=100&fields=id,cart_id,payment_status`)).body.orders.filter(
    ({ cart_id }) => cart_id === cartId,
  )
/** The order at Klarna. */
const orderIdOf = ({ data }: { data: object }) => (data as { order_id: string }).order_id
const callback = (cartId: string, sessionId: string) =>
  shop.guest("POST", `/klarna/push?resource_id=${cartId}`, {
    session_id: sessionId,
    authorization_token: "unused",
  })

describe("a purchase", () => {
  test("is confirmed in the widget, captured, refunded in part", async () => {
    const cart = await shop.readyCart("klarna")
    const { session_id } = cart.payment_session.data
    expect(cart.payment_session.data).toMatchObject({ order_amount: 8400, purchase_country: "DK" })
    expect((await complete(cart.id)).body).toMatchObject({ type: "cart", payment_status: "requires_more" })
    const authorization_token = klarna.approve(session_id)
    const sent = await shop.guest("POST", `/store/carts/${cart.id}/payment-sessions/klarna`, {
      data: { authorization_token },
    })
    expect(sent.status).toBe(200)
    const { body } = await complete(cart.id)
    expect(body).toMatchObject({ type: "order", data: { payment_status: "awaiting" } })
    const { id, payments } = body.data
    const placed = klarna.orders.get(orderIdOf(payments[0]))!
    expect(placed.order_lines.map(({ name, total_amount }) => [name, total_amount])).toEqual([
      ...cart.items.map(({ title, total }) => [title, total]),
      ["Shipping", cart.shipping_total + (cart.shipping_tax_total ?? 0)],
    ])
    const captured = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(captured.body.order.payment_status).toBe("captured")
    const refund = { amount: 1000, reason: "other" }
    const refunded = await shop.merchant("POST", `/admin/orders/${id}/refund`, refund)
    expect(refunded.body.order).toMatchObject({ payment_status: "partially_refunded", refunded_total: 1000 })
    expect(placed).toMatchObject({ captured_amount: 8400, refunded_amount: 1000 })
  })

  test("is refunded up to what Klarna captured", async () => {
    const cart = await shop.readyCart("klarna")
    klarna.approve(cart.payment_session.data.session_id)
    const { id, payments } = (await complete(cart.id)).body.data
    const orderId = orderIdOf(payments[0])
    klarna.capturePart(orderId, 5000)
    klarna.releaseRest(orderId)
    const { body } = await shop.merchant("POST", `/admin/orders/${id}/capture`)
    expect(body.order).toMatchObject({
      payment_status: "captured",
      paid_total: 5000,
      refundable_amount: 5000,
    })
    const refund = (amount: number) =>
      shop.merchant("POST", `/admin/orders/${id}/refund`, { amount, reason: "other" })
    expect((await refund(5001)).status).toBe(400)
    expect((await refund(5000)).body.order.payment_status).toBe("refunded")
  })

  test("of a change of an order has the country of the order", async () => {
    const cart = await shop.readyCart("klarna")
    klarna.approve(cart.payment_session.data.session_id)
    const order = (await complete(cart.id)).body.data
    const { order_edit } = (await shop.merchant("POST", "/admin/order-edits", { order_id: order.id })).body
    const at = `/admin/order-edits/${order_edit.id}` as const
    await shop.merchant("POST", `${at}/items/${order_edit.items[0].id}`, { quantity: 2 })
    const { payment_collection_id } = (await shop.merchant("POST", `${at}/request`)).body.order_edit
    const path = `/store/payment-collections/${payment_collection_id}` as const
    const started = await shop.guest("POST", `${path}/sessions`, { provider_id: "klarna" })
    expect(started.status).toBe(200)
    const [session] = started.body.payment_collection.payment_sessions
    expect(session.data).toMatchObject({ order_amount: 7900, purchase_country: "DK" })
    const authorize = () => shop.guest("POST", `${path}/sessions/${session.id}/authorize`)
    expect((await authorize()).status).toBe(422)
    klarna.approve(String(session.data.session_id))
    expect((await authorize()).body.payment_session.status).toBe("authorized")
    const { payment_collection } = (
      await shop.merchant("GET", `/admin/payment-collections/${payment_collection_id}`)
    ).body
    expect(klarna.orders.get(orderIdOf(payment_collection.payments[0]))?.status).toBe("AUTHORIZED")
  })

  test("is canceled, and the order at Klarna ends", async () => {
    const cart = await shop.readyCart("klarna")
    klarna.approve(cart.payment_session.data.session_id)
    const { body } = await complete(cart.id)
    const canceled = await shop.merchant("POST", `/admin/orders/${body.data.id}/cancel`)
    expect(canceled.body.order.payment_status).toBe("canceled")
    expect(klarna.orders.get(orderIdOf(body.data.payments[0]))?.status).toBe("CANCELLED")
  })
})

describe("callbacks", () => {
  test("complete the cart of a customer who closed the page, once", async () => {
    const cart = await shop.readyCart("klarna")
    const { session_id } = cart.payment_session.data
    klarna.approve(session_id)
    const answers = await Promise.all([callback(cart.id, session_id), callback(cart.id, session_id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await vi.waitFor(async () => expect(await ordersOf(cart.id)).toHaveLength(1), {
      timeout: 30_000,
      interval: 300,
    })
    await callback(cart.id, session_id)
    await new Promise((resolve) => setTimeout(resolve, 7_000))
    expect(await ordersOf(cart.id)).toHaveLength(1)
  })

  test("that Klarna did not send complete nothing", async () => {
    const cart = await shop.readyCart("klarna")
    const { session_id } = cart.payment_session.data
    expect((await callback(cart.id, session_id)).status).toBe(200)
    expect((await callback("cart_unknown", session_id)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    expect(await ordersOf(cart.id)).toEqual([])
    expect((await shop.guest("POST", "/klarna/push")).status).toBe(400)
  })
})

import type { PaymentContext, PaymentProvider, ProviderData } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { createProvider } from "./src/klarna/provider.ts"
import { startKlarna, type KlarnaService } from "./testing/klarna-service.ts"

const account = { user: "user_1", password: "password_1" }
let klarna: KlarnaService
beforeAll(async () => {
  klarna = await startKlarna(account)
})
afterEach(() => klarna.suspect(false))
afterAll(() => klarna.close())

const cup: PaymentContext = { amount: 2500, currencyCode: "eur", resourceId: "cart_1", countryCode: "de" }

const open = (options: object = {}): PaymentProvider =>
  createProvider({ pluginOptions: { ...account, url: klarna.url, timeout: 2_000, ...options } })

const sessionOf = (data: ProviderData) => String(data["session_id"])
const orderOf = (data: ProviderData) => klarna.orders.get(String(data["order_id"]))!
const pay = async (data: ProviderData) => {
  klarna.approve(sessionOf(data))
  return data
}

async function authorized(provider: PaymentProvider): Promise<ProviderData> {
  const { data } = await provider.initiate(cup)
  const { status, data: paid } = await provider.authorize(await pay(data), {})
  expect(status).toBe("authorized")
  return paid
}

describe("the contract of payment providers", () => {
  for (const options of [{}, { capture: true }])
    for (const { name, run } of contractOf("payment").checks)
      test(`${name}, with ${JSON.stringify(options)}`, () =>
        run({ provider: open(options), payment: cup, pay }))
})

test("a session has the token for the widget, and the addresses that Klarna calls", async () => {
  const { data } = await open({ backend_url: "https://api.example.com" }).initiate(cup)
  expect(data).toMatchObject({
    purchase_country: "DE",
    purchase_currency: "EUR",
    locale: "en-DE",
    order_amount: 2500,
  })
  expect(data["client_token"]).toMatch(/^token\./)
  expect(klarna.sessions.get(sessionOf(data))?.merchant_urls).toMatchObject({
    authorization: "https://api.example.com/klarna/push?resource_id=cart_1",
  })
})

test("the country comes from the cart or from the options", async () => {
  const unknown = { ...cup, countryCode: undefined }
  await expect(open().initiate(unknown)).rejects.toThrow(
    "Set the shipping address of the cart or the order first",
  )
  expect((await open({ purchase_country: "se" }).initiate(unknown)).data["purchase_country"]).toBe("SE")
})

describe("changing a payment", () => {
  test("changes the amount of the same session, and starts another one for another country", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    const changed = await provider.update(data, { ...cup, amount: 3000 })
    expect(changed).toMatchObject({ session_id: data["session_id"], order_amount: 3000 })
    expect(klarna.sessions.get(sessionOf(data))?.order_amount).toBe(3000)
    const moved = await provider.update(changed, { ...cup, countryCode: "at" })
    expect(moved["session_id"]).not.toBe(data["session_id"])
  })

  test("replaces what was authorized for another amount, and gives the money back", async () => {
    for (const options of [{}, { capture: true }]) {
      const provider = open(options)
      const data = await authorized(provider)
      const replaced = await provider.update(data, { ...cup, amount: 3000 })
      expect(replaced).toMatchObject({ order_amount: 3000 })
      expect(replaced["order_id"]).toBeUndefined()
      if (options.capture) expect(orderOf(data).refunded_amount).toBe(2500)
      else expect(orderOf(data).status).toBe("CANCELLED")
    }
  })

  test("accepts a token from the storefront, and nothing else", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    for (const change of [{ order_amount: 1 }, { order_id: "1" }, { authorization_token: "../x" }])
      await expect((async () => provider.amend!(data, change))()).rejects.toMatchObject({
        type: "invalid_data",
      })
    const token = klarna.approve(sessionOf(data))
    const amended = await provider.amend!(data, { authorization_token: token })
    expect((await provider.authorize(amended, {})).status).toBe("authorized")
  })

  test("a token for another amount is rejected", async () => {
    const provider = open()
    const { data: cheap } = await provider.initiate({ ...cup, amount: 1 })
    const token = klarna.approve(sessionOf(cheap))
    const { data } = await provider.initiate(cup)
    const forged = await provider.amend!(data, { authorization_token: token })
    await expect(provider.authorize(forged, {})).rejects.toThrow("does not match the authorization")
  })
})

test("a customer who has not confirmed, and an order that Klarna reviews, are not authorized", async () => {
  const provider = open()
  const { data } = await provider.initiate(cup)
  expect((await provider.authorize(data, {})).status).toBe("requires_more")
  klarna.suspect(true)
  const { status, data: reviewed } = await provider.authorize(await pay(data), {})
  expect(status).toBe("pending")
  orderOf(reviewed).fraud_status = "ACCEPTED"
  expect((await provider.authorize(reviewed, {})).status).toBe("authorized")
})

describe("a capture knows how much Klarna captured", () => {
  const capture = (provider: PaymentProvider, data: ProviderData) =>
    provider.capture(data, { id: crypto.randomUUID() })

  test("of an order of which a part was captured in the portal, and the rest released", async () => {
    const provider = open()
    const data = await authorized(provider)
    klarna.capturePart(orderOf(data).order_id, 1000)
    klarna.releaseRest(orderOf(data).order_id)
    const captured = await capture(provider, data)
    expect(captured["captured_amount"]).toBe(1000)
    expect(provider.capturedAmount!(captured)).toBe(1000)
  })

  test("of an order whose amount was lowered in the portal", async () => {
    const provider = open()
    const data = await authorized(provider)
    klarna.reduce(orderOf(data).order_id, 1800)
    expect(provider.capturedAmount!(await capture(provider, data))).toBe(1800)
  })

  test("of an order that it captures whole, with a part that was captured before", async () => {
    const provider = open()
    const data = await authorized(provider)
    expect(provider.capturedAmount!(data)).toBeUndefined()
    klarna.capturePart(orderOf(data).order_id, 1000)
    const captured = await capture(provider, data)
    expect(captured["captured_amount"]).toBe(2500)
    expect(provider.capturedAmount!(captured)).toBeUndefined()
  })

  test("and fails if nothing was captured and the authorization was released", async () => {
    const provider = open()
    const data = await authorized(provider)
    klarna.releaseRest(orderOf(data).order_id)
    await expect(capture(provider, data)).rejects.toThrow("Klarna rejected the capture: Capture not allowed")
  })
})

describe("when Klarna fails", () => {
  test("an order whose answer is lost is placed once", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    await pay(data)
    const before = klarna.orders.size
    klarna.failNext({ delayMs: 0, after: true }, { hangUp: true, after: true })
    expect((await provider.authorize(data, {})).status).toBe("authorized")
    expect(klarna.orders.size).toBe(before + 1)
  })

  test("a capture after a time-out, under another id, finds that the money was taken", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await authorized(provider)
    klarna.failNext({ delayMs: 0, after: true }, { delayMs: 600, after: true })
    await expect(provider.capture(data, { id: "paycall_1" })).rejects.toThrow("did not respond in time")
    expect(await provider.capture(data, { id: "paycall_2" })).toMatchObject({ captured_amount: 2500 })
    expect(orderOf(data).captured_amount).toBe(2500)
  })

  test("a refund that was not confirmed is unknown, and is made once", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await provider.capture(await authorized(provider), { id: "paycall_3" })
    klarna.failNext({ delayMs: 0, after: true }, { delayMs: 600, after: true })
    const refund = () => provider.refund(data, 700, { id: "paycall_4" })
    await expect(refund()).rejects.toMatchObject({ definition: "payments.refund_unknown" })
    await refund()
    klarna.forgetKeys()
    await refund()
    expect(orderOf(data).refunds).toEqual([{ refunded_amount: 700, reference: "paycall_4" }])
  })

  test("a refund of too much is rejected with Klarna's message", async () => {
    const provider = open()
    const data = await provider.capture(await authorized(provider), { id: "paycall_5" })
    await expect(provider.refund(data, 2501, { id: "paycall_6" })).rejects.toThrow(
      "Klarna rejected the refund: Refund not allowed",
    )
    await provider.refund(data, 2500, { id: "paycall_7" })
    expect(orderOf(data).refunded_amount).toBe(2500)
  })

  test("errors do not show the password", async () => {
    const error = await open({ password: "supersecretvalue" }).initiate(cup).catch(String)
    expect(error).toContain("Unauthorized")
    expect(error).not.toContain("supersecretvalue")
  })
})

import type { PaymentContext, PaymentProvider, ProviderData } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { toPayPalAmount } from "./src/paypal/amounts.ts"
import { createProvider } from "./src/paypal/provider.ts"
import { startPayPal, type PayPalService } from "./testing/paypal-service.ts"

const account = { clientId: "client_1", clientSecret: "secret_1", webhookId: "WEBHOOK1" }
let paypal: PayPalService
beforeAll(async () => {
  paypal = await startPayPal(account)
})
afterAll(() => paypal.close())

const cup: PaymentContext = {
  amount: 2500,
  currencyCode: "eur",
  resourceId: "cart_1",
  email: "ada@example.com",
}

function open(options: object = {}): PaymentProvider {
  const fixed = {
    client_id: account.clientId,
    client_secret: account.clientSecret,
    api_url: paypal.url,
    timeout: 2_000,
  }
  return createProvider({ pluginOptions: { ...fixed, ...options } })
}

const idOf = (data: ProviderData) => String(data["id"])
const pay = async (data: ProviderData) => {
  paypal.approve(idOf(data))
  return data
}

async function authorized(provider: PaymentProvider): Promise<ProviderData> {
  const { data } = await provider.initiate(cup)
  const { status, data: paid } = await provider.authorize(await pay(data), {})
  expect(status).toBe("authorized")
  return paid
}

async function captured(provider: PaymentProvider): Promise<ProviderData> {
  return provider.capture(await authorized(provider), { id: `paycall_${crypto.randomUUID()}` })
}

const unitOf = (data: ProviderData) => paypal.state.order(idOf(data)).purchase_units[0]!
const refundsOf = (data: ProviderData) => {
  const [capture] = unitOf(data).payments?.captures ?? []
  return paypal.state.refunds.filter(({ capture_id }) => capture_id === capture?.id)
}

describe("the contract of payment providers", () => {
  for (const options of [{}, { capture: true }])
    for (const { name, run } of contractOf("payment").checks)
      test(`${name}, with ${JSON.stringify(options)}`, () =>
        run({ provider: open(options), payment: cup, pay }))
})

test("an order is created with the intent to authorize, or to capture", async () => {
  expect((await open().initiate(cup)).data).toMatchObject({
    intent: "AUTHORIZE",
    status: "CREATED",
    purchase_units: [{ custom_id: "cart_1", amount: { currency_code: "EUR", value: "25.00" } }],
  })
  expect((await open({ capture: true }).initiate(cup)).data["intent"]).toBe("CAPTURE")
})

describe("the way to PayPal and back", () => {
  const return_url = "https://shop.example.com/api/checkout/return"
  const lastContext = (data: ProviderData) => paypal.state.returnPages.get(idOf(data))

  test("is in the data of the session, also after the customer has approved or was declined", async () => {
    const provider = open({ return_url })
    const { data } = await provider.initiate(cup)
    const redirect_url = `${paypal.url}/checkoutnow?token=${idOf(data)}`
    expect(data).toMatchObject({ redirect_url })
    expect(lastContext(data)).toEqual({
      ...{ return_url, cancel_url: return_url },
      ...{ user_action: "PAY_NOW", shipping_preference: "NO_SHIPPING" },
    })
    await pay(data)
    for (const now of [
      await provider.update(data, cup),
      await provider.update(data, { ...cup, amount: 3000 }),
      await provider.amend!(data, {}),
    ])
      expect(now).toMatchObject({ status: "APPROVED", redirect_url })
    paypal.state.declined.add(idOf(data))
    const { status, data: declined } = await provider.authorize(data, {})
    expect([status, declined["redirect_url"]]).toEqual(["requires_more", redirect_url])
  })

  test("is that of the new order when the order is replaced", async () => {
    const provider = open({ return_url, cancel_url: "https://shop.example.com/cart" })
    const { data } = await provider.initiate(cup)
    expect(lastContext(data)).toMatchObject({ return_url, cancel_url: "https://shop.example.com/cart" })
    paypal.state.orders.delete(idOf(data))
    const replaced = await provider.update(data, cup)
    expect(replaced["redirect_url"]).toBe(`${paypal.url}/checkoutnow?token=${idOf(replaced)}`)
  })

  test("does not exist without an address to return to", async () => {
    const { data } = await open().initiate(cup)
    expect(data).not.toHaveProperty("redirect_url")
    expect(lastContext(data)).toBeUndefined()
    // The address is set later: PayPal does not know it for this order.
    expect(await open({ return_url }).update(data, cup)).not.toHaveProperty("redirect_url")
  })

  test("is not the address of customers who cancel alone", () => {
    const cancel_url = "https://shop.example.com/cart"
    expect(() => open({ cancel_url })).toThrow("Set return_url too")
    expect(() => open({ return_url, cancel_url })).not.toThrow()
  })
})

test.each([
  ["eur", 2505, "25.05"],
  ["eur", 5, "0.05"],
  ["jpy", 2505, "2505"],
  ["huf", 250_050, "2501"],
  ["usd", 123_456_789, "1234567.89"],
])("amounts of %s: %i is %s", async (currencyCode, amount, value) => {
  expect(toPayPalAmount(amount, currencyCode).value).toBe(value)
  await open().initiate({ ...cup, amount, currencyCode })
})

describe("changing a payment", () => {
  test("changes the amount of the same order until it is authorized", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    const changed = await provider.update(data, { ...cup, amount: 3000 })
    expect(changed).toMatchObject({ id: data["id"], purchase_units: [{ amount: { value: "30.00" } }] })
  })

  test("replaces an order that was authorized for another amount, and gives the money back", async () => {
    for (const options of [{}, { capture: true }]) {
      const provider = open(options)
      const data = await authorized(provider)
      const replaced = await provider.update(data, { ...cup, amount: 3000 })
      expect(replaced).toMatchObject({ status: "CREATED", purchase_units: [{ amount: { value: "30.00" } }] })
      if (options.capture) expect(refundsOf(data)).toMatchObject([{ amount: { value: "25.00" } }])
      else expect(unitOf(data).payments?.authorizations).toMatchObject([{ status: "VOIDED" }])
    }
  })

  test("replaces an order that PayPal has deleted", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    paypal.state.orders.delete(idOf(data))
    expect((await provider.update(data, cup))["id"]).not.toBe(data["id"])
  })

  test("takes what the storefront got from PayPal, and neither another order nor an amount", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    const { data: other } = await provider.initiate({ ...cup, amount: 1 })
    await expect((async () => provider.amend!(data, { ...other }))()).rejects.toMatchObject({
      type: "invalid_data",
    })
    await expect((async () => provider.amend!(data, { amount: 1 }))()).rejects.toMatchObject({
      type: "invalid_data",
    })
    await pay(data)
    const forged = { id: data["id"], status: "COMPLETED" }
    expect(await provider.amend!(data, forged)).toMatchObject({ id: data["id"], status: "APPROVED" })
  })
})

describe("authorizing", () => {
  test("waits for the approval of the customer", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    expect((await provider.authorize(data, {})).status).toBe("pending")
    expect((await provider.authorize(await pay(data), {})).status).toBe("authorized")
  })

  test("asks for another way to pay when PayPal declines the first one", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    paypal.state.declined.add(idOf(data))
    expect((await provider.authorize(await pay(data), {})).status).toBe("requires_more")
    paypal.state.declined.clear()
    expect((await provider.authorize(data, {})).status).toBe("authorized")
  })

  test("accepts an order that the storefront has authorized", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    paypal.state.take(idOf(await pay(data)), "authorize")
    expect((await provider.authorize(data, {})).status).toBe("authorized")
  })
})

describe("a payment that was captured in parts at PayPal", () => {
  const take = (data: ProviderData, value: string, currency_code = "EUR", final_capture = false) =>
    paypal.state.captureAuthorization(unitOf(data).payments!.authorizations![0]!.id, {
      amount: { currency_code, value },
      final_capture,
    })
  const capture = (provider: PaymentProvider, data: ProviderData) =>
    provider.capture(data, { id: `paycall_${crypto.randomUUID()}` })
  const allRefunds = (data: ProviderData) =>
    (unitOf(data).payments?.refunds ?? []).map(({ amount, custom_id }) => [amount.value, custom_id])

  test.each([
    ["eur", 2500, "10.00", 1000],
    ["jpy", 2500, "1000", 1000],
    ["eur", 2500, "25.00", undefined],
    ["huf", 250_050, "2501", undefined],
  ])("a capture of %s knows how much PayPal captured", async (currencyCode, amount, value, expected) => {
    const provider = open()
    const { data } = await provider.initiate({ ...cup, amount, currencyCode })
    const paid = (await provider.authorize(await pay(data), {})).data
    expect(provider.capturedAmount!(paid)).toBeUndefined()
    take(paid, value, currencyCode.toUpperCase(), true)
    expect(provider.capturedAmount!(await capture(provider, paid))).toBe(expected)
  })

  test("counts every capture, and refunds each up to its amount", async () => {
    const provider = open()
    const paid = await authorized(provider)
    take(paid, "10.00")
    take(paid, "5.00", "EUR", true)
    const data = await capture(provider, paid)
    expect(provider.capturedAmount!(data)).toBe(1500)
    await provider.refund(data, 700, { id: "paycall_a" })
    for (let attempt = 0; attempt < 2; attempt++) await provider.refund(data, 600, { id: "paycall_b" })
    expect(allRefunds(data)).toEqual([
      ["7.00", "paycall_a"],
      ["3.00", "paycall_b"],
      ["3.00", "paycall_b"],
    ])
    await expect(provider.refund(data, 201, { id: "paycall_c" })).rejects.toThrow(
      "PayPal rejected the refund",
    )
    await provider.refund(data, 200, { id: "paycall_d" })
    expect(paypal.state.order(idOf(data)).purchase_units[0]!.payments!.captures).toMatchObject([
      { status: "REFUNDED" },
      { status: "REFUNDED" },
    ])
  })

  test("gives everything back, and releases the rest, when it is canceled", async () => {
    const provider = open()
    const paid = await authorized(provider)
    take(paid, "10.00")
    take(paid, "5.00")
    for (let attempt = 0; attempt < 2; attempt++) await provider.cancel(paid, { id: "paycall_e" })
    expect(allRefunds(paid).map(([value]) => value)).toEqual(["10.00", "5.00"])
    expect(unitOf(paid).payments?.authorizations).toMatchObject([{ status: "VOIDED" }])
  })
})

describe("when PayPal fails", () => {
  test("one access token serves many requests, and is renewed when PayPal ends it", async () => {
    const provider = open()
    const before = paypal.requests.filter(({ path }) => path === "/v1/oauth2/token").length
    const grants = () => paypal.requests.filter(({ path }) => path === "/v1/oauth2/token").length - before
    const { data } = await provider.initiate(cup)
    await provider.status(data)
    expect(grants()).toBe(1)
    paypal.endTokens()
    expect(await provider.status(data)).toBe("pending")
    expect(grants()).toBe(2)
  })

  test("a capture whose answer is lost is repeated under one id, and charges once", async () => {
    const provider = open()
    const data = await authorized(provider)
    paypal.failNext({ delayMs: 0, after: true }, { hangUp: true, after: true })
    expect(await provider.capture(data, { id: "paycall_1" })).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: "COMPLETED" }] } }],
    })
    const captures = paypal.requests
      .filter(({ method, path }) => method === "POST" && path.endsWith("/capture"))
      .slice(-2)
    expect(captures.map(({ headers }) => headers["paypal-request-id"])).toEqual(["paycall_1", "paycall_1"])
  })

  test("a capture after a time-out, under another id, finds that the money was taken", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await authorized(provider)
    paypal.failNext({ delayMs: 0, after: true }, { delayMs: 600, after: true })
    await expect(provider.capture(data, { id: "paycall_2" })).rejects.toThrow("did not respond in time")
    expect(await provider.capture(data, { id: "paycall_3" })).toMatchObject({
      purchase_units: [{ payments: { captures: [{ amount: { value: "25.00" } }] } }],
    })
  })

  test("a refund that was not confirmed is unknown, and is made once", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await captured(provider)
    paypal.failNext({ delayMs: 600, after: true })
    const refund = () => provider.refund(data, 700, { id: "paycall_5" })
    await expect(refund()).rejects.toMatchObject({ definition: "payments.refund_unknown" })
    await refund()
    expect(refundsOf(data)).toMatchObject([{ amount: { value: "7.00" }, custom_id: "paycall_5" }])
  })

  test("a busy PayPal is asked again", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    paypal.failNext({ status: 503, body: { name: "SERVICE_UNAVAILABLE" } })
    expect(await provider.status(data)).toBe("pending")
  })

  test("a refund of too much is rejected with PayPal's message", async () => {
    const provider = open()
    const data = await captured(provider)
    await expect(provider.refund(data, 2501, { id: "paycall_7" })).rejects.toThrow(
      "PayPal rejected the refund: The refund amount must be less than or equal to",
    )
    await provider.refund(data, 2500, { id: "paycall_8" })
    expect(refundsOf(data)).toHaveLength(1)
  })

  test("errors do not show the secret", async () => {
    const error = await open({ client_secret: "supersecretvalue" }).initiate(cup).catch(String)
    expect(error).toContain("Client Authentication failed")
    expect(error).not.toContain("supersecretvalue")
  })
})

test("options have both spellings of v1, and are named when they are wrong", () => {
  const make = (pluginOptions: object) => () => createProvider({ pluginOptions: { ...pluginOptions } })
  expect(make({})).toThrow("client_id")
  expect(make({ client_id: "a", client_secret: "b", sandox: true })).toThrow("sandox")
  expect(make({ clientId: "a", clientSecret: "b", authWebhookId: "c", sandbox: "true" })).not.toThrow()
})

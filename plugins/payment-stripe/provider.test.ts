import { contractOf } from "@stheno/server/contracts"
import type { PaymentContext, PaymentProvider, ProviderData } from "@stheno/core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createProvider, type Method } from "./src/stripe/provider.ts"
import { toStripeAmount } from "./src/stripe/amounts.ts"
import { startStripe, type StripeService } from "./testing/stripe-service.ts"

const keys = { apiKey: "sk_test_right", webhookSecret: "whsec_right" }
const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
let stripe: StripeService
beforeAll(async () => {
  stripe = await startStripe(keys)
})
afterAll(() => stripe.close())

const cup: PaymentContext = {
  amount: 2500,
  currencyCode: "eur",
  resourceId: "cart_1",
  customerId: "cus_ada",
  email: "ada@example.com",
  customerMetadata: {},
}

function open(options: object = {}, method: Method = { id: "stripe" }): PaymentProvider {
  const fixed = { api_key: keys.apiKey, api_url: stripe.url, timeout: 2_000 }
  return createProvider(method, { pluginOptions: { ...fixed, ...options }, log })
}

const idOf = (data: ProviderData) => String(data["id"])
const pay = async (data: ProviderData) => {
  const { client_secret, ...rest } = stripe.confirm(idOf(data))
  expect(client_secret).toBe(data["client_secret"])
  return { ...rest }
}
const posts = (path: string) =>
  stripe.requests.filter((request) => request.method === "POST" && request.path.endsWith(path))

async function authorized(provider: PaymentProvider, context = cup): Promise<ProviderData> {
  const { data } = await provider.initiate(context)
  stripe.confirm(idOf(data))
  return (await provider.authorize(data, {})).data
}

describe("the contract of payment providers", () => {
  for (const options of [{}, { capture: true }])
    for (const { name, run } of contractOf("payment").checks)
      test(`${name}, with ${JSON.stringify(options)}`, () =>
        run({ provider: open(options), payment: cup, pay }))
})

describe("starting a payment", () => {
  test("creates an intent that is captured later, for cards and wallets", async () => {
    const { data } = await open({ payment_description: "Tea" }).initiate(cup)
    expect(data).toMatchObject({
      amount: 2500,
      currency: "eur",
      capture_method: "manual",
      payment_method_types: ["card"],
      description: "Tea",
      metadata: { resource_id: "cart_1", customer_id: "cus_ada" },
    })
    expect(data["client_secret"]).toMatch(/_secret_/)
  })

  test("offers what is enabled in Stripe's dashboard, and captures at once, when told to", async () => {
    const { data } = await open({ automatic_payment_methods: true, capture: true }).initiate(cup)
    expect(data).toMatchObject({ capture_method: "automatic", payment_method_types: ["card", "link"] })
  })

  test("offers one local method, which is captured at once", async () => {
    const ideal = open({}, { id: "stripe-ideal", type: "ideal" })
    expect((await ideal.initiate(cup)).data).toMatchObject({
      capture_method: "automatic",
      payment_method_types: ["ideal"],
    })
    expect(ideal.savedMethods).toBeUndefined()
  })

  test("creates one customer at Stripe, and saves cards for them", async () => {
    const provider = open({ setup_future_usage: "off_session" })
    const first = await provider.initiate({ ...cup, customerId: "cus_saved" })
    const known = { ...cup, customerId: "cus_saved", customerMetadata: first.customerMetadata }
    const { data, customerMetadata } = await provider.initiate(known)
    expect(customerMetadata).toEqual(first.customerMetadata)
    stripe.confirm(idOf(data))
    const customer = { id: "cus_saved", email: "ada@example.com", metadata: customerMetadata }
    expect(await provider.savedMethods!(customer)).toMatchObject([{ type: "card", card: { last4: "4242" } }])
    // Customers can write their own metadata.
    expect(await provider.savedMethods!({ ...customer, id: "cus_eve", email: "eve@example.com" })).toEqual([])
    const eve = { ...cup, customerId: "cus_eve", email: "eve@example.com", customerMetadata }
    expect((await provider.initiate(eve)).data["customer"]).not.toBe(data["customer"])
  })

  test("uses the account that v1's plugin created for the same email address", async () => {
    const { id } = stripe.inDashboard("customers", { email: "Ada@example.com" }) as { id: string }
    const { data } = await open().initiate({ ...cup, customerMetadata: { stripe_id: id } })
    expect(data["customer"]).toBe(id)
  })

  test.each([
    ["jpy", 2500, 2500],
    ["kwd", 2504, 2500],
    ["kwd", 2505, 2510],
    ["ugx", 2500, 250_000],
    ["isk", 250_000, 250_000],
  ])("converts amounts of %s: %i is %i", async (currencyCode, amount, expected) => {
    expect(toStripeAmount(amount, currencyCode)).toBe(expected)
    expect((await open().initiate({ ...cup, amount, currencyCode })).data["amount"]).toBe(expected)
  })
})

describe("changing a payment", () => {
  test("changes the amount of the same intent while the customer has not confirmed", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    expect(await provider.update(data, { ...cup, amount: 3000 })).toMatchObject({
      id: data["id"],
      amount: 3000,
    })
  })

  test("keeps the intent when a guest enters an email address, and not for another customer", async () => {
    const provider = open()
    const { data } = await provider.initiate({ ...cup, customerId: undefined, email: undefined })
    const known = await provider.update(data, { ...cup, amount: 2600 })
    expect(known).toMatchObject({ client_secret: data["client_secret"], amount: 2600 })
    expect(stripe.customers.get(String(known["customer"]))).toMatchObject({ email: "ada@example.com" })
    const other = await provider.update(known, { ...cup, customerId: "cus_bo", email: "bo@example.com" })
    expect(other["id"]).not.toBe(data["id"])
    expect(stripe.intents.get(idOf(data))?.status).toBe("canceled")
  })

  test("replaces what was confirmed for another amount, and gives the money back", async () => {
    for (const options of [{}, { capture: true }]) {
      const provider = open(options)
      const data = await authorized(provider)
      const replaced = await provider.update(data, { ...cup, amount: 3000 })
      expect(replaced).toMatchObject({ amount: 3000, status: "requires_payment_method" })
      expect(replaced["id"]).not.toBe(data["id"])
      const refunded = stripe.refunds.filter(({ payment_intent }) => payment_intent === data["id"])
      if (options.capture) expect(refunded).toMatchObject([{ amount: 2500 }])
      else expect(stripe.intents.get(idOf(data))?.status).toBe("canceled")
    }
  })

  test("replaces an intent that expired, so that the customer can pay again", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    stripe.inDashboard(`payment_intents/${idOf(data)}/cancel`)
    expect((await provider.authorize(data, {})).status).toBe("error")
    expect((await provider.update(data, cup))["id"]).not.toBe(data["id"])
  })

  test("takes an email address for the receipt from the storefront, and no other amount", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    expect(await provider.amend!(data, { receipt_email: "bo@example.com" })).toMatchObject({
      receipt_email: "bo@example.com",
    })
    const change = (wanted: ProviderData) => async () => provider.amend!(data, wanted)
    await expect(change({ amount: 1 })).rejects.toMatchObject({ type: "invalid_data" })
    await expect(change({ metadata: { resource_id: "cart_2" } })).rejects.toMatchObject({
      type: "invalid_data",
    })
    expect(stripe.intents.get(idOf(data))).toMatchObject({
      amount: 2500,
      metadata: { resource_id: "cart_1" },
    })
  })
})

describe("authorizing", () => {
  test("waits for the customer's bank", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    stripe.confirm(idOf(data), "pm_card_threeDSecure2Required")
    expect((await provider.authorize(data, {})).status).toBe("requires_more")
    stripe.authenticate(idOf(data))
    expect((await provider.authorize(data, {})).status).toBe("authorized")
  })

  test("does not authorize a card that was declined", async () => {
    const provider = open()
    const { data } = await provider.initiate(cup)
    expect(() => stripe.confirm(idOf(data), "pm_card_visa_chargeDeclined")).toThrow("declined")
    expect((await provider.authorize(data, {})).status).toBe("pending")
  })
})

describe("when Stripe fails", () => {
  test("a capture whose answer is lost is repeated under one key, and charges once", async () => {
    const provider = open()
    const data = await authorized(provider)
    stripe.failNext({ hangUp: true, after: true })
    expect((await provider.capture(data, { id: "paycall_1" }))["status"]).toBe("succeeded")
    const keysUsed = posts("/capture")
      .slice(-2)
      .map(({ headers }) => headers["idempotency-key"])
    expect(keysUsed).toEqual(["paycall_1", "paycall_1"])
  })

  test.each([
    ["eur", 2500, "1000", 1000],
    ["ugx", 2500, "100000", 1000],
    ["eur", 2500, "2500", undefined],
    ["kwd", 2504, "2500", undefined],
  ])("a capture of %s knows how much Stripe captured", async (currencyCode, amount, captured, expected) => {
    const provider = open()
    const data = await authorized(provider, { ...cup, amount, currencyCode })
    stripe.inDashboard(`payment_intents/${idOf(data)}/capture`, { amount_to_capture: captured })
    expect(
      provider.capturedAmount!(await provider.capture(data, { id: `paycall_${currencyCode}_${captured}` })),
    ).toBe(expected)
  })

  test("a capture after a time-out, under another id, finds that the money was taken", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await authorized(provider)
    stripe.failNext({ delayMs: 600, after: true })
    await expect(provider.capture(data, { id: "paycall_2" })).rejects.toThrow()
    expect((await provider.capture(data, { id: "paycall_3" }))["amount_received"]).toBe(2500)
  })

  test("a refund that was not confirmed is unknown, and is made once", async () => {
    const provider = open({ max_network_retries: 0, timeout: 200 })
    const data = await provider.capture(await authorized(provider), { id: "paycall_4" })
    // The request for the refunds so far is answered; the one that makes a refund is carried out without an answer.
    stripe.failNext({ delayMs: 0, after: true }, { delayMs: 600, after: true })
    await expect(provider.refund(data, 700, { id: "paycall_5" })).rejects.toMatchObject({
      definition: "payments.refund_unknown",
    })
    await provider.refund(data, 700, { id: "paycall_5" })
    stripe.forgetKeys()
    await provider.refund(data, 700, { id: "paycall_5" })
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === data["id"])).toMatchObject([
      { amount: 700, metadata: { call_id: "paycall_5" } },
    ])
  })

  test("a refund of too much is rejected with Stripe's message", async () => {
    const provider = open()
    const data = await provider.capture(await authorized(provider), { id: "paycall_6" })
    await expect(provider.refund(data, 2501, { id: "paycall_7" })).rejects.toThrow(
      "Stripe rejected the refund: Refund amount (2501) is greater than unrefunded amount on charge (2500)",
    )
    await provider.refund(data, 2500, { id: "paycall_8" })
  })

  test("a payment that Stripe captured already is refunded when it is canceled", async () => {
    const provider = open({ capture: true })
    const data = await authorized(provider)
    const call = { id: "paycall_9" }
    await provider.cancel(data, call)
    await provider.cancel(data, call)
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === data["id"])).toMatchObject([
      { amount: 2500 },
    ])
  })

  test("errors do not show the key", async () => {
    const wrong = open({ api_key: "sk_test_supersecretvalue" })
    const error = await wrong.initiate({ ...cup, customerId: undefined }).catch(String)
    expect(error).toContain("Invalid API Key")
    expect(error).not.toContain("supersecretvalue")
    expect((await open().initiate({ ...cup, customerId: undefined })).data["status"]).toBe(
      "requires_payment_method",
    )
  })
})

test("options that are missing or misspelled are named", () => {
  const make = (pluginOptions: object) => () =>
    createProvider({ id: "stripe" }, { pluginOptions: { ...pluginOptions }, log })
  expect(make({})).toThrow("api_key")
  expect(make({ api_key: "sk_test_1", webhook_secert: "whsec_1" })).toThrow("webhook_secert")
  expect(make({ api_key: "sk_test_1", webhook_secret: "whsec_1" })).not.toThrow()
})

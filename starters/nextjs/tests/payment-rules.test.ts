import { describe, expect, test, vi } from "vitest"
import { confirmPayment, type PaymentForm } from "@/components/payment/confirm-payment"
import { mountWallet, walletLines, type Wallet } from "@/components/payment/express-wallet"
import { isConfirmed, problemOfStripe } from "@/components/payment/stripe-outcome"
import { viewOfSession, type PaymentView } from "@/lib/cart-view"
import { paymentCookie } from "@/lib/cookies"
import {
  billingDetails,
  canComplete,
  completableProviders,
  initialProvider,
  leavesFor,
  offeredProviders,
  opensPayment,
  parseReturn,
  pageOf,
  payerOf,
  problemOfUnpaid,
  readReturn,
  readStarted,
  secretOf,
  startedPayment,
  usesStripe,
  type Due,
} from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"

const payment: PaymentView = {
  ...{ providerId: "stripe", status: "pending", clientSecret: "pi_1_secret" },
  ...{ redirectUrl: null, progress: "open", categories: [] },
}
const paypalPage = "https://www.paypal.com/checkoutnow?token=ORDER1"

describe("providers", () => {
  test.each([
    ["stripe", true],
    ["stripe-ideal", true],
    ["manual", false],
    ["stripes", false],
  ])("%s uses the form of Stripe: %s", (id, expected) => {
    expect(usesStripe(id)).toBe(expected)
  })

  test("of Stripe are offered with a publishable key only", () => {
    const providers = ["manual", "stripe", "stripe-ideal"]
    expect(offeredProviders(providers, undefined)).toEqual(["manual"])
    expect(offeredProviders(providers, "pk_test")).toEqual(providers)
  })

  test("with a form that is missing here are left out by their name", () => {
    const providers = ["manual", "klarna-payments", "paypal_plus", "stripe", "paypals", "invoice"]
    expect(completableProviders(providers, [])).toEqual(["manual", "stripe", "paypals", "invoice"])
  })

  test("of Klarna and PayPal are offered until their payment turns out to be one that cannot be completed here", () => {
    const providers = ["paypal", "klarna"]
    const session = (provider_id: string, data: object) => ({
      provider_id,
      status: "pending",
      data: { ...data },
    })
    expect(completableProviders(providers, [])).toEqual(providers)
    // Listed, and not chosen yet.
    expect(completableProviders(providers, [session("paypal", {}), session("klarna", {})])).toEqual(providers)
    const fits = [
      session("paypal", { id: "ORDER1", redirect_url: paypalPage }),
      session("klarna", { client_token: "t" }),
    ]
    expect(completableProviders(providers, fits)).toEqual(providers)
    // A server that gives PayPal no address to return to, and Klarna Checkout of v1.
    const others = [session("paypal", { id: "ORDER1" }), session("klarna", { html_snippet: "<div></div>" })]
    expect(completableProviders(providers, others)).toEqual([])
    expect(canComplete("paypal", [session("paypal", { redirect_url: "javascript:alert(1)" })])).toBe(false)
    expect(canComplete("paypal", [{ ...session("paypal", { id: "ORDER1" }), status: "authorized" }])).toBe(
      true,
    )
  })

  test.each([
    ["manual", "pending", { status: "pending" }, true],
    ["transfer", "pending", { id: "HC-1", amount: 1120, status: "pending" }, true],
    ["wallet", "pending", { client_token: "t_1" }, false],
    ["wallet", "requires_more", { clientSecret: "s_1" }, false],
    ["wallet", "pending", { id: "w_1", checkout_url: "https://wallet.example/w_1" }, false],
    ["wallet", "pending", { client_token: null }, true],
    ["wallet", "authorized", { client_token: "t_1" }, true],
    ["stripe", "pending", { client_secret: "pi_1_secret" }, true],
  ])("%s with a payment that is %s, with %j, can be completed: %s", (id, status, data, expected) => {
    const session = { provider_id: id, status, data }
    expect(canComplete(id, [session])).toBe(expected)
    expect(completableProviders([id, "other"], [session])).toEqual(expected ? [id, "other"] : ["other"])
  })

  test.each([
    [["manual"], null, "manual"],
    [["stripe"], null, ""],
    [["klarna"], null, ""],
    [["paypal"], null, "paypal"],
    [["manual", "stripe"], null, ""],
    [["manual", "stripe"], payment, "stripe"],
    [["manual"], payment, "manual"],
    [[], null, ""],
  ])("of %j with the payment %j, the chosen one is %j", (offered, prepared, expected) => {
    expect(initialProvider(offered, prepared)).toBe(expected)
  })

  test("open the payment that was prepared with them, and no other", () => {
    expect(secretOf(payment, "stripe")).toBe("pi_1_secret")
    expect(secretOf(payment, "stripe-ideal")).toBeNull()
    expect(secretOf(null, "stripe")).toBeNull()
    expect(opensPayment(payment, "pi_1_secret")).toBe(true)
    expect(opensPayment(payment, "pi_2_secret")).toBe(false)
    expect(opensPayment({ ...payment, clientSecret: null }, "")).toBe(false)
    expect(opensPayment({ ...payment, clientSecret: "" }, "")).toBe(false)
  })
})

describe("a payment session", () => {
  test("of PayPal leads to PayPal's page, and is known by the ID of its order", () => {
    const session = {
      provider_id: "paypal",
      status: "pending" as const,
      data: { id: "ORDER1", redirect_url: paypalPage },
    }
    expect(viewOfSession(session)).toMatchObject({ clientSecret: "ORDER1", redirectUrl: paypalPage })
  })

  test("of Klarna opens the widget, with the ways to pay", () => {
    const payment_method_categories = [
      { identifier: "pay_later", name: "Pay later" },
      { identifier: "pay_now", name: "Pay now", asset_urls: {} },
      { identifier: 3 },
      null,
    ]
    const data = { id: "no token", client_token: "token_1", payment_method_categories }
    expect(viewOfSession({ provider_id: "klarna", status: "pending", data })).toMatchObject({
      clientSecret: "token_1",
      redirectUrl: null,
      categories: [
        { id: "pay_later", name: "Pay later" },
        { id: "pay_now", name: "Pay now" },
      ],
    })
  })

  test("of another provider leads nowhere", () => {
    const data = { client_secret: "pi_1_secret", redirect_url: paypalPage, payment_method_categories: [] }
    expect(viewOfSession({ provider_id: "stripe", status: "pending", data })).toEqual(payment)
  })
})

test.each([
  ["paypal", "pending", { status: "CREATED" }, "open", "paymentIncomplete"],
  ["paypal", "pending", { status: "COMPLETED" }, "inReview", "paymentPending"],
  ["paypal", "requires_more", { status: "APPROVED" }, "approved", "paymentDeclined"],
  ["paypal", "error", { status: "COMPLETED" }, "approved", "paymentIncomplete"],
  ["klarna", "pending", { fraud_status: "PENDING" }, "inReview", "paymentPending"],
  ["klarna", "requires_more", {}, "open", "paymentIncomplete"],
  ["stripe", "pending", { status: "processing" }, "inReview", "paymentPending"],
  ["stripe", "requires_more", { status: "requires_action" }, "open", "paymentIncomplete"],
  ["invoice", "pending", { status: "processing" }, "open", "paymentIncomplete"],
] as const)(
  "a payment of %s that is %s, with %j, is %s: %s",
  (provider_id, status, given, progress, problem) => {
    const data = { id: "ORDER1", redirect_url: paypalPage, ...given }
    const view = viewOfSession({ provider_id, status, data })
    expect(view.progress).toBe(progress)
    expect(problemOfUnpaid(status, view)).toBe(problem)
    const isAtPayPal = provider_id === "paypal" && progress !== "inReview"
    expect(pageOf(view, 400)).toEqual(
      isAtPayPal ? { url: paypalPage, secret: "ORDER1", amount: 400 } : undefined,
    )
  },
)

test.each([
  ["paypal", "pending", "CREATED", "approval"],
  ["paypal", "pending", "APPROVED", undefined],
  ["paypal", "requires_more", "APPROVED", "another"],
  ["paypal", "pending", "COMPLETED", undefined],
  ["stripe", "requires_more", "requires_action", undefined],
] as const)("with %s that is %s and %s, customers leave for: %s", (provider_id, status, state, expected) => {
  const data = { status: state, redirect_url: paypalPage }
  expect(leavesFor(viewOfSession({ provider_id, status, data }))).toBe(expected)
})

test.each([
  ["payment_intent_client_secret=pi_1&redirect_status=succeeded", { secret: "pi_1" }],
  [
    "payment_intent_client_secret=pi_1&redirect_status=failed",
    { secret: "pi_1", problem: "paymentDeclined" },
  ],
  ["token=ORDER1&PayerID=PAYER1", { secret: "ORDER1" }],
  ["token=ORDER1", { secret: "ORDER1", problem: "paymentCanceled" }],
  ["", { secret: "" }],
])("the address %s reports %j", (query, expected) => {
  expect(readReturn(new URLSearchParams(query))).toEqual(expected)
})

test("a payment on the page of a provider is remembered apart from others, with its amount", () => {
  const [one, other] = ["5O190127TN364715T", "ORDER-2; path=/"].map(paymentCookie)
  expect([one, other]).toEqual(["stheno_payment_5O190127TN364715T", "stheno_payment_ORDER_2__path__"])
  expect(readStarted(startedPayment("/de-en/checkout", 2500))).toEqual({
    page: "/de-en/checkout",
    amount: 2500,
  })
  expect(parseReturn(readStarted("").page)).toBeUndefined()
})

describe("the way back from a bank", () => {
  const locale = { country: "de", language: "en" }
  test.each([
    ["/de-en/checkout", { kind: "checkout", locale, path: "/checkout" }],
    ["/de-en/swaps/cart_1", { kind: "swap", locale, path: "/swaps/cart_1", cartId: "cart_1" }],
    ["/de-en/order-edits/oe_1", { kind: "edit", locale, path: "/order-edits/oe_1", editId: "oe_1" }],
  ])("leads to %s", (page, expected) => {
    expect(parseReturn(page)).toEqual(expected)
  })

  test.each([
    "",
    "/",
    "/nowhere/checkout",
    "/de-en/account",
    "/de-en/checkout/more",
    "/de-en/swaps",
    "/de-en/swaps/",
    "/de-en/swaps/cart_1/more",
    "/de-en/swaps/cart_1?x=y",
    "//evil.example/checkout",
    "https://evil.example/de-en/checkout",
  ])("does not lead to %j", (page) => {
    expect(parseReturn(page)).toBeUndefined()
  })
})

describe("confirming a payment", () => {
  interface Result {
    readonly problem?: Problem
    readonly due?: Pick<Due, "amount" | "payment" | "payer">
  }
  const formWith = (given: Partial<PaymentForm> = {}) => ({
    check: vi.fn(given.check ?? (async () => true)),
    confirm: vi.fn(given.confirm ?? (async () => undefined)),
  })
  const pay = (form: PaymentForm, prepared: Result, onConfirm = () => {}) =>
    confirmPayment<Result>({
      form,
      seen: 1120,
      prepare: async () => prepared,
      dueOf: ({ due }) => due,
      onConfirm,
    })
  const due = { amount: 1120, payment }

  test("asks the bank for the payment that the API has prepared", async () => {
    const form = formWith()
    const onConfirm = vi.fn()
    expect(await pay(form, { due: { ...due, payer: { city: "Berlin" } } }, onConfirm)).toBeUndefined()
    expect(form.confirm.mock.calls).toEqual([["pi_1_secret", { city: "Berlin" }]])
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test.each<[string, Result, Result]>([
    [
      "another amount",
      { due: { ...due, amount: 1121 } },
      { due: { ...due, amount: 1121 }, problem: "totalChanged" },
    ],
    ["a failed preparation", { problem: "offline" }, { problem: "offline" }],
    [
      "no client secret",
      { due: { amount: 1120, payment: null } },
      { due: { amount: 1120, payment: null }, problem: "paymentUnavailable" },
    ],
    ["nothing that is due", {}, {}],
  ])("stops before the bank with %s", async (_, prepared, expected) => {
    const form = formWith()
    expect(await pay(form, prepared)).toEqual(expected)
    expect(form.confirm).not.toHaveBeenCalled()
  })

  test("stops before the API is asked when the form is incomplete", async () => {
    const prepare = vi.fn(async () => ({ due }))
    const form = formWith({ check: async () => false })
    const result = await confirmPayment<Result>({ form, seen: 1120, prepare, dueOf: (one) => one.due })
    expect(result).toEqual({ problem: "paymentIncomplete" })
    expect(prepare).not.toHaveBeenCalled()
  })

  test("reports a declined card with what is due still", async () => {
    const form = formWith({ confirm: async () => "paymentDeclined" })
    expect(await pay(form, { due })).toEqual({ due, problem: "paymentDeclined" })
  })
})

test.each([
  [undefined, undefined],
  [{ type: "card_error" }, "paymentDeclined"],
  [{ type: "validation_error" }, "paymentIncomplete"],
  [{ type: "api_connection_error" }, "offline"],
  [{ type: "invalid_request_error", payment_intent: { status: "requires_capture" } }, undefined],
  [{ type: "card_error", payment_intent: { status: "requires_payment_method" } }, "paymentDeclined"],
])("an error of Stripe %j is the problem %s", (error, expected) => {
  expect(problemOfStripe(error)).toBe(expected)
})

test("a payment is confirmed when its money is set aside or taken", () => {
  expect(["requires_capture", "succeeded"].map(isConfirmed)).toEqual([true, true])
  expect([undefined, "processing", "requires_action", "canceled"].map(isConfirmed)).toEqual(
    Array(4).fill(false),
  )
})

describe("wallets", () => {
  type Listener = (event: object) => unknown
  const open = (wallet: Wallet | undefined) => {
    const listeners: Record<string, Listener> = {}
    const element = {
      on: (name: string, listener: Listener) => void (listeners[name] = listener),
      mount: vi.fn(),
      destroy: vi.fn(),
    }
    const create = vi.fn(() => element)
    const onShown = vi.fn()
    const box = {} as HTMLElement
    const mounted = mountWallet({ create } as never, box, () => wallet, onShown)
    return { listeners, element, create, onShown, box, mounted }
  }
  const wallet = (given: Partial<Wallet> = {}): Wallet => ({
    isReady: () => true,
    lines: [{ name: "Subtotal", amount: 1120 }],
    pay: async () => true,
    ...given,
  })
  const click = () => ({ resolve: vi.fn(), reject: vi.fn() })

  test("are shown where there are some, and fall away where there are none", () => {
    const { listeners, element, create, onShown, box, mounted } = open(wallet())
    expect(create).toHaveBeenCalledWith("expressCheckout", expect.objectContaining({ buttonHeight: 48 }))
    expect(element.mount).toHaveBeenCalledWith(box)
    listeners.ready!({ availablePaymentMethods: { applePay: true } })
    listeners.ready!({ availablePaymentMethods: undefined })
    listeners.loaderror!({})
    expect(onShown.mock.calls).toEqual([[true], [false], [false]])
    mounted.destroy()
    expect(element.destroy).toHaveBeenCalledOnce()
  })

  test("open when the form is complete, with the rows of the cart", () => {
    const event = click()
    open(wallet()).listeners.click!(event)
    expect(event.resolve).toHaveBeenCalledWith({ lineItems: [{ name: "Subtotal", amount: 1120 }] })
    expect(event.reject).not.toHaveBeenCalled()
  })

  test.each([
    ["the form is incomplete", wallet({ isReady: () => false })],
    ["the page has gone", undefined],
  ])("stay closed when %s", (_, given) => {
    const event = click()
    open(given).listeners.click!(event)
    expect(event.reject).toHaveBeenCalledOnce()
    expect(event.resolve).not.toHaveBeenCalled()
  })

  test.each([
    [true, []],
    [false, [[{ reason: "fail" }]]],
  ])("learn whether the order was placed: %s", async (succeeded, expected) => {
    const paymentFailed = vi.fn()
    await open(wallet({ pay: async () => succeeded })).listeners.confirm!({ paymentFailed })
    expect(paymentFailed.mock.calls).toEqual(expected)
  })

  test("list rows that add up to the amount, or none", () => {
    const texts = { subtotal: "Subtotal", shipping: "Shipping", tax: "Tax" }
    const totals = { subtotal: 1000, discount: 0, shipping: 100, tax: 20, giftCards: 0, total: 1120 }
    const rows = [
      { name: "Subtotal", amount: 1000 },
      { name: "Shipping", amount: 100 },
    ]
    expect(walletLines({ totals, includesTax: false }, texts)).toEqual([...rows, { name: "Tax", amount: 20 }])
    expect(walletLines({ totals: { ...totals, total: 1100 }, includesTax: true }, texts)).toEqual(rows)
    const reduced = { ...totals, discount: 200, total: 920 }
    expect(walletLines({ totals: reduced, includesTax: false }, texts)).toEqual([])
  })
})

test("billing details are what the cart knows", () => {
  const address = {
    ...{ first_name: "Ada", last_name: "Vermeer", company: "", phone: "" },
    ...{ address_1: "Lindenstraße 8", address_2: "", postal_code: "10969", city: "Berlin" },
    ...{ province: "", country_code: "de" },
  }
  expect(billingDetails(address, "ada@example.com")).toEqual({
    name: "Ada Vermeer",
    email: "ada@example.com",
    address: { line1: "Lindenstraße 8", city: "Berlin", postal_code: "10969", country: "DE" },
  })
  expect(payerOf(address, "ada@example.com")).toEqual({
    ...{ given_name: "Ada", family_name: "Vermeer", email: "ada@example.com" },
    ...{ street_address: "Lindenstraße 8", city: "Berlin", postal_code: "10969", country: "DE" },
  })
  expect([payerOf(address, null), payerOf(null, "ada@example.com")]).toEqual([undefined, undefined])
  expect(billingDetails(null, "ada@example.com")).toEqual({ email: "ada@example.com" })
  expect(billingDetails(null, null)).toBeUndefined()
})

import { describe, expect, test, vi } from "vitest"
import { confirmPayment, type PaymentForm } from "@/components/payment/confirm-payment"
import { isConfirmed, problemOfStripe } from "@/components/payment/stripe-outcome"
import type { PaymentView } from "@/lib/cart-view"
import {
  initialProvider,
  offeredProviders,
  opensPayment,
  parseReturn,
  secretOf,
  usesStripe,
} from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"

const payment: PaymentView = { providerId: "stripe", status: "pending", clientSecret: "pi_1_secret" }

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

  test.each([
    [["manual"], null, "manual"],
    [["stripe"], null, ""],
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
    readonly due?: { readonly amount: number; readonly payment: PaymentView | null }
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
    expect(await pay(form, { due }, onConfirm)).toBeUndefined()
    expect(form.confirm.mock.calls).toEqual([["pi_1_secret"]])
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

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import {
  authorizeWith,
  loadKlarna,
  showWidget,
  type KlarnaPayments,
} from "@/components/payment/klarna-widget"

describe("Klarna's script", () => {
  type Script = Partial<Record<"onload" | "onerror", () => void>> & { readonly remove: () => void }
  const scripts: Script[] = []
  const payments = {} as KlarnaPayments

  beforeEach(() => {
    scripts.length = 0
    vi.useFakeTimers()
    vi.stubGlobal("document", {
      createElement: () => ({ remove: vi.fn() }),
      head: { append: (script: Script) => scripts.push(script) },
    })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test("that loads and does nothing fails after some seconds, and is loaded again", async () => {
    const first = expect(loadKlarna()).rejects.toThrow("could not be loaded")
    scripts[0]?.onload?.()
    await vi.advanceTimersByTimeAsync(15_000)
    await first
    expect(scripts[0]?.remove).toHaveBeenCalledOnce()
    const second = loadKlarna()
    vi.stubGlobal("Klarna", { Payments: payments })
    scripts[1]?.onload?.()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await second).toBe(payments)
    expect(scripts[1]?.remove).not.toHaveBeenCalled()
    expect(loadKlarna()).toBe(second)
  })
})

describe("Klarna's widget", () => {
  const klarna = (answer: object) => ({
    init: vi.fn(),
    load: vi.fn<KlarnaPayments["load"]>((_options, _data, done) => done({ show_form: true, ...answer })),
    authorize: vi.fn<KlarnaPayments["authorize"]>((_options, _data, done) =>
      done({ show_form: true, ...answer }),
    ),
  })
  const container = {} as HTMLElement

  test("opens the session with the chosen way to pay, unless Klarna does not offer the purchase", async () => {
    const widget = klarna({})
    expect(await showWidget(widget, { container, clientToken: "token_1", category: "pay_later" })).toBe(true)
    expect(widget.init).toHaveBeenCalledWith({ client_token: "token_1" })
    expect(widget.load.mock.calls[0]?.[0]).toEqual({ container, payment_method_category: "pay_later" })
    const refused = klarna({ show_form: false })
    expect(await showWidget(refused, { container, clientToken: "token_1", category: undefined })).toBe(false)
  })

  test.each([
    [{ approved: true }, { isOffered: true }],
    [{ approved: false }, { isOffered: true, problem: "paymentCanceled" }],
    [
      { approved: false, error: { invalid_fields: ["billing_address.postal_code"] } },
      { isOffered: true, problem: "addressRejected" },
    ],
    [
      { approved: false, error: {} },
      { isOffered: true, problem: "paymentUnavailable" },
    ],
    [
      { approved: false, show_form: false },
      { isOffered: false, problem: "paymentDeclined" },
    ],
  ])("of which the answer %j means %j", async (answer, expected) => {
    const widget = klarna(answer)
    expect(await authorizeWith(widget, undefined, { city: "Berlin" })).toEqual(expected)
    expect(widget.authorize.mock.calls[0]?.slice(0, 2)).toEqual([{}, { billing_address: { city: "Berlin" } }])
  })
})

// @vitest-environment jsdom
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { createElement, act, type ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { afterAll, beforeAll, expect, test, vi } from "vitest"

const sample = path.join(import.meta.dirname, "../../samples/plugins/payment-stripe/checkout.tsx")
fs.mkdirSync(path.join(import.meta.dirname, "../.cache"), { recursive: true })
const directory = fs.mkdtempSync(path.join(import.meta.dirname, "../.cache/form-"))
const confirmPayment = vi.fn()
const mount = vi.fn()
const create = vi.fn(() => ({ mount }))
const loadStripe = vi.fn(async () => ({
  elements: () => ({ create, getElement: () => null }),
  confirmPayment,
}))

/** What the component receives. */
interface Props {
  readonly cartId: string
  readonly clientSecret: string
  readonly backendUrl: string
  readonly publishableKey: string
  readonly onOrder: (id: string) => void
}

let Checkout: ComponentType<Props>
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fakeStripe: { loadStripe } })
  const stripe = path.join(directory, "stripe.mjs")
  fs.writeFileSync(
    stripe,
    "export const loadStripe = (...given) => globalThis.fakeStripe.loadStripe(...given)",
  )
  const outfile = path.join(directory, "checkout.mjs")
  // In a process of its own: esbuild does not run among the globals of a browser.
  const program = createRequire(import.meta.url).resolve("esbuild/bin/esbuild")
  const words = ["--bundle", "--format=esm", "--jsx=automatic", "--external:react", `--outfile=${outfile}`]
  execFileSync(program, [sample, ...words, `--alias:@stripe/stripe-js=${stripe}`], { stdio: "pipe" })
  Checkout = ((await import(outfile)) as { Checkout: ComponentType<Props> }).Checkout
})
afterAll(() => {
  fs.rmSync(directory, { recursive: true, force: true })
  vi.unstubAllGlobals()
})

test("the form that the documentation shows confirms the payment and completes the cart", async () => {
  const onOrder = vi.fn()
  const complete = vi.fn(async () => Response.json({ type: "order", data: { id: "order_1" } }))
  vi.stubGlobal("fetch", complete)
  const page = document.body.appendChild(document.createElement("main"))
  const props = {
    cartId: "cart_1",
    clientSecret: "pi_1_secret",
    backendUrl: "http://shop",
    publishableKey: "pk_test_1",
    onOrder,
  }
  await act(async () => createRoot(page).render(createElement(Checkout, props)))
  expect(loadStripe).toHaveBeenCalledWith("pk_test_1")
  expect(mount).toHaveBeenCalledWith(page.querySelector("div"))

  confirmPayment.mockResolvedValueOnce({ error: { message: "Your card was declined." } })
  await act(async () => page.querySelector("button")!.click())
  await vi.waitFor(() =>
    expect(page.querySelector("[role=alert]")?.textContent).toBe("Your card was declined."),
  )
  expect(complete).not.toHaveBeenCalled()

  confirmPayment.mockResolvedValueOnce({})
  await act(async () => page.querySelector("button")!.click())
  await vi.waitFor(() => expect(onOrder).toHaveBeenCalledWith("order_1"))
  expect(complete).toHaveBeenCalledWith("http://shop/store/carts/cart_1/complete", { method: "POST" })
  expect(page.querySelector("[role=alert]")).toBeNull()
})

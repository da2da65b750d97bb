// @vitest-environment jsdom
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"

const sample = path.join(import.meta.dirname, "../../samples/plugins/payment-paypal/paypal-buttons.ts")
const cache = path.join(import.meta.dirname, "../.cache")
fs.mkdirSync(cache, { recursive: true })
const directory = fs.mkdtempSync(path.join(cache, "buttons-"))

/** What PayPal's script receives from the sample. */
interface Handlers {
  readonly createOrder: () => Promise<string>
  readonly onApprove: () => Promise<void>
}

const render = vi.fn(async () => {})
const Buttons = vi.fn((_: Handlers) => ({ render }))
const loadScript = vi.fn(async () => ({ Buttons }))

type Show = (element: HTMLElement, options: object) => Promise<void>
let showPayPalButtons: Show
beforeAll(async () => {
  Object.assign(globalThis, { fakePayPal: { loadScript } })
  const paypal = path.join(directory, "paypal.mjs")
  fs.writeFileSync(
    paypal,
    "export const loadScript = (...given) => globalThis.fakePayPal.loadScript(...given)",
  )
  const outfile = path.join(directory, "buttons.mjs")
  // In a process of its own: esbuild does not run among the globals of a browser.
  const program = createRequire(import.meta.url).resolve("esbuild/bin/esbuild")
  const words = ["--bundle", "--format=esm", `--outfile=${outfile}`, `--alias:@paypal/paypal-js=${paypal}`]
  execFileSync(program, [sample, ...words], { stdio: "pipe" })
  showPayPalButtons = ((await import(outfile)) as { showPayPalButtons: Show }).showPayPalButtons
})
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

test("the buttons that the documentation shows approve the order of the session, and complete the cart", async () => {
  const complete = vi.fn(async () => {})
  const element = document.createElement("div")
  const options = { clientId: "client_1", currency: "EUR", paypalOrderId: "ORDER1", complete }
  await showPayPalButtons(element, options)
  expect(loadScript).toHaveBeenCalledWith({ clientId: "client_1", currency: "EUR", intent: "authorize" })
  expect(render).toHaveBeenCalledWith(element)
  const [[handlers]] = Buttons.mock.calls as [[Handlers]]
  expect(await handlers.createOrder()).toBe("ORDER1")
  expect(complete).not.toHaveBeenCalled()
  await handlers.onApprove()
  expect(complete).toHaveBeenCalledOnce()
})

import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { inStore, orderAsGuest, payAndShip, suggestSecondMug } from "./store"

let browser: Browser
let page: Page
let count = 0

beforeAll(async () => {
  browser = await launch()
})

afterEach(() => page?.context().close())
afterAll(() => browser?.close())

const newEmail = () => `policy-${Date.now()}-${count++}@example.com`

/** Whether scripts run that somebody writes into the open page: a script, or a handler at an element. */
function isInjectable(): Promise<boolean> {
  return page.evaluate(async () => {
    const script = document.createElement("script")
    script.textContent = "window.injected = true"
    const image = new Image()
    image.setAttribute("onerror", "window.injected = true")
    document.body.append(script, image)
    const failed = new Promise((resolve) => image.addEventListener("error", resolve))
    image.src = "x:"
    await failed
    return "injected" in window
  })
}

/** Fills in the form that requests an exchange. */
async function openExchange(options?: BrowserContextOptions): Promise<void> {
  const id = await orderAsGuest(newEmail())
  await payAndShip(id)
  page = await newPage(browser, options)
  await page.goto(`/de-en/orders/${id}/exchange`)
  await page.getByLabel("Exchange for").selectOption({ label: "400 ml" })
}

/** Opens the sign-in page that leads to a change of an order, and fills it in. @returns the path of the change */
async function openSignIn(options?: BrowserContextOptions): Promise<string> {
  const email = newEmail()
  const password = "correct horse"
  await inStore("/store/customers", { first_name: "Ida", last_name: "Lund", email, password })
  const path = `/order-edits/${await suggestSecondMug(await orderAsGuest(email))}`
  page = await newPage(browser, options)
  await page.goto(`/de-en/account/sign-in?next=${encodeURIComponent(path)}`)
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill(password)
  return path
}

/** Presses a button, and reads the policy of the document that the form leads to. */
async function policyAfter(button: string, path: string): Promise<string | undefined> {
  const document = page.waitForResponse(
    (response) =>
      response.request().resourceType() === "document" && new URL(response.url()).pathname.startsWith(path),
  )
  await page.getByRole("button", { name: button }).click()
  return (await document).headers()["content-security-policy"]
}

test("an exchange that the form leads to runs no script that somebody else wrote into it", async () => {
  await openExchange()
  // The page of the form takes no payment and has no policy.
  expect(await isInjectable()).toBe(true)
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByRole("heading", { name: "Confirm your exchange" }).waitFor()
  expect(await isInjectable()).toBe(false)
})

test("a changed order that signing in leads to runs no script that somebody else wrote into it", async () => {
  const path = await openSignIn()
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(`**/de-en${path}`)
  await page.getByText("1 → 2").waitFor()
  expect(await isInjectable()).toBe(false)
})

test("without scripts, both have the policy, too", async () => {
  const options = { javaScriptEnabled: false }
  await openExchange(options)
  expect(await policyAfter("Continue", "/de-en/swaps/")).toContain("script-src 'self' 'nonce-")
  await page.getByRole("heading", { name: "Confirm your exchange" }).waitFor()
  await page.context().close()
  const path = await openSignIn(options)
  expect(await policyAfter("Sign in", `/de-en${path}`)).toContain("script-src 'self' 'nonce-")
  await page.getByText("1 → 2").waitFor()
})

import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { claimToken, mailedLink } from "./mail"
import { startScripts } from "./start-scripts"
import {
  addProduct,
  asAdmin,
  exchangeMug,
  inStore,
  orderAsGuest,
  payAndShip,
  suggestSecondMug,
} from "./store"

let browser: Browser
let page: Page
let count = 0

beforeAll(async () => {
  browser = await launch()
})

afterEach(() => page?.context().close())
afterAll(() => browser?.close())

const newEmail = () => `plain-${Date.now()}-${count++}@example.com`

async function openPage(): Promise<void> {
  page = await newPage(browser, { javaScriptEnabled: false })
}

/** A customer with an account. @returns the email address */
async function newAccount(): Promise<string> {
  const email = newEmail()
  const body = { first_name: "Ida", last_name: "Lund", email, password: "correct horse" }
  await inStore("/store/customers", body)
  return email
}

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel("Email address").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

test("a forgotten password is replaced without scripts", async () => {
  const email = await newAccount()
  await openPage()
  await page.goto("/de-en/account/forgot-password")
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("the link is on its way").waitFor()
  const { pathname, search } = await mailedLink(email)
  await page.goto(pathname + search)
  await page.getByLabel("New password").fill("battery staple")
  await page.getByRole("button", { name: "Save the password" }).click()
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
})

test("the order of a guest moves to an account without scripts", async (context) => {
  const file = inject("tokens")
  if (!file) return context.skip("the server was running already")
  const guest = newEmail()
  const { order } = await asAdmin("GET", `/admin/orders/${await orderAsGuest(guest)}`)
  const email = await newAccount()
  await openPage()
  await page.goto("/de-en/account/claim")
  await signIn(email, "correct horse")
  await page.getByLabel("Order number").fill(String(order.display_id))
  await page.getByLabel("Email address").fill(guest)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("We have sent a link").waitFor()
  await page.goto(`/de-en/orders/claim?token=${await claimToken(file, guest)}`)
  await page.getByRole("button", { name: "Add the order" }).click()
  await page.getByText("The order is in your account now.").waitFor()
})

/** The paths below the locale of all pages whose address gives access to an order or an account. */
async function privatePaths(): Promise<readonly string[]> {
  const id = await orderAsGuest(newEmail())
  await payAndShip(id)
  return [
    "/account/reset-password?token=only-for-the-customer",
    "/orders/claim?token=only-for-the-customer",
    ...["", "/confirmed", "/return", "/exchange"].map((end) => `/orders/${id}${end}`),
    `/order-edits/${await suggestSecondMug(await orderAsGuest(newEmail()))}`,
    `/swaps/${await exchangeMug(id)}`,
  ]
}

test("pages that grant access by their address change the language without scripts", async () => {
  const paths = await privatePaths()
  await openPage()
  for (const path of paths) {
    await page.goto(`/de-en${path}`)
    await page.locator("#country").getByLabel("Language").selectOption("de")
    await page.locator("#country").getByRole("button").click()
    await page.waitForURL((url) => !url.pathname.startsWith("/de-en"))
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(`/de${path}`)
  }
})

test("the page of an order leads to its return without scripts", async () => {
  const id = await orderAsGuest(newEmail())
  await payAndShip(id)
  await openPage()
  await page.goto(`/de-en/orders/${id}`)
  await page.getByRole("link", { name: "Return items" }).click()
  await page.getByLabel(/^How many of/).selectOption("1")
  await page.getByRole("button", { name: "Request return" }).click()
  await page.getByText("Your return is registered").waitFor()
})

test("pages that grant access by their address tell it to no other page", async () => {
  const paths = await privatePaths()
  page = await newPage(browser)
  const elsewhere = "http://elsewhere.example"
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ body: "", contentType: "text/html" }))
  /** What the page that a link leads to, and its scripts, learn about the page with the link. */
  const referrerFrom = async (path: string, target: string) => {
    await page.goto(path)
    await page.evaluate((url) => {
      document.body.insertAdjacentHTML("afterbegin", `<a id="away" href="${url}">Away</a>`)
      document.getElementById("away")?.click()
    }, target)
    await page.waitForURL((url) => url.href === target)
    return page.evaluate(() => document.referrer)
  }
  const home = inject("storefront")
  for (const path of paths) {
    expect(await referrerFrom(`/de-en${path}`, `${elsewhere}/`), path).toBe(`${home}/`)
    expect(await referrerFrom(`/de-en${path}`, `${home}/de-en/cart`), path).toBe(`${home}/`)
  }
  // Other pages tell their address within the store, and only the store to others.
  expect(await referrerFrom("/de-en/products", `${elsewhere}/`)).toBe(`${home}/`)
  expect(await referrerFrom("/de-en/products", `${home}/de-en/cart`)).toBe(`${home}/de-en/products`)
})

test("the checkout that a guest opens on the page of an order does not learn which order it was", async () => {
  const id = await orderAsGuest(newEmail())
  page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  await page.goto(`/de-en/orders/${id}`)
  await startScripts(page)
  await page.locator('header a[href$="/cart"]').click()
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click()
  await page.waitForURL("**/de-en/checkout")
  expect(await page.evaluate(() => document.referrer)).toBe(`${inject("storefront")}/`)
})

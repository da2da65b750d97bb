import fs from "node:fs"
import { createRequire } from "node:module"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { startScripts } from "./start-scripts"
import {
  addProduct,
  exchangeMug,
  fillCheckout,
  inStore,
  orderAsGuest,
  payAndShip,
  placeOrder,
  suggestSecondMug,
} from "./store"

const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
const pages = [
  "/us",
  "/us/products",
  "/us/products?q=mug&sort=price",
  "/us/products/print-waves",
  "/us/collections",
]
const more = ["/us/collections/studio", "/us/categories/home", "/us/legal/privacy", "/us/nothing/here"]

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.each([1440, 390])(
    "pages of %i pixels have no problem that axe finds, and nothing sticks out",
    async (width) => {
      const page = await stillPage(colorScheme, width)
      for (const path of [...pages, ...more]) {
        await page.goto(path)
        expect({ path, problems: await problemsOf(page) }).toEqual({ path, problems: [] })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect({ path, isWider: overflow > 0 }).toEqual({ path, isWider: false })
      }
      await page.context().close()
    },
  )
})

describe.each([
  ["light", 1440],
  ["dark", 390],
] as const)("in %s with %i pixels", (colorScheme, width) => {
  let page: Page
  let count = 0
  beforeAll(async () => {
    page = await stillPage(colorScheme, width)
  })
  afterAll(() => page.context().close())

  const expectNoProblems = async (what: string) =>
    expect({ what, problems: await problemsOf(page) }).toEqual({ what, problems: [] })
  const open = async (path: string) => {
    await page.goto(path)
    await expectNoProblems(path)
  }
  const newEmail = () => `axe-${Date.now()}-${count++}@example.com`

  test("axe finds nothing from the empty cart to the confirmation", { timeout: 180_000 }, async () => {
    await open("/de-en/cart")
    await addProduct(page, "/de-en/products/mug-ink")
    await expectNoProblems("the panel of the cart")
    await open("/de-en/cart")
    await open("/de-en/checkout")
    await page.getByRole("button", { name: "Place order" }).click()
    await page.locator("[aria-invalid=true]").first().waitFor()
    await expectNoProblems("the checkout with messages")
    await fillCheckout(page, newEmail())
    await expectNoProblems("the complete checkout")
    await placeOrder(page)
    await expectNoProblems("the confirmation")
  })

  test("axe finds nothing in what follows an order", { timeout: 180_000 }, async () => {
    const id = await orderAsGuest(newEmail())
    await open("/de-en/orders/lookup")
    await open(`/de-en/orders/${id}`)
    await open(`/de-en/order-edits/${await suggestSecondMug(id)}`)
    const shipped = await orderAsGuest(newEmail())
    await payAndShip(shipped)
    for (const end of ["", "/return", "/exchange"]) await open(`/de-en/orders/${shipped}${end}`)
    await open(`/de-en/swaps/${await exchangeMug(shipped)}`)
    await open("/de-en/orders/order_none")
  })

  test("axe finds nothing in the account", { timeout: 180_000 }, async () => {
    for (const name of [
      "sign-in",
      "register",
      "forgot-password",
      "reset-password?token=none&email=ida@example.com",
    ])
      await open(`/de-en/account/${name}`)
    const email = newEmail()
    await inStore("/store/customers", {
      ...{ first_name: "Ida", last_name: "Lund" },
      ...{ email, password: "correct horse" },
    })
    await page.goto("/de-en/account/sign-in")
    await page.getByLabel("Email address").fill(email)
    await page.getByLabel("Password").fill("wrong")
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByText("The email address or password is wrong.").waitFor()
    await expectNoProblems("a wrong password")
    await page.getByLabel("Password").fill("correct horse")
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
    for (const name of ["", "/orders", "/profile", "/addresses", "/addresses?edit=new", "/claim"])
      await open(`/de-en/account${name}`)
  })
})

test("no layout moves while a product page loads and is scrolled", async () => {
  const page = await newPage(browser, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const totals = window as unknown as { shift: number }
    totals.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) totals.shift += (entry as unknown as { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
  })
  for (const path of pages) {
    await page.goto(path, { waitUntil: "networkidle" })
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(500)
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    // Rounded as Lighthouse shows it; letters that change by a fraction of a pixel are no movement.
    expect({ path, shift: Math.round(shift * 100) / 100 }).toEqual({ path, shift: 0 })
  }
  await page.context().close()
})

test("on a phone, the button that adds to the bag stays within reach", async () => {
  const page = await newPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto("/us/products/print-waves")
  await startScripts(page)
  const bar = page.locator("[data-sticky-bar] button")
  const button = page.getByRole("button", { name: "Add to bag" })
  await button.scrollIntoViewIfNeeded()
  await bar.waitFor({ state: "hidden" })
  await page.evaluate(() => scrollTo(0, 0))
  await bar.click()
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).waitFor()
  await page.context().close()
})

/** A page without transitions: axe would measure the colors of a button that is on its way from one look to another. */
function stillPage(colorScheme: "light" | "dark", width: number): Promise<Page> {
  return newPage(browser, { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" })
}

async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    interface Result {
      violations: { id: string; nodes: { target: unknown[] }[] }[]
    }
    const { axe: checker } = window as unknown as { axe: { run: () => Promise<Result> } }
    const { violations } = await checker.run()
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target[0])).join(", ")}`,
    )
  })
}

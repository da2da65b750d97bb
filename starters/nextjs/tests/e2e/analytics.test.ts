import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, orderAsGuest } from "./store"
import type { View } from "./views"

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

const allViews = async () => (await (await fetch(inject("views"))).json()) as readonly View[]

test("a page view has no cookie and no identifier, on the host of the cart's cookie too", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  const { length } = await allViews()
  await page.goto("/de-en/products?page=1#list")
  await page.goto("/de-en/checkout")
  const orderId = await orderAsGuest("views@example.com")
  await page.goto(`/de-en/orders/${orderId}?token=only-for-the-customer`)
  await expect.poll(async () => (await allViews()).length).toBe(length + 3)
  expect((await allViews()).slice(length)).toEqual([
    { cookie: null, referer: null, body: { path: "/de-en/products", referrer: "" } },
    { cookie: null, referer: null, body: { path: "/de-en/checkout", referrer: "" } },
    { cookie: null, referer: null, body: { path: "/de-en/orders/[id]", referrer: "" } },
  ])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toEqual([])
  expect(cookies.map(({ name }) => name)).not.toContain("visitor")
  await page.context().close()
})

test("a page that does not exist has one view, whether the browser or the server renders it", async () => {
  const page = await newPage(browser)
  const paths = [
    "/us/no/such/page",
    "/us/products/no-such-product",
    "/us/swaps/cart_none",
    "/us/order-edits/oe_none",
  ]
  for (const path of paths) {
    const { length } = await allViews()
    await page.goto(path, { waitUntil: "networkidle" })
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expect.poll(async () => (await allViews()).length).toBe(length + 1)
    await page.waitForTimeout(500)
    const views = (await allViews()).slice(length)
    expect(views.map(({ body }) => body.path)).toEqual([path.replace(/(cart|oe)_none/, "[id]")])
  }
  await page.context().close()
})

test("browsers that ask not to be tracked send nothing", async () => {
  const page = await newPage(browser)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  )
  const { length } = await allViews()
  await page.goto("/us/collections", { waitUntil: "networkidle" })
  expect(await allViews()).toHaveLength(length)
  await page.context().close()
})

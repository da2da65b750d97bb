import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { launchChromium } from "../scripts/chromium.mjs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { catchOutsiders, serveBundle } from "./browser-shop/serve-bundle.ts"
import type { Report } from "./browser-shop/worker.ts"

type Done = Exclude<Report, { error: string }>

let site: Awaited<ReturnType<typeof serveBundle>>
let outside: Awaited<ReturnType<typeof catchOutsiders>>
let browser: Browser
let page: Page
const requested: string[] = []
let done: Done

beforeAll(async () => {
  site = await serveBundle(join(import.meta.dirname, "browser-shop/worker.ts"))
  outside = await catchOutsiders()
  browser = await launchChromium([`--proxy-server=${outside.origin}`])
  page = await browser.newPage()
  page.on("request", (request) => requested.push(request.url()))
  await page.goto(site.origin)
  const report = await page.evaluate(() => (window as unknown as { report: Promise<Report> }).report)
  if ("error" in report) throw new Error(report.error)
  done = report
  console.log(`the shop opened and sold in ${done.milliseconds} ms`)
}, 300_000)

afterAll(async () => {
  await browser?.close()
  site?.close()
  outside?.close()
})

it("furnishes a shop in a worker of the tab", () => {
  const { region, option, product } = done.answers
  expect([region.status, option.status, product.status]).toEqual([200, 200, 200])
  expect(region.body.region).toMatchObject({ currency_code: "eur", tax_rate: 25 })
  expect(region.body.region.countries.map(({ iso_2 }) => iso_2)).toEqual(["dk", "se"])
})

it("shows prices with tax", () => {
  const { products } = done.answers
  expect(products.body.count).toBe(1)
  const { title, variants } = products.body.products[0]
  expect(title).toBe("Rain coat")
  expect(variants).toMatchObject([
    { title: "S", calculated_price: 7900, calculated_price_incl_tax: 9875, inventory_quantity: 5 },
    { title: "L", calculated_price: 8400, calculated_price_incl_tax: 10500, inventory_quantity: 0 },
  ])
})

it("totals the cart at every step", () => {
  const { cart, line, address, options, method, sessions } = done.answers
  const totalOf = ({ status, body }: typeof cart) => [status, body.cart.total]
  expect(totalOf(cart)).toEqual([200, 0])
  expect(totalOf(line)).toEqual([200, 19750])
  expect(totalOf(address)).toEqual([200, 19750])
  expect(options.body.shipping_options).toMatchObject([{ name: "Parcel", amount: 500, price_incl_tax: 625 }])
  expect(totalOf(method)).toEqual([200, 20375])
  expect(totalOf(sessions)).toEqual([200, 20375])
  expect(sessions.body.cart.payment_session).toMatchObject({ provider_id: "manual", status: "pending" })
})

it("makes one order of the cart", () => {
  const { completed, again, order } = done.answers
  expect([completed.status, completed.body.type]).toEqual([200, "order"])
  expect([again.status, again.body.data.id]).toEqual([200, completed.body.data.id])
  expect(order.status).toBe(200)
  expect(order.body.order).toMatchObject({
    id: completed.body.data.id,
    display_id: 1,
    status: "pending",
    payment_status: "awaiting",
    email: "ada@example.com",
    subtotal: 15800,
    shipping_total: 500,
    tax_total: 4075,
    total: 20375,
    items: [{ title: "Rain coat", quantity: 2, unit_price: 7900, total: 19750 }],
    shipping_address: { first_name: "Ada", country_code: "dk" },
  })
})

it("promises the units, and no more than there are", () => {
  const { variant, tooMuch } = done.answers
  const [item] = variant.body.variant.inventory
  expect(item.location_levels).toMatchObject([{ stocked_quantity: 5, reserved_quantity: 2 }])
  expect([tooMuch.status, tooMuch.body.code]).toEqual([400, "insufficient_inventory"])
})

it("tells subscribers of the order", () => {
  expect(done.events).toEqual(["order.placed ada@example.com"])
})

it("asks nobody but its own server", async () => {
  const paths = requested.map((url) => url.replace(site.origin, ""))
  expect(new Set(paths)).toEqual(new Set(["/", "/worker.js", "/pglite.wasm", "/initdb.wasm", "/pglite.data"]))
  expect(outside.caught.filter(isAskedByUs)).toEqual([])
  await page.workers()[0]!.evaluate(() => fetch("http://elsewhere.invalid/").catch(() => undefined))
  expect(outside.caught.filter(isAskedByUs)).toEqual(["http://elsewhere.invalid/"])
})

/** Chromium asks its maker for updates and accounts, whatever its flags say. */
function isAskedByUs(address: string): boolean {
  return !/^(https?:\/\/)?[\w.-]+\.(google|googleapis|gvt1)\.com[:/]/.test(address)
}

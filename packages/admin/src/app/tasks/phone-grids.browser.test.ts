import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { actionsOf, cellOf, phone, signIn, startDashboard } from "./testing.ts"

let shop: Awaited<ReturnType<typeof startDashboard>>

beforeAll(async () => {
  shop = await startDashboard({ expected: /status of 4\d\d/, timeout: 20_000 })
}, 300_000)

afterAll(() => shop?.close())

/** The dashboard on a phone, used with a finger. */
async function openPhone(browser: Browser = shop.browser) {
  const how: BrowserContextOptions = {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  }
  const page = await (await browser.newContext(how)).newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, shop.dashboard)
  return actionsOf(page, shop.dashboard)
}

it("sets the price of a quantity tier, and says at the variant which quantities it is for", async () => {
  const { page, open, read, button, inDialog } = await openPhone()
  const [product] = (await read("/admin/products?is_giftcard=false&limit=1&expand=variants")).products
  const [variant] = product.variants
  await open(`products/prices?id=${product.id}`, `Prices of ${product.title}`)
  const name = page.getByRole("gridcell", { name: variant.title, exact: true })
  await name.waitFor()
  await button("Add quantity tier").tap()
  await page.getByLabel("From quantity").fill("10")
  await inDialog("Add quantity tier").tap()
  const tier = page.getByRole("gridcell", { name: `${variant.title} 10 or more`, exact: true })
  await tier.waitFor()
  expect(await name.count(), "the prices of every quantity name none").toBe(1)

  // A whole price fits beside the name; the quantities come after the prices.
  const price = page.getByRole("row").filter({ has: tier }).locator('[data-column="1"]')
  const box = await price.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(phone.width)
  await price.tap()
  await page.keyboard.type("49")
  await page.getByRole("grid").evaluate((grid) => grid.scrollTo(10_000, 0))
  await (await cellOf(page, `${variant.title} 10 or more`, "From")).tap()
  await page.keyboard.type("12")
  await button("Save").tap()
  await page.getByText("Prices saved").waitFor()
  await page.getByRole("gridcell", { name: `${variant.title} 12 or more`, exact: true }).waitFor()
  const { prices } = (await read(`/admin/variants/${variant.id}?expand=prices`)).variant
  expect(prices).toContainEqual(
    expect.objectContaining({ amount: 4900, currency_code: "eur", min_quantity: 12, max_quantity: null }),
  )
  expect(shop.complaints).toEqual([])
})

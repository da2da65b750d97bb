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

it("keeps the variant in view beside the fields of a new product, the prices first", async () => {
  const { page, open, read, button, heading } = await openPhone()
  await open("products/new", "Create product")
  await page.getByLabel("Title", { exact: true }).fill("Pocket lamp")
  await button("Add option").tap()
  await page.getByLabel("Option 1", { exact: true }).fill("Shade")
  const values = page.getByLabel("Values of option 1")
  for (const value of ["Ink", "Sage green with a very long name"]) {
    await values.fill(value)
    await page.keyboard.press("Enter")
  }
  const variants = page.getByRole("region", { name: "Variants", exact: true })
  const headers = await variants.getByRole("columnheader").allTextContents()
  expect([headers.slice(0, 3), headers.slice(-2)]).toEqual([
    ["Variant", "Price in EUR", "Price in USD"],
    ["SKU", "Barcode"],
  ])
  const boxOf = async (name: string) => {
    const box = await variants.getByLabel(name, { exact: true }).boundingBox()
    if (!box) throw new Error(`${name} is not drawn`)
    return { start: box.x, end: box.x + box.width }
  }
  const name = variants.getByRole("rowheader", { name: /^Create Ink/ })
  const end = async () => {
    const box = await name.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const before = await end()
  expect(before).toBeGreaterThan(120)
  expect(before).toBeLessThan(170)
  expect((await boxOf("Ink, Price in EUR")).end).toBeLessThan(phone.width - 30)
  await variants.getByLabel("Ink, Price in EUR").fill("12")
  await variants.getByLabel("Ink, SKU").tap()
  expect(await end(), "the name stays where it is").toBe(before)
  const sku = await boxOf("Ink, SKU")
  expect([sku.start >= before, sku.end <= phone.width]).toEqual([true, true])
  await page.keyboard.type("LAMP-INK")
  await page.getByLabel("Create Sage green with a very long name").uncheck()
  await button("Save as draft").tap()
  await heading("Pocket lamp").waitFor()
  const { products } = await read("/admin/products?q=Pocket%20lamp&expand=variants,variants.prices")
  expect(products[0].variants).toEqual([
    expect.objectContaining({
      sku: "LAMP-INK",
      prices: [expect.objectContaining({ amount: 1200, currency_code: "eur" })],
    }),
  ])
})

it("shows the stock of an item at every location without scrolling", async () => {
  const { page, open, read, heading } = await openPhone()
  const { inventory_items } = await read("/admin/inventory-items?limit=20")
  const { id } = inventory_items.find(
    (item: { location_levels: unknown[] }) => item.location_levels.length > 1,
  )
  await open(`inventory/${id}`, /./)
  await heading(/./).waitFor()
  const levels = page.getByRole("region", { name: "Stock by location", exact: true })
  const menu = levels.getByRole("button", { name: /^Actions for/ }).first()
  await menu.waitFor()
  const box = await menu.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width - 16)
  expect(await levels.getByRole("group").count(), "nothing scrolls sideways").toBe(0)
  const head = await levels.locator("thead tr").evaluate((row) => ({
    height: row.clientHeight,
    grounds: [...row.children].map((cell) => getComputedStyle(cell).backgroundColor),
  }))
  expect(head.height).toBeLessThan(48)
  expect(new Set(head.grounds).size, "one ground").toBe(1)
})

it("shows the stock of each variant of a product", async () => {
  const { page, open, read } = await openPhone()
  const { products } = await read("/admin/products?is_giftcard=false&limit=20&expand=variants")
  const { id, title, variants } = products.find((each: { variants: unknown[] }) => each.variants.length > 2)
  await open(`products/${id}`, title)
  const table = page.getByRole("table", { name: "Variants", exact: true })
  for (const { title: name, inventory_quantity } of variants) {
    const row = table.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) })
    await row.getByRole("cell", { name: String(inventory_quantity), exact: true }).waitFor()
  }
  expect(await page.getByRole("group", { name: "Variants", exact: true }).count(), "it fits").toBe(0)
})

it("has buttons that a finger hits, and lower ones for a mouse", async () => {
  const heightOn = async ({ page, open, button }: ReturnType<typeof actionsOf>) => {
    await open("products", "Products")
    const box = await button("Export").boundingBox()
    await page.close()
    return box?.height
  }
  expect(await heightOn(await openPhone())).toBe(38)
  const page = await shop.browser.newPage()
  await signIn(page, shop.dashboard)
  expect(await heightOn(actionsOf(page, shop.dashboard))).toBe(34)
})

it("fills the stock of all variants below with one tap, while the first is being typed", async () => {
  const { page, open, read, button } = await openPhone()
  const { products } = await read("/admin/products?is_giftcard=false&limit=20&expand=variants")
  const { id, title, variants } = products.find((each: { variants: unknown[] }) => each.variants.length > 2)
  await open(`products/stock?id=${id}`, `Stock of ${title}`)
  const cells = page.locator('[role=gridcell][data-column="1"]')
  await cells.first().tap()
  await page.keyboard.type("33")
  await button("Fill down").tap()
  await expect.poll(() => cells.allTextContents()).toEqual(variants.map(() => "33"))
  await button("Save").tap()
  await page.getByText("Stock saved").waitFor()
})

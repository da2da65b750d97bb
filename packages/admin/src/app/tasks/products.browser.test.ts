import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const cell = (variant: string, column: string) =>
  shop.page.getByLabel(`${variant}, ${column}`, { exact: true })

/** A block of cells from a spreadsheet, pasted into the cell. */
async function paste(variant: string, column: string, text: string): Promise<void> {
  await cell(variant, column).evaluate((element, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", value)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Drops pictures onto the page. */
async function dropPictures(names: readonly string[]): Promise<void> {
  await shop.page.locator(".pictures").evaluate((element, files) => {
    const dataTransfer = new DataTransfer()
    const pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
    for (const name of files) dataTransfer.items.add(new File([bytes], name, { type: "image/gif" }))
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
  }, names)
}

it("creates a product on a page of its own, with a draft that survives a reload", async () => {
  const { page, button, link, heading, read } = shop
  await shop.open("products", "Products")
  await link("Create product").click()
  await heading("Create product").waitFor()
  await button("Publish").click()
  await page.getByText("Enter a value.").waitFor()
  const title = page.getByLabel("Title", { exact: true })
  await title.fill("Wool Socks, grey")
  await page.getByText("If empty, the handle is wool-socks-grey.").waitFor()
  await page.getByLabel(/^Country of origin/).selectOption({ label: "Sweden" })
  await page.getByLabel(/^HS code/).fill("6115")
  await page.getByLabel(/^Weight/).fill("120")
  await page.getByLabel(/^Type/).fill("Socks")
  await page.getByLabel("Tags", { exact: true }).fill("Wool,")
  await page.getByLabel("Tags", { exact: true }).press("Enter")
  await button("Add option").click()
  await page.getByLabel("Option 1", { exact: true }).fill("Size")
  const values = page.getByRole("textbox", { name: "Values of option 1" })
  await values.fill("S, M, L,")
  await values.press("Enter")
  await page.getByLabel("Create L", { exact: true }).uncheck()
  await paste("S", "Price in EUR", "12,50\nx")
  await button("Publish").click()
  await page.getByText("Correct the marked cells").waitFor()
  await paste("S", "SKU", "SOCK-S\t0001\nSOCK-M\t0002\n")
  await cell("M", "Price in EUR").fill("13")
  const stock = page.getByLabel(/^S, In stock at/)
  await stock.fill("7")
  expect(await shop.flaws()).toEqual([])
  await dropPictures(["one.gif", "two.gif"])
  await page.getByAltText("Image 2").waitFor()
  await shop.choose("Image 2", "Use as thumbnail")
  await shop.choose("Image 2", "Move earlier")
  await page.reload()
  await heading("Create product").waitFor()
  expect(await title.inputValue()).toBe("Wool Socks, grey")
  await page.getByAltText("Image 2").waitFor()
  await button("Publish").click()
  await heading("Wool Socks, grey").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { product } = await read(
    `/admin/products/${id}?expand=variants,variants.prices,tags,type,images,options`,
  )
  expect(product).toMatchObject({
    status: "published",
    handle: "wool-socks-grey",
    origin_country: "se",
    hs_code: "6115",
    weight: 120,
    type: { value: "Socks" },
    tags: [{ value: "Wool" }],
    options: [{ title: "Size" }],
  })
  expect(product.images[0].url).toBe(product.thumbnail)
  expect(product.variants).toHaveLength(2)
  const small = product.variants.find((variant: { title: string }) => variant.title === "S")
  expect(small).toMatchObject({ sku: "SOCK-S", barcode: "0001", inventory_quantity: 7 })
  expect(small.prices).toMatchObject([{ currency_code: "eur", amount: 1250 }])
  await shop.open("products/new", "Create product")
  expect(await title.inputValue()).toBe("")
})

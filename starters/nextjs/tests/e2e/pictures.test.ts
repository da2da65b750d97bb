import fs from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { addProduct, fillCheckout, placeOrder } from "./store"

/** Pictures of the documentation and the README. UPDATE_PICTURES=1 takes them again. */
const folder = new URL("../../../../apps/docs/public/pictures/storefront/", import.meta.url)

/** The largest picture that the documentation accepts, in bytes. */
const largest = 60_000

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

test("the pages of the pictures show what the pictures show", async () => {
  const page = await newPage(browser, { viewport: { width: 1280, height: 800 } })
  await page.goto("/us")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await takePicture(page, "home")
  await page.goto("/us/products/mug-ink")
  await page.getByText("$27.00").first().waitFor()
  await page.getByRole("button", { name: "Add to bag" }).waitFor()
  await takePicture(page, "product")
  await addProduct(page, "/us/products/mug-ink")
  await page.goto("/us/checkout")
  await fillCheckout(page, "grace@example.com", {
    first_name: "Grace",
    last_name: "Bennett",
    address_1: "Alameda Street 41",
    city: "Portland",
    postal_code: "97212",
  })
  await page.locator('select[name="shipping.province"]').selectOption({ label: "Oregon" })
  await page.locator("aside dl").getByText("Tax", { exact: true }).waitFor()
  await takePicture(page, "checkout")
  await placeOrder(page)
  await takePicture(page, "order")
  await page.context().close()
})

async function takePicture(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    const file = new URL(`${name}.${scheme}.webp`, folder)
    if (process.env.UPDATE_PICTURES) {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(file, await pictureOf(page, scheme))
    }
    expect(fs.existsSync(file), `There is no picture ${name}.${scheme}`).toBe(true)
    expect(fs.statSync(file).size).toBeLessThanOrEqual(largest)
  }
}

/** The upper part of the page, in the best quality that fits. */
async function pictureOf(page: Page, scheme: "light" | "dark"): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(500)
  const session = await page.context().newCDPSession(page)
  try {
    for (let quality = 80; quality > 20; quality -= 10) {
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality })
      const picture = Buffer.from(data, "base64")
      if (picture.length <= largest) return picture
    }
    throw new Error("The picture is larger than the documentation accepts")
  } finally {
    await session.detach()
  }
}

import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { noRegionTexts } from "@/lib/no-region"
import fr from "@/messages/fr"
import { launch, newPage } from "./browser"
import { startFlakyStorefront, type FlakyStorefront } from "./flaky"

let browser: Browser
let page: Page
let store: FlakyStorefront

beforeAll(async () => {
  ;[browser, store] = await Promise.all([launch(), startFlakyStorefront()])
})

afterEach(async () => {
  store.clear()
  await page?.context().close()
})

afterAll(async () => {
  await browser?.close()
  await store?.stop()
})

test("a store without a region says what is missing on every page, and opens once it has one", async () => {
  store.weather.replyTo = (request) =>
    request.startsWith("GET /store/regions") ? { regions: [], count: 0, offset: 0, limit: 50 } : undefined
  page = await newPage(browser, { baseURL: store.url })
  for (const [path, texts] of [
    ["/de-en/products/mug-ink", noRegionTexts.en],
    ["/de", noRegionTexts.de],
    ["/checkout", noRegionTexts.en],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(503)
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(texts.title)
    expect(await page.getByText(texts.text).isVisible()).toBe(true)
  }
  store.clear()
  const opened = async () => (await page.goto("/de-en/products/mug-ink"))?.status()
  await expect.poll(opened, { timeout: 20_000 }).toBe(200)
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Mug Ink")
})

test("a store without products says so on its home page", async () => {
  store.weather.replyTo = (request) =>
    request.startsWith("GET /store/products?") ? { products: [], count: 0, offset: 0, limit: 100 } : undefined
  page = await newPage(browser, { baseURL: store.url })
  // A locale that no other test opens: the page is kept for all storefronts of the build.
  await page.goto("/at-fr")
  await page.getByText(fr.catalog.emptyStore).waitFor()
  expect(await page.getByRole("article").count()).toBe(0)
})

import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { startScripts } from "./start-scripts"
import { addProduct } from "./store"

const pages = ["/us", "/us/products", "/us/products/print-waves", "/us/collections", "/us/categories/home"]

let browser: Browser

beforeAll(async () => {
  browser = await launch()
  // The first request makes a static page, the second one gets it from the cache.
  await fetch(`${inject("storefront")}/de-en/products/mug-ink`)
})

afterAll(() => browser?.close())

test("static pages load no script until the customer touches them, and then run", async () => {
  const page = await newPage(browser)
  for (const path of pages) {
    const loaded = await scriptsOfStatic(page, path)
    expect({ path, loaded }).toEqual({ path, loaded: [] })
  }
  const loaded = await scriptsOf(page, () => startScripts(page))
  expect(loaded.length).toBeGreaterThan(0)
  await page.getByRole("link", { name: "Bag" }).click()
  await page.getByRole("dialog").waitFor()
  await page.context().close()
})

test("a pointer that rests where a page appears loads no script, and one that moves does", async () => {
  const page = await newPage(browser)
  await page.goto("/us")
  await page.mouse.move(700, 450)
  await page.mouse.move(720, 460)
  expect(await scriptsOfStatic(page, "/us/products")).toEqual([])
  const moved = await scriptsOf(page, async () => {
    await page.mouse.move(740, 470)
    await page.waitForLoadState("networkidle")
    await page.waitForTimeout(500)
  })
  expect(moved.length).toBeGreaterThan(0)
  await page.context().close()
})

test("pages that need scripts at once load them at once", async () => {
  const page = await newPage(browser)
  const loaded = await scriptsOf(page, () => page.goto("/us/account", { waitUntil: "networkidle" }))
  expect(loaded.length).toBeGreaterThan(0)
  await page.context().close()
})

test("a customer who comes back with a full bag sees its number", async () => {
  const page = await newPage(browser)
  await addProduct(page, "/de-en/products/mug-ink")
  const other = await page.context().newPage()
  await other.goto("/us")
  await other.getByRole("link", { name: "Bag 1" }).waitFor()
  await page.context().close()
})

test("keeps what was chosen before the scripts run", async () => {
  const page = await newPage(browser)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/de-en/products/mug-ink")
  const larger = page.getByRole("radio", { name: "400 ml" })
  await larger.check()
  release()
  await startScripts(page)
  await page.getByText("€28.00").first().waitFor()
  expect(await larger.isChecked()).toBe(true)
  await page.context().close()
})

test("adds the chosen variant of several options before the scripts run", async () => {
  const page = await newPage(browser)
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort())
  await page.goto("/us/products/print-waves")
  const groups = page.getByRole("group").filter({ has: page.getByRole("radio") })
  const chosen: string[] = []
  for (const group of await groups.all()) {
    const last = group.getByRole("radio").last()
    await last.check()
    chosen.push((await last.getAttribute("data-choice")) ?? "")
  }
  expect(chosen.length).toBeGreaterThan(1)
  await page.getByRole("button", { name: "Add to bag" }).click()
  await page.waitForURL("**/us/cart")
  await page.getByText("1 item").waitFor()
  for (const choice of chosen) await page.getByText(choice).first().waitFor()
  await page.context().close()
})

/**
 * The scripts that a page loads which comes from the cache. A page that is opened for the first time, or for the first time
 * after a change in the store, is rendered for the request and loads its scripts at once, so it is opened again. The events
 * of earlier orders may still renew pages.
 */
async function scriptsOfStatic(page: Page, path: string): Promise<string[]> {
  let loaded: string[] = []
  const open = async () => {
    let cache: string | undefined
    loaded = await scriptsOf(page, async () => {
      const response = await page.goto(path, { waitUntil: "networkidle" })
      cache = response?.headers()["x-nextjs-cache"]
      await page.waitForTimeout(500)
    })
    return cache
  }
  await expect.poll(open, { timeout: 30_000 }).toBe("HIT")
  return loaded
}

/** The addresses of the scripts that are loaded while something happens. */
async function scriptsOf(page: Page, happens: () => Promise<unknown>): Promise<string[]> {
  const urls: string[] = []
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === "script") urls.push(request.url())
  }
  page.on("request", note)
  await happens()
  page.off("request", note)
  return urls
}

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

const open: BuiltSite["open"] = (path, options) => site.open(path, options)

describe("a page", () => {
  it.each([1440, 390])("shifts nothing and does not scroll sideways at %i pixels", async (width) => {
    const page = await open("/modules/regions-and-currencies/admin/manage-regions", {
      viewport: { width, height: 844 },
    })
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          })
          setTimeout(() => resolve(0), 300)
        }),
    )
    expect(shifts).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it("of any kind, of any entity, and with a long name does not scroll sideways on a phone", async () => {
    const routes = site.pages.map(({ route }) => route)
    const ofKind = new Map(routes.map((route) => [route.replace(/[^/]*$/, ""), route]))
    const entities = routes.filter((route) => route.startsWith("/references/entities/classes/"))
    const longest = routes.toSorted((one, other) => other.length - one.length).slice(0, 20)
    const page = await open("/", { viewport: { width: 390, height: 844 } })
    const wide: string[] = []
    for (const path of new Set([...ofKind.values(), ...entities, ...longest])) {
      await page.goto(`${site.origin}${path}`, { waitUntil: "domcontentloaded" })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
    }
    expect(wide).toEqual([])
  }, 180_000)

  it("reads and navigates without JavaScript, menu included", async () => {
    const page = await open("/modules/overview", {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    expect(await page.locator(".search-button").isVisible()).toBe(false)
    await page.locator(".menu-button").click()
    await page.locator("#sidebar").getByText("Regions and currencies").click()
    await page.locator("#sidebar").getByText("Manage regions").click()
    expect(await page.locator("h1").textContent()).toBe("Manage regions")
  })

  it("keeps the colors that the reader chose", async () => {
    const page = await open("/", { colorScheme: "light" })
    await page.locator("[data-theme-button]").click()
    await page.locator("[data-theme-button]").click()
    await page.goto(`${site.origin}/modules/overview`)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(13, 19, 17)")
  })
})

describe("search", () => {
  it.each(["/", "Control+k"])("opens with %s, finds while typing, and goes where Enter says", async (key) => {
    const page = await open("/modules/overview")
    await page.keyboard.press(key)
    await page.locator(".search input").waitFor()
    await page.keyboard.type("line item")
    await page.locator(".hit").first().waitFor()
    await expect.poll(() => page.locator(".hit-title").first().textContent()).toBe("LineItem")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/references/entities/classes/LineItem")
  })

  it("says when nothing is found, and closes with Escape", async () => {
    const page = await open("/")
    await page.keyboard.press("/")
    await page.locator(".search input").fill("qqqqxxzz")
    await page.getByText("Nothing found for “qqqqxxzz”.").waitFor()
    await page.keyboard.press("Escape")
    expect(await page.locator(".search").isVisible()).toBe(false)
  })
})

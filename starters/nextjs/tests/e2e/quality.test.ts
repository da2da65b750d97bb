import fs from "node:fs"
import { createRequire } from "node:module"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { launch, newPage } from "./browser"
import { startScripts } from "./start-scripts"

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
      const page = await newPage(browser, { colorScheme, viewport: { width, height: 900 } })
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

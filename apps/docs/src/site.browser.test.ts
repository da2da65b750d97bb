import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { chromium, type Browser, type Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
const pages = [
  "/",
  "/modules/overview",
  "/upgrade-guides/medusa-core",
  "/modules/regions-and-currencies/admin/manage-regions",
  "/references/entities/classes/Cart",
  "/references/entities/enums/OrderStatus",
  "/404.html",
]
let server: Server
let browser: Browser
let origin: string

beforeAll(async () => {
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: "pipe" })
  server = createServer((request, response) => {
    const path = join(root, "dist", decodeURI(new URL(request.url!, "http://site").pathname))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

async function open(path: string, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: "networkidle" })
  return page
}

describe.each(["light", "dark"] as const)("in %s colours", (colorScheme) => {
  it.each(pages)("%s meets WCAG AA", async (path) => {
    const page = await open(path, { colorScheme })
    await page.evaluate(axe)
    const violations = await page.evaluate(async () => {
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
      const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run({
        runOnly: tags,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("  ")}`)
    })
    expect(violations).toEqual([])
  })
})

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

  it("reads and navigates without JavaScript, menu included", async () => {
    const page = await open("/modules/overview", {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    expect(await page.locator("[data-search]").isVisible()).toBe(false)
    await page.locator(".menu-button").click()
    await page.locator("#sidebar").getByText("Regions and currencies").click()
    await page.locator("#sidebar").getByText("Manage regions").click()
    expect(await page.locator("h1").textContent()).toBe("Manage regions")
  })

  it("keeps the colours that the reader chose", async () => {
    const page = await open("/", { colorScheme: "light" })
    await page.locator("[data-theme-button]").click()
    await page.locator("[data-theme-button]").click()
    await page.goto(`${origin}/modules/overview`)
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
    expect(await page.locator(".hit-title").first().textContent()).toBe("LineItem")
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
    expect(await page.locator("dialog.search").isVisible()).toBe(false)
  })
})

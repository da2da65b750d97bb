import { build } from "esbuild"
import { createServer, type Server } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { dirname, join } from "node:path"
import { chromium, type Browser, type Page } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  bundleServer,
  createDirectory,
  startChild,
  type Child,
} from "../packages/server/src/testing/child-server.ts"

/** The hooks of v1 as they were published, in a page of React 18, against a started server. */
const fixture = join(import.meta.dirname, "medusa-react")

let site: { server: Server; origin: string }
let child: Child
let browser: Browser
let page: Page
const settings: Record<string, string> = {}
const complaints: string[] = []

beforeAll(async () => {
  site = await servePages()
  bundleServer()
  child = startChild({
    dataDir: createDirectory(),
    env: { STORE_CORS: site.origin, ADMIN_CORS: site.origin },
    args: ["--api-only"],
  })
  await readSettings(await child.ready())
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  })
  page = await browser.newPage()
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  site?.server.close()
  child?.process.kill("SIGTERM")
  await child?.ended
})

it("shows a product with the prices of a region", async () => {
  await page.goto(`${site.origin}/product`)
  await page.waitForSelector("#product")
  expect(await page.textContent("h1")).toBe(settings.title)
  expect(await page.textContent("#product li")).toMatch(/€\d+\.\d\d/)
})

it("fills a cart through CartProvider", async () => {
  await page.goto(`${site.origin}/cart`)
  await page.waitForSelector("#cart")
  expect(await page.textContent("#count")).toBe("0 items")
  await page.click("button")
  await page.waitForSelector("#cart li")
  expect(await page.textContent("#cart li")).toBe(`2 × ${settings.title}`)
  await page.waitForFunction(() => document.querySelector("#count")?.textContent === "2 items")
  expect(await page.textContent("#total")).toMatch(/€[1-9]\d*\.\d\d/)
})

it("shows an order to a logged-in admin user", async () => {
  await page.goto(`${site.origin}/order`)
  await page.waitForSelector("#order")
  expect(await page.textContent("h1")).toBe(`Order ${settings.displayId}`)
  expect(await page.textContent("#buyer")).toBe(settings.buyer)
  expect(await page.textContent("#total")).toBe(settings.total)
})

it("meets no error on the way", () => {
  // Before the log-in, nobody is logged in.
  expect(complaints).toEqual([])
})

async function servePages(): Promise<typeof site> {
  const script = await bundle()
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js"
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8" })
    response.end(isScript ? script : html())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function html(): string {
  return `<!doctype html><title>Hooks</title><link rel="icon" href="data:,">
    <body><script>window.settings = ${JSON.stringify(settings)}</script><script src="/page.js"></script>`
}

async function bundle(): Promise<string> {
  const require = createRequire(join(fixture, "package.json"))
  const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
  const { outputFiles } = await build({
    entryPoints: [join(fixture, "page.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever is hoisted where: there is one React in the page, the fixture's.
    alias: { react: folderOf("react"), "react-dom": folderOf("react-dom") },
  })
  return outputFiles[0]!.text
}

async function readSettings(api: string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const call = async (path: string, init: RequestInit = {}): Promise<any> =>
    (await fetch(`${api}${path}`, init)).json()
  const { access_token } = await call("/admin/auth/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }),
  })
  const headers = { authorization: `Bearer ${access_token}` }
  const { publishable_api_keys } = await call("/admin/publishable-api-keys", { headers })
  const { regions } = await call("/store/regions")
  const { products } = await call("/store/products?limit=1&is_giftcard=false")
  const { orders } = await call("/admin/orders?limit=1", { headers })
  const { order } = await call(`/admin/orders/${orders[0].id}`, { headers })
  Object.assign(settings, {
    api,
    publishableKey: publishable_api_keys[0].id,
    regionId: regions.find((region: { currency_code: string }) => region.currency_code === "eur").id,
    handle: products[0].handle,
    title: products[0].title,
    orderId: order.id,
    displayId: String(order.display_id),
    buyer: order.customer.email,
    total: String(order.total),
  })
}

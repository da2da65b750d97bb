import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { launchChromium } from "../scripts/chromium.mjs"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { bundleServer, startChild, type Child } from "@stheno/testing/child-server.ts"
import { storeDirectory } from "@stheno/testing/store-directory.ts"
import { readHookSettings, serveHookPages, type HookPages } from "./hook-pages.ts"

const fixture = join(import.meta.dirname, "medusa-react/package.json")
const ours = "../packages/medusa-react/src/testing/pages.tsx"

/** The hooks of v1 as they were published, and our own with each React that they are made for. */
const programs = {
  v1: { entry: "medusa-react/page.tsx", reactOf: fixture },
  "react-18": { entry: ours, reactOf: fixture },
  "react-19": { entry: ours, reactOf: join(import.meta.dirname, "../packages/medusa-react/package.json") },
}

let site: HookPages
let child: Child
let browser: Browser
let page: Page
let complaints: string[] = []

beforeAll(async () => {
  site = await serveHookPages(programs)
  bundleServer()
  child = startChild({
    dataDir: await storeDirectory("demo-store"),
    env: { STORE_CORS: site.origin, ADMIN_CORS: site.origin },
    args: ["--api-only"],
  })
  Object.assign(site.settings, await readHookSettings(await child.ready()))
  browser = await launchChromium()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  site?.server.close()
  child?.process.kill("SIGTERM")
  await child?.ended
})

beforeEach(async () => {
  complaints = []
  page = await browser.newPage()
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
})
afterEach(() => page.close())

const shows = (selector: string, text: string) =>
  page.waitForFunction(
    ([where, what]) => document.querySelector(where!)?.textContent === what,
    [selector, text],
  )

async function open(program: string, name: string): Promise<void> {
  await page.goto(`${site.origin}/${program}/${name}`)
  await page.waitForSelector(`#${name}`)
}

describe.each(Object.keys(programs))("hooks of %s", (program) => {
  it("show a product with the prices of a region", async () => {
    await open(program, "product")
    expect(await page.textContent("h1")).toBe(site.settings["title"])
    expect(await page.textContent("#product li")).toMatch(/€\d+\.\d\d/)
    expect(complaints).toEqual([])
  })

  it("fill a cart through CartProvider", async () => {
    await open(program, "cart")
    expect(await page.textContent("#count")).toBe("0 items")
    await page.click("button")
    await page.waitForSelector("#cart li")
    expect(await page.textContent("#cart li")).toContain(`2 × ${site.settings["title"]}`)
    await shows("#count", "2 items")
    expect(await page.textContent("#total")).toMatch(/€[1-9]\d*\.\d\d/)
    expect(complaints).toEqual([])
  })

  it("show an order to a logged-in admin user", async () => {
    await open(program, "order")
    expect(await page.textContent("h1")).toBe(`Order ${site.settings["displayId"]}`)
    expect(await page.textContent("#buyer")).toBe(site.settings["buyer"])
    expect(await page.textContent("#total")).toBe(site.settings["total"])
    // Before the log-in, nobody is logged in.
    expect(complaints).toEqual([])
  })
})

describe.each(["react-18", "react-19"] as const)("our cart on %s", (program) => {
  const line = "**/line-items/**"

  it("shows a change before it is sent, and the server's sums after", async () => {
    await open(program, "cart")
    expect(await page.evaluate(() => document.documentElement.dataset["react"])).toMatch(
      program === "react-18" ? /^18\./ : /^19\./,
    )
    await page.click("#add")
    await page.waitForSelector("#cart li")
    const before = await page.textContent("#total")
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(line, async (route) => {
      await held
      await route.continue()
    })
    await page.click("#more")
    await shows("#count", "3 items")
    expect(await page.textContent("#total")).toBe(before)
    letThrough()
    await page.waitForFunction((old) => document.querySelector("#total")?.textContent !== old, before)
    expect(await page.textContent("#count")).toBe("3 items")
    await page.unroute(line)
    await page.click("#remove")
    await shows("#count", "0 items")
    await shows("#total", "€0.00")
    expect(complaints).toEqual([])
  })

  it("takes a change back that is refused", async () => {
    await open(program, "cart")
    await page.click("#add")
    await page.waitForSelector("#cart li")
    let refuse = () => {}
    const held = new Promise<void>((resolve) => (refuse = resolve))
    await page.route(line, async (route) => {
      if (route.request().method() === "OPTIONS") return route.continue()
      await held
      await route.fulfill({
        status: 400,
        headers: {
          "access-control-allow-origin": site.origin,
          "access-control-allow-credentials": "true",
        },
        json: { type: "not_allowed", code: "invalid_request_error", message: "Two are enough." },
      })
    })
    await page.click("#more")
    await shows("#count", "3 items")
    refuse()
    await shows("#count", "2 items")
    await shows("#error", "Two are enough.")
    expect(complaints).toEqual([expect.stringMatching(/^400 \/store\/carts\/\w+\/line-items\/\w+$/)])
  })
})

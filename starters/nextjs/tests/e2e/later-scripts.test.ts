import type { Browser, Page, Response } from "playwright-core"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { sendEvent } from "./send-event"
import { startScripts } from "./start-scripts"
import { addProduct } from "./store"

const pages = ["/us", "/us/products", "/us/products/print-waves", "/us/collections", "/us/categories/home"]

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

test("static pages load no script until the customer touches them, and then run", async () => {
  const page = await newPage(browser)
  await noteTouches(page)
  const opened: Opened[] = []
  for (const path of pages) opened.push(await openUntouched(page, path))
  const ofCustomers = opened.filter(({ touches }) => touches.length === 0)
  for (const result of ofCustomers) expect(result).toMatchObject(untouched)
  expect(ofCustomers.length, JSON.stringify(opened, null, 2)).toBeGreaterThan(pages.length / 2)
  const loaded = await scriptsOf(page, () => startScripts(page))
  expect(loaded.length).toBeGreaterThan(0)
  await page.getByRole("link", { name: "Bag" }).click()
  await page.getByRole("dialog").waitFor()
  await page.context().close()
})

test("the scripts of a page wait for the customer whose request renders it, too", async () => {
  const url = `${inject("storefront")}/us/products`
  const body = JSON.stringify({ event: "region.updated", data: { id: "reg_any" } })
  let html = ""
  const renewed = async () => {
    expect((await sendEvent(inject("storefront"), body, inject("secret"))).status).toBe(200)
    const response = await fetch(url)
    html = await response.text()
    return response.headers.get("x-nextjs-cache")
  }
  // Another request can be the first one after the event.
  await expect.poll(renewed, { timeout: 30_000 }).toBe("MISS")
  expect(html.split('<script type="later"').length).toBeGreaterThan(8)
  expect(html).not.toMatch(/<script src="[^"]*" async/)
})

test("a pointer that rests where a page appears loads no script, and one that moves does", async () => {
  const page = await newPage(browser)
  await page.goto("/us")
  await page.mouse.move(700, 450)
  await page.mouse.move(720, 460)
  expect(await open(page, "/us/products")).toMatchObject(untouched)
  // The page was idle before: waiting for that again would end at once.
  const script = page.waitForRequest((request) => request.resourceType() === "script")
  await page.mouse.move(740, 470)
  await script
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
  // The load event would wait for held scripts, which load at once when the browser itself sends an event.
  await page.goto("/de-en/products/mug-ink", { waitUntil: "domcontentloaded" })
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

/** What a page says about its scripts, so that a failure shows why they were loaded. */
interface Opened {
  readonly path: string
  /** the events that count as a touch: the browser sends some by itself */
  readonly touches: readonly string[]
  /** contains the number of items of a returning customer */
  readonly cookie: string
  readonly cache: string | undefined
  /** how many scripts of the HTML wait */
  readonly waiting: number
  readonly loaded: readonly string[]
}

const untouched = { touches: [], waiting: expect.toSatisfy((count: number) => count > 8), loaded: [] }

/** Opens a static page, which comes from the cache or is rendered for this request, and does not touch it. */
async function open(page: Page, path: string): Promise<Opened> {
  let response: Response | null = null
  const loaded = await scriptsOf(page, async () => {
    response = await page.goto(path, { waitUntil: "networkidle" })
    await page.waitForTimeout(500)
  })
  const { html, cache } = await contentOf(response)
  const { touches, cookie } = await page.evaluate(() => ({
    touches: (globalThis as { touches?: string[] }).touches ?? [],
    cookie: document.cookie,
  }))
  const waiting = html.split('<script type="later"').length - 1
  return { path, touches, cookie, cache, waiting, loaded }
}

async function contentOf(response: Response | null): Promise<{ html: string; cache: string | undefined }> {
  if (!response) throw new Error("The page was not loaded")
  return { html: await response.text(), cache: response.headers()["x-nextjs-cache"] }
}

/** Opens a page again when the browser itself has sent an event that counts as a touch, such as one that scrolls. */
async function openUntouched(page: Page, path: string): Promise<Opened> {
  for (let time = 1; ; time++) {
    const opened = await open(page, path)
    if (opened.touches.length === 0 || time === 5) return opened
    console.warn(`The browser touched ${path} by itself: ${opened.touches.join(", ")}`)
  }
}

/** Notes the events that load the scripts. */
async function noteTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const touches: string[] = []
    Object.assign(globalThis, { touches })
    for (const type of ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])
      addEventListener(type, ({ target }) => void touches.push(`${type} of ${String(target)}`), true)
  })
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

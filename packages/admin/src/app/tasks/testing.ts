import { fileURLToPath } from "node:url"
import type { Locator, Page } from "playwright-core"
import { launchChromium } from "../../../../../scripts/chromium.mjs"
import { needsDashboard } from "../../../../../scripts/start/dashboard.mjs"
import { bundleServer, startChild } from "@stheno/testing/child-server.ts"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { storeDirectory } from "@stheno/testing/store-directory.ts"
import { desktop } from "@stheno/testing/axe.ts"
import type { ExtensionManifest } from "../../extensions/manifest.ts"
import { flawsOf } from "./flaws.ts"

export { desktop, laptop, phone, violations } from "@stheno/testing/axe.ts"

const root = fileURLToPath(new URL("../../../../..", import.meta.url))

/** What the tests of an area use: the dashboard in Chromium, signed in, against a server with the demo store. */
export type Dashboard = Awaited<ReturnType<typeof openDashboard>>

/**
 * Starts a server with the demo store, and signs in. Call `close` at the end.
 * @param isEmpty leaves the demo store out: a store as a new merchant finds it
 * @param env of the server
 * @param cwd the folder of the project that the server runs in
 */
export async function openDashboard(how: Partial<StartOptions> = {}) {
  const shop = await startDashboard({ expected: /status of 4\d\d/, timeout: 15_000, ...how })
  await signIn(shop.page, shop.dashboard)
  return { ...actionsOf(shop.page, shop.dashboard), close: shop.close, complaints: shop.complaints }
}

interface StartOptions {
  readonly isEmpty: boolean
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

/**
 * Starts a server with the demo store, and a browser that has opened nothing yet. Call `close` at the end.
 * @param expected errors in the console that do not fail the test
 * @param timeout milliseconds to wait for an element
 * @param isEmpty leaves the demo store out
 * @param env of the server
 * @param cwd the folder of the project that the server runs in
 */
export async function startDashboard(how: { expected: RegExp; timeout: number } & Partial<StartOptions>) {
  const { expected, timeout, isEmpty = false, env = {}, cwd } = how
  if (needsDashboard(root)) await (await import("../../../scripts/build-app.mjs")).buildApp()
  bundleServer()
  const child = startChild({
    dataDir: await storeDirectory(isEmpty ? "empty-store" : "demo-store"),
    args: ["--api-only", ...(isEmpty ? ["--no-seed"] : [])],
    env,
    ...(cwd !== undefined && { cwd }),
  })
  const dashboard = `${await child.ready()}/app`
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: desktop, reducedMotion: "reduce" })
  page.setDefaultTimeout(timeout)
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text())
  })
  return { browser, page, dashboard, complaints, close: () => closeAll(browser, child) }
}

async function closeAll(
  browser: { close: () => Promise<void> },
  child: ReturnType<typeof startChild>,
): Promise<void> {
  await browser.close()
  child.process.kill("SIGTERM")
  await child.ended
}

/** Signs in as the admin user. */
export async function signIn(page: Page, dashboard: string): Promise<void> {
  await page.goto(`${dashboard}/a/settings`)
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password").fill("supersecret")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor()
}

/** What tests look for in the open dialog: a field by its label, its end, and the notice that a draft was restored. */
export function dialogParts(shop: () => Pick<Dashboard, "dialog">) {
  const dialog = () => shop().dialog()
  return {
    field: (name: string | RegExp) => dialog().getByLabel(name, { exact: true }),
    closed: () => dialog().waitFor({ state: "detached" }),
    restored: () => dialog().getByText(/^Unsaved changes from .* were restored/),
  }
}

/** Waits until the server, which compiles extensions in the background, has all of them. */
export async function untilCompiled(page: Page, count: number): Promise<void> {
  const areCompiled = async (wanted: number) => {
    const response = await fetch("/app/extensions/manifest.json")
    return ((await response.json()) as ExtensionManifest).extensions.length === wanted
  }
  await page.waitForFunction(areCompiled, count, { timeout: 60_000, polling: 500 })
}

/** What a test does on a page. */
export function actionsOf(page: Page, dashboard: string) {
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name })
  const menu = (name: string | RegExp) => page.getByRole("menuitem", { name, exact: true })
  return {
    page,
    dashboard,
    heading,
    menu,
    button: (name: string | RegExp) => page.getByRole("button", { name, exact: true }),
    link: (name: string | RegExp) => page.getByRole("link", { name, exact: true }),
    dialog: () => page.getByRole("dialog"),
    inDialog: (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }),
    /** Chooses from the menu of a page or of a row. */
    choose: async (of: string, action: string) => {
      await page.getByRole("button", { name: `Actions for ${of}`, exact: true }).click()
      await menu(action).click()
    },
    /** Adds an entry in the open dialog of metadata. */
    addMetadata: async (key: string, value: string) => {
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("button", { name: "Add entry", exact: true }).click()
      await dialog.getByLabel("Key").last().fill(key)
      await dialog.getByLabel(`Value: ${key}`, { exact: true }).fill(value)
      await dialog.getByRole("button", { name: "Save", exact: true }).click()
      await dialog.waitFor({ state: "detached" })
    },
    /** Opens a page below `/a` and waits for its title. */
    open: async (path: string, title: string | RegExp) => {
      await page.goto(`${dashboard}/a/${path}`)
      await heading(title).waitFor()
    },
    /** The body of a response of the API, in the session of the page. */
    read: <Path extends string>(path: Path): Promise<BodyTo<"GET", Path>> => answerTo(page, path),
    /** The first row of a list of the admin API, e.g. `sales-channels`. */
    firstOf: async (list: string, query = "") => {
      const body = await answerTo(page, `/admin/${list}?limit=1${query}`)
      return (body as Record<string, { id: string; name: string }[]>)[list.replaceAll("-", "_")]![0]!
    },
    /** Sends a request to the API that must succeed, in the session of the page. */
    send: <Path extends string, Method extends string = "POST">(
      path: Path,
      body: unknown = {},
      method?: Method,
    ): Promise<BodyTo<Method, Path>> => sendOk(page, path, { method: method ?? "POST", body }),
    /** The requests to the API while something is done, as `POST /admin/notes`. */
    requestsOf: (work: () => Promise<unknown>) => requestsOf(page, work),
    /**
     * What axe finds on this page, in both themes on a desktop and on a phone, and what is too wide there and on a laptop.
     * every-page.browser.test.ts has axe look at each page on a laptop too.
     */
    flaws: (more: { isOnLaptop?: boolean } = {}) => flawsOf(page, more),
  }
}

/** Body of a response to the page: the caller knows its type. */
function answerTo<Body>(page: Page, path: string): Promise<Body> {
  return page.evaluate(async (address) => (await (await fetch(address)).json()) as never, path)
}

async function sendOk<Body>(
  page: Page,
  path: string,
  request: { method: string; body: unknown },
): Promise<Body> {
  const response = await page.evaluate(
    async ([address, method, body]) => {
      const headers = { "content-type": "application/json" }
      const given = await fetch(address, { method, headers, body })
      return { ok: given.ok, status: given.status, text: await given.text() }
    },
    [path, request.method, JSON.stringify(request.body)] as const,
  )
  if (!response.ok) throw new Error(`${request.method} ${path}: ${response.status} ${response.text}`)
  return JSON.parse(response.text) as Body
}

async function requestsOf(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const note = (request: { url(): string; method(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/admin/")) sent.push(`${request.method()} ${pathname}`)
  }
  await page.waitForLoadState("networkidle")
  page.on("request", note)
  await work()
  // The state of the document stays "networkidle" once it was: what follows an action is waited for here.
  let known: number
  do {
    known = sent.length
    await page.waitForTimeout(500)
  } while (sent.length > known)
  page.off("request", note)
  return sent
}

/** Holds back responses to GET requests while something is done, as a slow connection does. */
export async function withSlowReads(page: Page, path: RegExp, work: () => Promise<unknown>): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() === "GET") await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await work()
  await page.unroute(path)
}

/** A cell of a `DataGrid`: its row by the text of a cell, its column by the header. */
export async function cellOf(page: Page, row: string, column: string): Promise<Locator> {
  const header = page.getByRole("columnheader", { name: column, exact: true })
  const index = await header.getAttribute("aria-colindex")
  const name = page.getByRole("gridcell", { name: row, exact: true })
  return page.getByRole("row").filter({ has: name }).first().locator(`[aria-colindex="${index}"]`)
}

/** Types into a cell of a `DataGrid`. */
export async function typeInto(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click()
  await page.keyboard.type(text)
  await page.keyboard.press("Enter")
}

/** Pastes what a spreadsheet copied, from a cell of a `DataGrid` on. */
export async function pasteInto(cell: Locator, text: string): Promise<void> {
  await cell.click()
  await cell.evaluate((element, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", value)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Drags with the mouse, in the small steps that a hand makes. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error("What it is dragged to is not visible")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
}

import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { desktop, phone, violations } from "./testing/axe.ts"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"

const listProducts = "/api/store/products/GetProducts"
const createCollection = "/api/admin/product-collections/PostCollections"
const listCollections = "/api/admin/product-collections/GetCollections"
let site: BuiltSite

beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

/** Presses a button of the page and waits for the result. */
async function firstRun(page: Page): Promise<void> {
  await page.locator("[data-island=request], [data-run]").first().click()
  await settled(page)
}

async function run(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Run", exact: true }).click()
  await settled(page)
}

/** The panel says when it is at work. */
async function settled(page: Page): Promise<void> {
  await page.locator(".try-result[aria-busy=false]").first().waitFor({ state: "attached", timeout: 50_000 })
}

const news = (page: Page) => page.locator(".try-news").textContent()
async function answerIn(page: Page): Promise<never> {
  await page.getByRole("group", { name: "Show the body as" }).getByRole("button", { name: "JSON" }).click()
  return JSON.parse(
    (await page.getByRole("region", { name: "Body of the response" }).textContent()) ?? "",
  ) as never
}
const asJson = (page: Page) =>
  page.getByRole("group", { name: "Edit the body as" }).getByRole("button", { name: "JSON" }).click()
const tablesIn = (page: Page) => page.locator(".try-table summary").allTextContents()

describe("the shop in the page", () => {
  it("is not loaded before somebody runs something", async () => {
    const page = await site.open("/")
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site.origin + createCollection, { waitUntil: "networkidle" })
    const ofTheShop = () => asked.filter((path) => /shop|panel|worker|wasm/.test(path))
    expect(ofTheShop()).toEqual([])
    expect(page.workers()).toEqual([])
    await firstRun(page)
    expect(ofTheShop().some((path) => path.endsWith(".wasm"))).toBe(true)
    await page.context().close()
  })

  it("answers, and says what changed and which events left", async () => {
    const page = await site.open(listProducts)
    await firstRun(page)
    expect(await news(page)).toBe("Status 200: 0 rows changed, 0 events emitted.")
    const { products } = (await answerIn(page)) as { products: { title: string }[] }
    expect(products).toMatchObject([{ variants: expect.anything() }])
    await page.goto(`${site.origin}/api/store/carts/PostCart`)
    await firstRun(page)
    const tables = await tablesIn(page)
    expect(tables).toContain("cart 1 inserted")
    expect(tables).toContain("line_item 1 inserted")
    expect(tables).toContain("cart.created")
    await page.goto(`${site.origin}/api/admin/orders/PostOrdersOrderCapture`)
    await firstRun(page)
    expect(await tablesIn(page)).toContain("order 1 updated")
    await page.locator(".try-table summary", { hasText: /^order / }).click()
    expect(await page.locator(".try-table[open] .try-row").textContent()).toContain(
      "payment_status: awaiting → captured",
    )
    await page.context().close()
  })

  it("remembers on the next page and in the next tab what was done, until it is reset", async () => {
    const page = await site.open(createCollection)
    await firstRun(page)
    expect(await answerIn(page)).toMatchObject({ collection: { title: "Winter" } })
    await page.getByLabel("title", { exact: true }).fill("Made by hand")
    await run(page)
    expect(await answerIn(page)).toMatchObject({ collection: { title: "Made by hand" } })
    const titles = async (tab: Page) =>
      ((await answerIn(tab)) as { collections: { title: string }[] }).collections.map(({ title }) => title)
    await page.goto(site.origin + listCollections)
    await firstRun(page)
    expect(await titles(page)).toEqual(expect.arrayContaining(["Winter", "Made by hand"]))
    const tab = await page.context().newPage()
    await tab.goto(site.origin + listCollections)
    await firstRun(tab)
    expect(await titles(tab)).toContain("Made by hand")
    await tab.getByRole("button", { name: "Reset the store" }).click()
    await tab.getByText("The store was reset. Nothing was sent.").waitFor()
    await run(page)
    expect(await titles(page)).not.toContain("Made by hand")
    await page.context().close()
  })

  it("shows errors as they are, and finds other values", async () => {
    const page = await site.open("/api/admin/product-collections/GetCollectionsCollection")
    await firstRun(page)
    await page.getByLabel("id", { exact: true }).fill("pcol_none")
    await run(page)
    expect(await news(page)).toBe("Status 404: 0 rows changed, 0 events emitted.")
    await page.getByRole("button", { name: "Other values" }).click()
    await page.getByText("The fields have other values. Nothing was sent.").waitFor()
    expect(await page.getByLabel("id", { exact: true }).inputValue()).toMatch(/^pcol_01/)
    await page.context().close()
  })

  it("is run by keyboard, and axe finds nothing in it, wide and narrow, light and dark", async () => {
    const page = await site.open(createCollection, { viewport: desktop, reducedMotion: "reduce" })
    await page.locator("[data-island=request]").focus()
    await page.keyboard.press("Enter")
    await settled(page)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run")
    await page.getByLabel("title", { exact: true }).fill("")
    await page.keyboard.press("Control+Enter")
    await settled(page)
    expect(await page.locator(".try-status b").textContent()).toMatch(/^4\d\d$/)
    for (const viewport of [desktop, phone])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        expect(await violations(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    await page.context().close()
  })

  it("offers nothing without JavaScript", async () => {
    const page = await site.open(listProducts, { javaScriptEnabled: false })
    expect(await page.locator(".try").isVisible()).toBe(false)
    await page.context().close()
  })
})

describe("a sample", () => {
  const useCart = "/modules/carts-and-checkout/storefront/implement-cart"

  /** Presses a button of the code in one of its languages; the panel below it. */
  async function press(page: Page, language: string, run: string) {
    await page.getByRole("tab", { name: language, exact: true }).first().click()
    await page.locator(`[data-run="${run}"]`).click()
    await settled(page)
    return page.locator(`figure:has([data-run="${run}"]) + .try-panel`)
  }

  it("by curl sends what the text says, with the ids of the steps before", async () => {
    const page = await site.open(useCart)
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole("tab", { name: "curl", exact: true }).first().click()
    expect(asked).toEqual([])
    const panel = await press(page, "curl", "curl/carts/use-cart.sh#create")
    expect(await news(page)).toBe("Sent 2 requests. The store was deleted afterwards.")
    expect(await panel.locator(".try-variables").allTextContents()).toEqual([
      expect.stringMatching(/^REGION_ID=reg_01/),
    ])
    expect(await panel.locator(".try-status code").allTextContents()).toEqual([
      "GET /store/regions",
      "POST /store/carts",
    ])
    expect(await tablesIn(page)).toEqual(["cart 1 inserted", "cart.created"])
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it("in React shows its components, whose buttons change the shop as often as they are pressed", async () => {
    const page = await site.open(useCart)
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole("tab", { name: "React", exact: true }).first().click()
    expect(asked).toEqual([])
    const panel = await press(page, "React", "react/carts/use-cart/create.tsx#create")
    const stage = panel.locator(".try-stage")
    await stage.getByText("Northern Europe").waitFor()
    const button = stage.getByRole("button", { name: "Create a cart" })
    await panel.getByText("Press the button of CreateCart: the step waits for its request.").waitFor()
    await button.click()
    await panel.getByText("cart 1 inserted").waitFor()
    await panel.getByText(/^The step is done\./).waitFor()
    await button.click()
    await panel.getByText("cart 2 inserted").waitFor()
    for (const viewport of [desktop, phone])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        expect(await violations(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    await page.setViewportSize(desktop)
    await press(page, "React", "react/carts/use-cart/products.tsx#products")
    await panel.getByText(/^This store was closed/).waitFor()
    await page.context().close()
  })

  it("that is a command without steps before it is answered by the demo shop", async () => {
    const page = await site.open("/development/file-service/overview")
    await page.locator('[data-run="shell/development/commands.sh#upload"]').click()
    await settled(page)
    expect(await news(page)).toBe("Status 200.")
    expect(await answerIn(page)).toMatchObject({ uploads: [{ key: expect.stringContaining("rain-coat") }] })
    await page.context().close()
  })

  it("says what it is for where no page can run it", async () => {
    const page = await site.open("/deployments/server/general-guide")
    const notes = await page.locator(".code-note").allTextContents()
    expect(new Set(notes)).toEqual(new Set(["For your terminal", "A file for your deployment"]))
    await page.context().close()
  })

  it("runs with the steps before it, in its own empty shop, and prints what the page shows", async () => {
    const page = await site.open("/modules/regions-and-currencies/admin/manage-regions")
    expect(page.workers()).toEqual([])
    await page.locator('[data-run="regions/manage-regions.ts#update"]').click()
    await settled(page)
    expect(await news(page)).toBe("Ran from the beginning to the end of this step, in a temporary store.")
    expect(await tablesIn(page)).toContain("region 1 updated")
    expect(await page.locator(".try-status").first().textContent()).toMatch(
      /^200 POST \/admin\/regions\/reg_/,
    )
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it("of a module runs too", async () => {
    const page = await site.open("/references/inventory/adjustInventory")
    await page.locator("[data-island=request], [data-run]").first().click()
    await settled(page)
    expect(await page.getByRole("region", { name: "Output of the sample" }).textContent()).toBe("8")
    expect(await tablesIn(page)).toEqual(["inventory_level 1 updated", "inventory-level.updated"])
    await page.context().close()
  })
})

describe("a server of the reader's own", () => {
  let shop: TestApp
  let closed: TestApp
  let server: ServedEngine
  let shut: ServedEngine

  beforeAll(async () => {
    shop = await createTestApp({ config: { adminCors: [site.origin], storeCors: [site.origin] } })
    closed = await createTestApp()
    server = await serveEngine(shop.engine)
    shut = await serveEngine(closed.engine)
  })
  afterAll(async () => {
    await Promise.all([server?.close(), shut?.close()])
    await Promise.all([shop?.close(), closed?.close()])
  })

  async function choose(page: Page, url: string): Promise<void> {
    await page.getByLabel("Your server").check()
    await page.getByLabel("Address of the server").fill(url)
    await page.getByLabel("Address of the server").blur()
  }

  it("is called with the access token that it issued, once the reader says so", async () => {
    const page = await site.open("/api/admin/auth/PostToken")
    await firstRun(page)
    await choose(page, server.baseUrl)
    await asJson(page)
    await page
      .getByLabel("Body (JSON)")
      .fill(JSON.stringify({ email: "admin@example.com", password: "supersecret" }))
    await run(page)
    expect(await news(page)).toBe(`${server.baseUrl} returned 200.`)
    await page.goto(site.origin + createCollection)
    await page.locator("[data-island=request]").click()
    await page.getByText("Fill in the IDs of your store, then run. Nothing was sent yet.").waitFor()
    expect((await shop.admin("GET", "/admin/collections")).body.count).toBe(0)
    expect(page.workers()).toEqual([])
    await run(page)
    expect(await news(page)).toBe(`${server.baseUrl} returned 200.`)
    expect((await shop.admin("GET", "/admin/collections")).body.collections).toMatchObject([
      { title: "Winter" },
    ])
    await page.context().close()
  })

  it("is sent a sample: by curl one by one, in React with what the reader fills in, and as it is written", async () => {
    const page = await site.open("/modules/regions-and-currencies/storefront/use-regions")
    await page.getByRole("tab", { name: "curl", exact: true }).first().click()
    await page.locator('[data-run="curl/regions/use-regions.sh#list"]').click()
    await settled(page)
    await choose(page, server.baseUrl)
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByText(`${server.baseUrl} returned 200.`).waitFor()
    expect(await answerIn(page)).toMatchObject({ regions: [] })
    await page.getByRole("tab", { name: "React", exact: true }).first().click()
    await page.locator('[data-run="react/regions/use-regions/list.tsx#list"]').click()
    await page.getByRole("button", { name: "Show the component" }).click()
    await page.locator(".try-table code", { hasText: "GET /store/regions" }).waitFor()
    expect(page.workers()).toEqual([])
    await page.getByRole("tab", { name: "JS client", exact: true }).first().click()
    await page.locator('[data-run="regions/use-regions.ts#list"]').click()
    await page.getByText("Nothing was sent yet.").last().waitFor()
    expect((await shop.admin("GET", "/admin/regions")).body.count).toBe(0)
    await page.getByRole("button", { name: "Run it there" }).click()
    await page.getByText(`Ran at ${server.baseUrl} from the beginning to the end of this step.`).waitFor()
    expect((await shop.admin("GET", "/admin/regions")).body.count).toBe(2)
    await page.context().close()
  })

  it("that rejects the site's origin differs from one that does not respond", async () => {
    const page = await site.open(listCollections)
    await firstRun(page)
    await choose(page, shut.baseUrl)
    await run(page)
    expect(await news(page)).toBe(
      `${shut.baseUrl} runs, but does not let this site read its responses (CORS). Add ${site.origin} to ADMIN_CORS of the server, e.g. ADMIN_CORS=${site.origin}, and restart it.`,
    )
    await choose(page, "http://127.0.0.1:9")
    await run(page)
    expect(await news(page)).toContain("http://127.0.0.1:9 does not respond. Is the server running?")
    await choose(page, "shop")
    await run(page)
    expect(await news(page)).toBe(
      "“shop” is not the address of a server. Use the form http://localhost:9000.",
    )
    await page.context().close()
  })
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, signIn, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const region = (name: string) => shop.page.getByRole("region", { name })
const search = () => shop.page.getByRole("combobox", { name: "Command palette" })
const option = (name: string | RegExp) => shop.page.getByRole("option", { name })

it("starts with an overview whose numbers lead to the lists that they count", async () => {
  const { page, heading, read } = shop
  await page.goto(shop.dashboard)
  await heading("Overview").waitFor()
  expect(new URL(page.url()).pathname).toBe("/app/a/overview")
  const open = "status[]=pending&fulfillment_status[]=not_fulfilled&fulfillment_status[]=partially_fulfilled"
  const { count } = await read(`/admin/orders?${open}&limit=1`)
  await page.getByRole("link", { name: `Orders to fulfill ${count}` }).click()
  await heading("Orders").waitFor()
  await page.getByText(`of ${count}`).waitFor()
  await page.goBack()
  await region("Sales")
    .getByRole("link", { name: /^\d+ orders?$/ })
    .waitFor()
  const sum = await region("Sales").locator(".overview-sums strong").textContent()
  const since = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 30 * 86_400_000).toISOString()
  const { orders } = await read(`/admin/orders?created_at[gte]=${since}&limit=1000`)
  interface Sold {
    readonly status: string
    readonly currency_code: string
    readonly total: number
    readonly refunded_total: number
  }
  const sold = orders.filter(({ status }: Sold) => status !== "canceled") as Sold[]
  const inCurrency = (currency: string) => sold.filter(({ currency_code }) => currency_code === currency)
  const [largest = []] = [...new Set(sold.map(({ currency_code }) => currency_code))]
    .map(inCurrency)
    .sort((one, other) => other.length - one.length)
  const total = largest.reduce((all, order) => all + order.total - order.refunded_total, 0)
  expect(Math.round(Number(sum?.replace(/[^\d.]/g, "")) * 100)).toBe(total)
  await region("Sales").getByRole("combobox", { name: "Period" }).selectOption("7")
  await region("Sales").getByText("Show as table").waitFor()

  // The list that the number of orders leads to begins with the same day.
  expect(
    await region("Sales")
      .getByRole("link", { name: /orders?$/ })
      .getAttribute("href"),
  ).toContain("created=7d..")
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
  const week = 7 * 86_400_000
  const currency = await region("Sales").getByRole("combobox", { name: "Currency" }).inputValue()
  const sales = (from: number, to: number) =>
    (orders as (Sold & { created_at: string })[]).filter((order) => {
      const time = Date.parse(order.created_at)
      return order.status !== "canceled" && order.currency_code === currency && time >= from && time < to
    })
  const net = (list: readonly Sold[]) =>
    list.reduce((all, order) => all + order.total - order.refunded_total, 0)
  const [before, current] = [sales(hour - 2 * week, hour - week), sales(hour - week, Infinity)]
  expect([before.length, current.length], "the demo store has orders in both weeks").not.toContain(0)
  const said = await region("Sales")
    .getByText(/^Previous period: /)
    .textContent()
  expect(Math.round(Number(said?.split("·")[0]?.replace(/[^\d.]/g, "")) * 100)).toBe(net(before))
  expect(said).toMatch(new RegExp(`· ${before.length} orders?$`))
  const change = Math.round((100 * Math.abs(current.length - before.length)) / before.length)
  const words =
    current.length === before.length
      ? "The same as in the previous period"
      : `${change}% ${current.length > before.length ? "more" : "less"} than in the previous period`
  await region("Sales").locator(".overview-sums").getByText(words).first().waitFor()
  await region("Sales").getByText("Show as table").click()
  const column = region("Sales").locator(".ui-chart-table tbody td:nth-child(3)")
  const shown = await column.allTextContents()
  const sumOf = (texts: readonly string[]) =>
    Math.round(texts.reduce((all, text) => all + Number(text.replace(/[^\d.-]/g, "")), 0) * 100)
  expect(sumOf(shown), "the line adds up to the same sum").toBe(net(before))
  expect(await shop.flaws()).toEqual([])
  const newest = (await read("/admin/orders?limit=1")).orders[0]
  await region("Newest orders").getByText(`#${newest.display_id}`, { exact: true }).waitFor()
})

it("opens pages whose address lacks the `/a`, and reports unknown addresses", async () => {
  const { page, heading } = shop
  await page.goto(`${shop.dashboard}/settings`)
  await heading("Settings").waitFor()
  expect(new URL(page.url()).pathname).toBe("/app/a/settings")
  await page.goto(`${shop.dashboard}/products?q=mug#list`)
  await heading("Products").waitFor()
  expect(new URL(page.url()).href).toMatch(/\/app\/a\/products\?q=mug#list$/)
  await page.goto(`${shop.dashboard}/nowhere`)
  await heading("Page not found").waitFor()
})

it("asks little of the API for the overview, and for the first steps only while they are shown", async () => {
  const { page, heading, read, send } = shop
  const asked = async () => {
    const paths: string[] = []
    const note = (request: { url(): string }) => {
      if (request.url().includes("/admin/")) paths.push(new URL(request.url()).pathname)
    }
    page.on("request", note)
    await page.goto(`${shop.dashboard}/a/overview`)
    await heading("Overview").waitFor()
    await page.waitForLoadState("networkidle")
    page.off("request", note)
    return paths
  }
  const { user } = await read("/admin/auth")
  const withSteps = await asked()
  await send(`/admin/users/${user.id}`, { metadata: { first_steps: "dismissed" } })
  const without = await asked()
  expect(without.length, without.join(" ")).toBeLessThanOrEqual(10)
  expect(withSteps.length - without.length, withSteps.join(" ")).toBe(3)
  await send(`/admin/users/${user.id}`, { metadata: { first_steps: "" } })
})

it("has no flaws on the overview", async () => {
  expect(await shop.flaws()).toEqual([])
})

it("tells recently opened pages of the same title apart", async () => {
  const { page, read } = shop
  const { regions } = await read("/admin/regions?limit=1")
  const [{ id, name }] = regions
  await shop.open(`settings/regions/${id}`, name)
  await shop.open(`settings/taxes/${id}`, name)
  await page.keyboard.press("Control+k")
  await option(new RegExp(`^${name}.*Regions`)).waitFor()
  await option(new RegExp(`^${name}.*Taxes`)).waitFor()
  await page.keyboard.press("Escape")
})

it("opens pages, records and actions from the command palette", async () => {
  const { page, heading, read, flaws } = shop
  const { id, display_id, email } = (await read("/admin/orders?limit=1")).orders[0]
  await page.keyboard.press("Control+k")
  await search().fill("taxes")
  await option("Taxes").waitFor()
  await page.keyboard.press("Enter")
  await heading("Taxes").waitFor()
  await shop.button("Search").click()
  await search().fill(`#${display_id}`)
  await option(new RegExp(`^Order #${display_id}\\b`)).click()
  await heading(`Order #${display_id}`).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/app/a/orders/${id}`)
  await page.keyboard.press("Control+k")
  await option(`Order #${display_id}`).waitFor()
  await search().fill(email)
  await option(new RegExp(`^Order #\\d+`)).first().waitFor()
  await search().fill("create customer")
  await option("Create customer").click()
  await shop.dialog().getByLabel("Email").waitFor()
  expect(new URL(page.url()).pathname).toBe("/app/a/customers")
  await page.keyboard.press("Escape")
  await shop.dialog().waitFor({ state: "detached" })
  await page.keyboard.press("Control+k")
  await search().fill("create location")
  await option("Create location").click()
  await shop.dialog().getByLabel("Name").waitFor()
  await page.keyboard.press("Escape")
  await shop.dialog().waitFor({ state: "detached" })
  await page.keyboard.press("Control+k")
  await search().fill("create product")
  await option("Create product").click()
  await page.waitForURL(/products\/new$/)
  await page.keyboard.press("Control+k")
  await search().waitFor()
  expect(await flaws()).toEqual([])
  await page.keyboard.press("Escape")
})

it("issues a gift card from the palette, and stays on its page", async () => {
  const { page, dialog, inDialog, heading } = shop
  await page.keyboard.press("Control+k")
  await search().fill("issue gift")
  await option("Issue gift card").click()
  await dialog().getByLabel("Value").fill("25")
  expect(new URL(page.url()).search).toBe("?new")
  await inDialog("Issue gift card").click()
  await dialog().waitFor({ state: "detached" })
  await page.waitForURL(/gift-cards\/gift_/)
  const { gift_cards: cards } = await shop.read("/admin/gift-cards?limit=1")
  await heading(cards[0].code).waitFor()
  expect(new URL(page.url()).search).toBe("")
  // The dialog hides the heading of the page.
  await page.goto(`${shop.dashboard}/a/settings/shipping-profiles?new`)
  await dialog().getByLabel("Name").waitFor()
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  expect(new URL(page.url()).search).toBe("")
})

it("finds the records of every list from the palette", async () => {
  const { page, read, send } = shop
  await send("/admin/price-lists", { name: "Palette prices", description: "x", type: "sale", prices: [] })
  const regions = (await read("/admin/regions")).regions
  const region_id = regions[0].id
  const rule = { type: "percentage", value: 10, allocation: "total" }
  await send("/admin/discounts", { code: "PALETTE10", regions: [region_id], rule, is_dynamic: false })
  const { gift_card } = await send("/admin/gift-cards", { region_id, value: 1000 })
  await send("/admin/customer-groups", { name: "Palette people" })
  const { inventory_items } = await read("/admin/inventory-items?limit=100")
  const { sku } = inventory_items.find((each) => each.sku)
  const [category] = (await read("/admin/product-categories?limit=1")).product_categories
  const [collection] = (await read("/admin/collections?limit=1")).collections
  const [channel] = (await read("/admin/sales-channels?limit=1")).sales_channels
  const { shipping_options } = await read(`/admin/shipping-options?region_id=${region_id}`)
  const { draft_order } = await send("/admin/draft-orders", {
    email: "palette@example.com",
    region_id,
    items: [{ title: "Engraving", unit_price: 100, quantity: 1, metadata: {} }],
    shipping_methods: [{ option_id: shipping_options[0].id }],
  })
  const product = { title: "With words", type: { value: "palette type" }, tags: [{ value: "palette tag" }] }
  await send("/admin/products", product)
  await send("/admin/stock-locations", { name: "Palette hall" })
  const stocked = inventory_items.find(({ location_levels: levels = [] }) => levels.length > 0)
  const { location_id } = stocked.location_levels[0]
  const reserved = { inventory_item_id: stocked.id, location_id, quantity: 1, description: "Palette fair" }
  await send("/admin/reservations", reserved)
  await send("/admin/publishable-api-keys", { title: "Palette key" })
  await send("/admin/shipping-profiles", { name: "Palette shipping", type: "custom" })
  await send("/admin/return-reasons", { label: "Palette reason", value: "palette" })
  await shop.open("settings/files", "Files")
  const upload = page.waitForResponse((response) => response.url().endsWith("/admin/uploads"))
  await page
    .getByLabel("Upload files", { exact: true })
    .setInputFiles({ name: "palette.txt", mimeType: "text/plain", buffer: Buffer.from("palette") })
  await upload
  const records: (readonly [group: string, q: string, label: string, path: RegExp])[] = [
    ["Price lists", "palette pri", "Palette prices", /pricing\/pl_/],
    ["Discounts", "palette1", "PALETTE10", /discounts\/disc_/],
    ["Gift cards", gift_card.code.toLowerCase(), gift_card.code, /gift-cards\/gift_/],
    ["Customer groups", "palette peo", "Palette people", /customers\/groups\/cgrp_/],
    ["Inventory", sku.toLowerCase(), sku, /inventory\/iitem_/],
    ["Categories", category.name, category.name, /product-categories\/pcat_/],
    ["Collections", collection.title, collection.title, /collections\/pcol_/],
    ["Regions", regions[0].name, regions[0].name, /settings\/regions\/reg_/],
    ["Sales channels", channel.name, channel.name, /sales-channels\/sc_/],
    ["Draft orders", "palette@ex", `Draft order #${draft_order.display_id}`, /draft-orders\/dorder_/],
    ["Team", "admin@example.com", "admin@example.com", /settings\/team$/],
    ["Stock locations", "palette hall", "Palette hall", /inventory\/locations\?q=Palette/],
    ["Reservations", "palette fair", "Palette fair", /inventory\/reservations\?q=Palette/],
    ["Types", "palette ty", "palette type", /products\?type=ptyp_/],
    ["Tags", "palette ta", "palette tag", /products\?tag=ptag_/],
    ["Publishable API keys", "palette ke", "Palette key", /publishable-api-keys\/pk_/],
    ["Shipping profiles", "palette ship", "Palette shipping", /shipping-profiles\/sp_/],
    ["Return reasons", "palette rea", "Palette reason", /settings\/return-reasons$/],
    ["Files", "palette", "palette", /settings\/files\?q=palette/],
  ]
  for (const [group, q, label, path] of records) {
    await page.keyboard.press("Control+k")
    await search().fill(q)
    const found = page.getByRole("group", { name: group, exact: true }).getByRole("option")
    await found.filter({ hasText: label }).first().click()
    await page.waitForURL(path)
  }
})

it("asks each list once, and none that cannot match, and shows an error at its list alone", async () => {
  const { page, read } = shop
  const asked: string[] = []
  const aborted: string[] = []
  const note = (request: { url(): string }) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has("q") || searchParams.has("display_id")) asked.push(pathname.split("/").pop()!)
  }
  const noteEnd = (request: { url(): string }) => aborted.push(request.url())
  await shop.open("settings", "Settings")
  page.on("request", note)
  page.on("requestfailed", noteEnd)
  // A list that responds late does not hold the others back, and is aborted when the text changes.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/admin\/collections\?/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.route(/\/admin\/price-lists\?/, (route) =>
    route.fulfill({ status: 400, json: { type: "invalid_data", message: "Price lists cannot be read." } }),
  )
  await page.keyboard.press("Control+k")
  await search().fill("palette")
  await option(/^PALETTE10/).waitFor()
  await page.getByRole("group", { name: "Price lists" }).getByText("Price lists cannot be read.").waitFor()
  expect(asked.filter((name) => name === "collections")).toEqual(["collections"])
  expect([...asked].sort()).toEqual([...new Set(asked)].sort())
  expect(asked.length).toBeLessThanOrEqual(19)
  asked.length = 0
  await search().fill("palette1")
  await expect.poll(() => aborted.some((address) => address.includes("/admin/collections"))).toBe(true)
  await expect.poll(() => asked.includes("discounts")).toBe(true)
  // Products had no row with "palette": none has one with "palette1".
  expect(asked).not.toContain("products")
  release()
  asked.length = 0
  const { email } = (await read("/admin/orders?limit=1")).orders[0]
  await search().fill(email)
  await page.getByRole("group", { name: "Customers" }).getByRole("option").first().waitFor()
  await expect.poll(() => [...asked].sort()).toEqual(["customers", "draft-orders", "orders", "users"])
  asked.length = 0
  await search().fill("#1")
  await expect.poll(() => asked).toEqual(["orders"])
  await search().fill("palette10")
  await page.getByRole("group", { name: "Discounts" }).getByRole("option").first().waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL(/discounts\/disc_/)
  page.off("request", note)
  page.off("requestfailed", noteEnd)
  await page.unroute(/\/admin\/collections\?/)
  await page.unroute(/\/admin\/price-lists\?/)
})

it("opens a filter that is pressed while the search of the list waits", async () => {
  const { page, dashboard } = shop
  const filter = page.locator(".ui-table-tools").getByRole("button", { name: "Status" })
  await page.goto(`${dashboard}/a/products?q=soap`)
  await filter.waitFor()
  await page.waitForLoadState("networkidle")
  await page.getByRole("searchbox").fill("")
  const { x, y } = (await filter.boundingBox())!
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  // Longer than the search waits; the row of the views goes away with it.
  await page.waitForTimeout(400)
  await page.mouse.up()
  await page.getByRole("option", { name: "Draft" }).waitFor()
  await page.waitForURL((url) => !url.searchParams.has("q"))
  await page.keyboard.press("Escape")
})

it("opens a record that is clicked while the search of the list waits, even if its page loads slowly", async () => {
  const { page, heading } = shop
  await page.goto(`${shop.dashboard}/a/sales-channels`)
  const first = page.locator("main tbody").getByRole("link").first()
  const name = (await first.textContent())!
  await page.route(/\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole("searchbox").fill(name)
  await first.click()
  await heading(name).waitFor()
  await page.waitForLoadState("networkidle")
  expect(new URL(page.url()).pathname).toMatch(/sales-channels\/sc_/)
  await page.unroute(/\.js/)
  await page.goBack()
  await heading("Sales channels").waitFor()
  expect(new URL(page.url()).searchParams.get("q")).toBe(name)
})

it("exports from the palette, and shows the job with its file in the activity", async () => {
  const { page, dialog, inDialog, read, flaws } = shop
  await shop.open("settings", "Settings")
  await page.keyboard.press("Control+k")
  await search().fill("export products")
  await option("Export products").click()
  await dialog().getByRole("article", { name: "Product export" }).getByText("Complete").waitFor()
  const started = page.waitForEvent("download")
  await inDialog("Download").click()
  expect((await started).suggestedFilename()).toMatch(/\.csv$/)
  expect(await flaws()).toEqual([])
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  const { batch_jobs } = await read("/admin/batch-jobs?limit=1&order=-created_at")
  expect(batch_jobs[0]).toMatchObject({ type: "product-export", status: "completed" })
})

it("cancels and confirms a job that waits", async () => {
  const { page, send, inDialog, dialog, read } = shop
  const job = { type: "product-export", context: {}, dry_run: true }
  const { batch_job } = await send("/admin/batch-jobs", job)
  await page.reload()
  await shop.button(/^Activity/).click()
  await inDialog("Confirm").waitFor()
  await inDialog("Cancel job").click()
  await dialog().getByText("Canceled", { exact: true }).waitFor()
  expect((await read(`/admin/batch-jobs/${batch_job.id}`)).batch_job.status).toBe("canceled")
  await page.keyboard.press("Escape")
})

it("shows how far a running job is, and its result once it is over", async () => {
  const { page, button, dialog, read, send } = shop
  const job = { type: "product-export", context: {}, dry_run: true }
  const { batch_job } = await send("/admin/batch-jobs", job)
  await send(`/admin/batch-jobs/${batch_job.id}/cancel`)
  // A job of the demo store is over too soon to be seen.
  let shown: object = { status: "processing", result: { count: 40, advancement_count: 12 } }
  await page.route(/\/admin\/batch-jobs\?/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { batch_jobs: object[] }
    const [first, ...others] = json.batch_jobs
    await route.fulfill({ response, json: { ...json, batch_jobs: [{ ...first, ...shown }, ...others] } })
  })
  await shop.open("settings", "Settings")
  await button("Activity, 1 job is running").click()
  const first = dialog().getByRole("article", { name: "Product export" }).first()
  const bar = first.getByRole("progressbar", { name: "12 of 40" })
  await bar.waitFor()
  const [whole, part] = await Promise.all([bar.boundingBox(), bar.locator("div").boundingBox()])
  expect(part!.width / whole!.width).toBeCloseTo(0.3)
  expect(await shop.flaws()).toEqual([])
  shown = { status: "completed", result: { count: 40, advancement_count: 40 } }
  await first.getByText("Complete", { exact: true }).waitFor()
  expect(await first.getByRole("progressbar").count()).toBe(0)
  await page.unroute(/\/admin\/batch-jobs\?/)
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  expect((await read(`/admin/batch-jobs/${batch_job.id}`)).batch_job.status).toBe("canceled")
})

it("changes the password in the session", async () => {
  const { page, button, read } = shop
  await shop.open("settings/personal-information", "Your account")
  const fill = async (current: string, next: string) => {
    await page.getByLabel("Current password").fill(current)
    await page.getByLabel("New password", { exact: true }).fill(next)
    await page.getByLabel("Repeat the new password").fill(next)
    await button("Change password").click()
  }
  await fill("not-the-password", "another-secret")
  await page.getByText("The current password is incorrect").waitFor()
  await fill("supersecret", "another-secret")
  await page.getByText("Password changed.").waitFor()
  expect((await read("/admin/auth")).user.email).toBe("admin@example.com")
  await page.reload()
  await fill("another-secret", "supersecret")
  await page.getByText("Password changed.").waitFor()
  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark")
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark")
  await page.getByRole("combobox", { name: "Theme" }).selectOption("system")
  const rowHeight = async () => {
    await shop.open("products", "Products")
    const box = await page.locator("tbody tr.ui-row-link").first().boundingBox()
    return box!.height
  }
  const comfortable = await rowHeight()
  await shop.open("settings/personal-information", "Your account")
  await page.getByRole("combobox", { name: "Row height" }).selectOption("compact")
  await expect.poll(async () => (await read("/admin/auth")).user.metadata?.density).toBe("compact")
  // Another browser of the same person has it too: it is kept with the account.
  await page.evaluate(() => localStorage.clear())
  expect(await rowHeight()).toBeLessThan(comfortable - 6)
  expect(await shop.flaws()).toEqual([])
  await shop.open("settings/personal-information", "Your account")
  await page.getByRole("combobox", { name: "Row height" }).selectOption("comfortable")
  await expect.poll(async () => (await read("/admin/auth")).user.metadata?.density).toBe("comfortable")
  expect(await shop.flaws()).toEqual([])
})

it("leads a new store through its first steps, and hides them for good", async () => {
  const { page, heading, button } = shop
  // The demo store has orders, so its responses are replaced with the responses of a new store.
  await page.route(/\/admin\/orders\?/, (route) =>
    route.fulfill({ json: { orders: [], count: 0, offset: 0, limit: 1 } }),
  )
  await page.goto(`${shop.dashboard}/a/overview`)
  await heading("Overview").waitFor()
  await region("First steps").getByText("3 of 4 done").waitFor()
  await region("Sales").getByText("Your sales appear here after the first order.").waitFor()
  expect(await shop.flaws()).toEqual([])
  await region("First steps")
    .getByRole("link", { name: /Place a test order/ })
    .click()
  await heading("Create draft order").waitFor()
  await page.goBack()
  await button("Hide").click()
  await region("First steps").waitFor({ state: "detached" })
  await page.reload()
  await region("Sales").getByText("Your sales appear here after the first order.").waitFor()
  expect(await region("First steps").count()).toBe(0)
  await page.unroute(/\/admin\/orders\?/)
  expect(shop.complaints).toEqual([])
})

it("has the views and columns of a person in every browser", async () => {
  const { button, page } = shop
  await shop.open("customers?q=ada", "Customers")
  await button("Save view").click()
  await page.getByLabel("Name of the view").fill("Every Ada")
  const stored = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/admin/users/"),
  )
  await page.keyboard.press("Enter")
  expect((await stored).status()).toBe(200)
  const other = await page.context().browser()!.newPage({ reducedMotion: "reduce" })
  await signIn(other, shop.dashboard)
  await other.goto(`${shop.dashboard}/a/customers`)
  await other.getByRole("button", { name: "Every Ada", exact: true }).click()
  await other.waitForURL(/q=ada/)
  await other.getByRole("button", { name: "Delete the view Every Ada" }).click()
  await expect
    .poll(async () => {
      await page.reload()
      await shop.heading("Customers").waitFor()
      return button("Every Ada").count()
    })
    .toBe(0)
  await other.close()
})

it("shares views with everyone, and loses none that another person shares at the same time", async () => {
  const { page, read } = shop
  const other = await page.context().browser()!.newPage({ reducedMotion: "reduce" })
  await signIn(other, shop.dashboard)
  const share = async (in_: typeof page, q: string, name: string) => {
    await in_.getByRole("button", { name: "Save view" }).click()
    await in_.getByLabel("Name of the view").fill(name)
    await in_.getByRole("checkbox", { name: "Share with everyone" }).check()
    await in_.getByRole("button", { name: "Save", exact: true }).click()
    await in_.getByRole("button", { name: `${name} Shared with everyone`, exact: true }).waitFor()
    expect(new URL(in_.url()).search).toBe(`?q=${q}`)
  }
  for (const [in_, q] of [
    [page, "ada"],
    [other, "theo"],
  ] as const) {
    await in_.goto(`${shop.dashboard}/a/customers?q=${q}`)
    await in_.getByRole("button", { name: "Save view" }).waitFor()
  }
  // Both requests are on their way before the server gets the first of them.
  const sent = new Promise<void>((go) => {
    let waiting = 0
    for (const each of [page, other])
      void each.route("**/admin/store", async (route) => {
        if (route.request().method() === "POST" && ++waiting === 2) go()
        if (route.request().method() === "POST") await sent
        await route.continue()
      })
  })
  await Promise.all([share(page, "ada", "Team: Ada"), share(other, "theo", "Team: Theo")])
  await Promise.all([page, other].map((each) => each.unroute("**/admin/store")))
  expect(await shop.flaws()).toEqual([])
  const shared = async () => {
    const { store } = await read("/admin/store")
    return Object.keys(store.metadata ?? {}).filter((key) => key.startsWith("dashboard:view:"))
  }
  const keys = ["Ada", "Theo"].map((name) => `dashboard:view:a/customers:Team: ${name}`)
  expect((await shared()).toSorted()).toEqual(keys)
  await page.reload()
  await page.getByRole("button", { name: "Team: Theo Shared with everyone", exact: true }).click()
  await page.waitForURL(/q=theo/)
  await page.getByRole("button", { name: "All", exact: true }).click()
  await page.goto(`${shop.dashboard}/a/customers?q=grace`)
  await page.getByRole("button", { name: "Save view" }).click()
  await page.getByLabel("Name of the view").fill("My Grace")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "My Grace", exact: true }).waitFor()
  await page.getByRole("button", { name: "Delete the view My Grace", exact: true }).click()
  await page.goto(`${shop.dashboard}/a/settings/details`)
  await page.getByRole("region", { name: "Metadata" }).waitFor()
  expect(await page.getByText("dashboard:view").count(), "views are no metadata to edit").toBe(0)
  await page.goBack()
  for (const name of ["Team: Ada", "Team: Theo"]) {
    await page.getByRole("button", { name: `Delete the view ${name} for everyone` }).click()
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).waitFor({ state: "detached" })
  }
  expect(await shared()).toEqual([])
  await other.close()
})

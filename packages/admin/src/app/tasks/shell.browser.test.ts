import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

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
  const newest = (await read("/admin/orders?limit=1")).orders[0]
  await region("Newest orders").getByText(`#${newest.display_id}`, { exact: true }).waitFor()
})

it("asks little of the API for the overview", async () => {
  const { page, heading } = shop
  const asked: string[] = []
  const note = (request: { url(): string }) => {
    if (request.url().includes("/admin/")) asked.push(new URL(request.url()).pathname)
  }
  page.on("request", note)
  await page.goto(`${shop.dashboard}/a/overview`)
  await heading("Overview").waitFor()
  await page.waitForLoadState("networkidle")
  page.off("request", note)
  expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(10)
})

it("has no flaws on the overview", async () => {
  expect(await shop.flaws()).toEqual([])
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
  await search().fill("create product")
  await option("Create product").click()
  await page.waitForURL(/products\/new$/)
  await page.keyboard.press("Control+k")
  await search().waitFor()
  expect(await flaws()).toEqual([])
  await page.keyboard.press("Escape")
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
  expect(await shop.flaws()).toEqual([])
})

it("leads a new store through its first steps, and hides them for good", async () => {
  const { page, heading, button } = shop
  // The demo store has orders: the responses of a new one stand in for its own.
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

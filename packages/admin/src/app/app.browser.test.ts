import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { actionsOf, desktop, phone, startDashboard, violations as violationsOf } from "./tasks/testing.ts"

let shop: Awaited<ReturnType<typeof startDashboard>>
let page: Page
let dashboard: string
let complaints: readonly string[]
let actions: ReturnType<typeof actionsOf>

beforeAll(async () => {
  shop = await startDashboard({ expected: /status of 401/, timeout: 20_000 })
  ;({ page, dashboard, complaints } = shop)
  actions = actionsOf(page, dashboard)
}, 300_000)

afterAll(() => shop?.close())

const button = (name: string | RegExp) => actions.button(name)
const inDialog = (name: string) => actions.inDialog(name)
const heading = (name: string | RegExp) => actions.heading(name)
const read = <Path extends string>(path: Path) => actions.read(path)
const send = <Path extends string>(path: Path, body: unknown) => actions.send(path, body)
const violations = () => violationsOf(page)

it("signs in, and goes back to the page that was asked for", async () => {
  await page.goto(`${dashboard}/a/products`)
  await heading("Sign in to Stheno").waitFor()
  expect(await actions.flaws({ isOnLaptop: true })).toEqual([])
  await button("Forgot your password?").click()
  await heading("Reset your password").waitFor()
  expect(await actions.flaws({ isOnLaptop: true })).toEqual([])
  await button("Back to sign-in").click()
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password").fill("wrong")
  await button("Sign in").click()
  await page.getByText("The email or the password is incorrect.").waitFor()
  await page.getByLabel("Password").fill("supersecret")
  await button("Sign in").click()
  await heading("Products").waitFor()
  expect(new URL(page.url()).pathname).toBe("/app/a/products")
})

it("filters the orders in the address", async () => {
  await page.goto(`${dashboard}/a/orders`)
  await heading("Orders").waitFor()
  await button("Payment").first().click()
  await page.getByRole("option", { name: "Awaiting capture" }).click()
  await page.keyboard.press("Escape")
  await page.waitForURL(/payment=awaiting/)
  const { count } = await read("/admin/orders?payment_status[]=awaiting")
  await page.getByText(`1–${count} of ${count}`).waitFor()
})

it("captures a payment, fulfills, ships and refunds", async () => {
  const { orders } = await read("/admin/orders?payment_status[]=awaiting&limit=1")
  const { id, display_id } = orders[0]
  await page.goto(`${dashboard}/a/orders/${id}`)
  await heading(`Order #${display_id}`).waitFor()
  await button("Capture payment").click()
  expect(await violations()).toEqual([])
  await inDialog("Capture payment").click()
  await page.getByText("Payment captured").waitFor()
  await button("Create fulfillment").click()
  await inDialog("Create fulfillment").click()
  await page.getByText("Every unit is fulfilled.").waitFor()
  await button("Mark as shipped").click()
  await page.getByRole("dialog").getByLabel("Tracking numbers").fill("AB1, AB2")
  await inDialog("Mark as shipped").click()
  await page.getByText("AB1 · AB2").waitFor()
  await button("Refund").click()
  await page.getByRole("dialog").getByLabel("Amount").fill("1.50")
  await inDialog("Refund").click()
  await page.getByText("Refund created").waitFor()
  const { order } = await read(`/admin/orders/${id}`)
  expect(order).toMatchObject({
    payment_status: "partially_refunded",
    fulfillment_status: "shipped",
    refunded_total: 150,
  })
})

it("says at the field what keeps a form from being sent, and edits a product", async () => {
  const { products } = await read("/admin/products?limit=1&is_giftcard=false")
  await page.goto(`${dashboard}/a/products/${products[0].id}`)
  await heading(products[0].title).waitFor()
  await button("Edit").first().click()
  const title = page.getByRole("dialog").getByLabel("Title", { exact: true })
  await title.fill("")
  await inDialog("Save").click()
  await page.getByText("Enter a value.").waitFor()
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
  await title.fill("Another title")
  await inDialog("Save").click()
  await heading("Another title").waitFor()
  expect((await read(`/admin/products/${products[0].id}`)).product.title).toBe("Another title")
})

it("asks before it discards input, in a dialog and on a page", async () => {
  const { products } = await read("/admin/products?limit=1&is_giftcard=false")
  await page.goto(`${dashboard}/a/products/${products[0].id}`)
  await heading(products[0].title).waitFor()
  await button("Edit").first().click()
  const title = page.getByRole("dialog").getByLabel("Title", { exact: true })
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
  // Without changes, Escape closes the dialog at once.
  await page.keyboard.press("Escape")
  await title.waitFor({ state: "detached" })
  await button("Edit").first().click()
  await title.fill("Half a title")
  await page.mouse.click(5, 5)
  await page.getByText("Discard your changes?").waitFor()
  expect(await violations()).toEqual([])
  await page.keyboard.press("Escape")
  await page.getByText("Discard your changes?").waitFor({ state: "detached" })
  expect(await title.inputValue()).toBe("Half a title")
  await page.keyboard.press("Escape")
  await button("Discard changes").click()
  await title.waitFor({ state: "detached" })
  await page.goto(`${dashboard}/a/settings/details`)
  const name = page.getByLabel("Store name")
  await name.fill("Another store")
  await page.getByRole("link", { name: "Orders", exact: true }).click()
  await button("Keep editing").click()
  expect(await name.inputValue()).toBe("Another store")
  await page.getByRole("link", { name: "Orders", exact: true }).click()
  await button("Discard changes").click()
  await heading("Orders").waitFor()
})

it("asks for the password in place when the session has ended, and then saves", async () => {
  await page.goto(`${dashboard}/a/settings/details`)
  const name = page.getByLabel("Store name")
  await name.fill("Renewed store")
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await button("Save").click()
  await page.getByText("Your session has ended").waitFor()
  expect(await actions.flaws({ isOnLaptop: true })).toEqual([])
  await page.getByRole("dialog").getByLabel("Password").fill("supersecret")
  await inDialog("Sign in").click()
  await page.getByText("Saved", { exact: true }).waitFor()
  expect((await read("/admin/store")).store.name).toBe("Renewed store")
  expect((await page.context().cookies()).length).toBe(cookies.length)
  await page.reload()
  expect(await name.inputValue()).toBe("Renewed store")
})

it("finds an order by the number that it shows, and shows sums that add up", async () => {
  const { orders } = await read("/admin/orders?limit=5")
  const { id, display_id } = orders[1]
  await page.goto(`${dashboard}/a/orders`)
  await page.getByLabel("Search Orders").fill(`#${display_id}`)
  await page.getByText("1–1 of 1").waitFor()
  await page.getByRole("link", { name: `#${display_id}` }).click()
  await heading(`Order #${display_id}`).waitFor()
  const { order } = await read(`/admin/orders/${id}`)
  const lines = await page.locator(".lines > li").evaluateAll((rows) =>
    rows.map((row) =>
      [".line-price", ".line-total"].map((part) =>
        Number(
          row
            .querySelector(part)
            ?.textContent?.split("×")[0]
            ?.replace(/[^\d.]/g, ""),
        ),
      ),
    ),
  )
  const quantities = await page
    .locator(".line-price")
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.split("×")[1])))
  expect(lines.map(([unit = 0], index) => Math.round(unit * 100) * (quantities[index] ?? 0))).toEqual(
    lines.map(([, sum = 0]) => Math.round(sum * 100)),
  )
  const shown = await page.locator(".totals-sum .money").textContent()
  expect(Math.round(Number(shown?.replace(/[^\d.]/g, "")) * 100)).toBe(order.total)
})

it("shows an order edit that somebody started, and cancels it", async () => {
  const { orders } = await read("/admin/orders?payment_status[]=awaiting&limit=1")
  const { id } = orders[0]
  const { order_edit } = await send("/admin/order-edits", { order_id: id, internal_note: "By telephone" })
  await page.goto(`${dashboard}/a/orders/${id}`)
  const card = page.getByRole("region", { name: "Order edit" })
  await card.getByText("No changes yet").waitFor()
  await card.getByRole("button").click()
  await page.getByRole("menuitem", { name: "Cancel edit" }).click()
  await inDialog("Cancel edit").click()
  // The open dialog hides the card from assistive technology before the server answers.
  await page.getByText("Edit canceled", { exact: true }).waitFor()
  await card.waitFor({ state: "detached" })
  expect((await read(`/admin/order-edits/${order_edit.id}`)).order_edit.status).toBe("canceled")
})

it("follows its keys", async () => {
  await page.goto(`${dashboard}/a/settings`)
  await heading("Settings").waitFor()
  await page.keyboard.press("g")
  await page.keyboard.press("o")
  await heading("Orders").waitFor()
  await page.keyboard.press("/")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search Orders")
})

it("keeps the chosen theme", async () => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`${dashboard}/a/settings`)
  await button("Theme").click()
  await page.getByRole("menuitemradio", { name: "Dark" }).click()
  expect(await ground()).toBe("rgb(13, 19, 17)")
  await page.reload()
  await heading("Settings").waitFor()
  expect(await ground()).toBe("rgb(13, 19, 17)")
  await button("Theme").click()
  await page.getByRole("menuitemradio", { name: "Same as the device" }).click()
  expect(await ground()).toBe("rgb(246, 247, 244)")
})

it("speaks the language of the browser, of the choice, and of the account", async () => {
  const german = await shop.browser.newPage({ viewport: desktop, locale: "de-AT" })
  await german.goto(`${dashboard}/login`)
  await german.getByRole("heading", { level: 1, name: "Bei Stheno anmelden" }).waitFor()
  expect(await german.evaluate(() => document.documentElement.lang)).toBe("de")
  await german.close()
  await page.goto(`${dashboard}/a/settings/personal-information`)
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar")
  await heading("حسابك").waitFor()
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl")
  expect(await violations()).toEqual([])
  await page.goto(`${dashboard}/a/orders`)
  await heading("الطلبات").waitFor()
  expect(await violations()).toEqual([])
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.setViewportSize(desktop)
  // Another browser of the same person has no saved choice.
  await page.evaluate(() => localStorage.removeItem("stheno:language"))
  await page.goto(`${dashboard}/a/settings/personal-information`)
  await heading("حسابك").waitFor()
  await page.getByRole("combobox", { name: "اللغة" }).selectOption("en")
  await heading("Your account").waitFor()
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("ltr")
})

it("opens its menu on a phone, and closes it with Escape", async () => {
  await page.setViewportSize(phone)
  await page.goto(`${dashboard}/a/orders`)
  await heading("Orders").waitFor()
  const products = page.getByRole("link", { name: "Products", exact: true })
  expect(await products.isVisible()).toBe(false)
  await button("Menu").click()
  await products.waitFor()
  await page.keyboard.press("Escape")
  await products.waitFor({ state: "hidden" })
  await page.setViewportSize(desktop)
})

it("signs out, and forgets drafts and recent pages", async () => {
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^stheno:(draft|page-draft|recent)\b/.test(key)),
    )
  const { id } = await actions.firstOf("customers")
  await actions.open(`customers/${id}`, /./)
  await actions.open("customers", "Customers")
  const firstName = page.getByRole("dialog").getByLabel("First name", { exact: true })
  await button("Create customer").first().click()
  await firstName.fill("Ada")
  await expect.poll(kept).toContain("stheno:draft:customer")
  await page.evaluate(() => {
    const draft = JSON.stringify({ values: {}, savedAt: Date.now() })
    localStorage.setItem("stheno:page-draft:price-list-products:pl_1", draft)
  })
  await page.reload()
  await heading("Customers").waitFor()
  expect((await kept()).sort()).toEqual([
    "stheno:draft:customer",
    "stheno:page-draft:price-list-products:pl_1",
    "stheno:recent",
  ])
  await page.locator(".topbar").getByRole("button", { name: "Account" }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await heading("Sign in to Stheno").waitFor()
  expect(await kept()).toEqual([])
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password").fill("supersecret")
  await button("Sign in").click()
  await page.locator(".topbar").waitFor()
  await actions.open("customers", "Customers")
  await button("Create customer").first().click()
  expect(await firstName.inputValue()).toBe("")
  expect(complaints).toEqual([])
})

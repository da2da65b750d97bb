import { afterEach, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

const startShop = async (isEmpty: boolean) => {
  shop = await openDashboard({ isEmpty })
}

afterEach(() => shop?.close())

/** Each test starts another store. */
const patient = { timeout: 420_000 }

const steps = () => shop.page.getByRole("region", { name: "First steps" })
const field = (name: string | RegExp) =>
  shop.dialog().getByLabel(name, typeof name === "string" ? { exact: true } : {})

/** Pays for the only item of that name that the picker finds, and opens the order. */
async function placeTestOrder(title: string): Promise<void> {
  const { page, button, heading, inDialog, link, dialog } = shop
  await heading("Create draft order").waitFor()
  await page.getByLabel("Customer's email", { exact: true }).fill("ada@example.com")
  await button("Add items").click()
  await dialog().getByRole("searchbox").fill(title)
  await dialog().locator(".picker-row").filter({ hasText: title }).first().click()
  await inDialog("Add 1 item").click()
  await dialog().waitFor({ state: "detached" })
  await page.getByLabel("Shipping method").selectOption({ index: 1 })
  await button("Create draft order").click()
  await heading(/^Draft order #/).waitFor()
  await button("Mark as paid").click()
  await inDialog("Mark as paid").click()
  await link(/^Open order #/).click()
}

/** Follows a step of the overview, once so many are done. */
async function follow(done: number, step: RegExp): Promise<void> {
  await shop.link("Overview").first().click()
  await steps().getByText(`${done} of 4 done`).waitFor()
  await steps().getByRole("link", { name: step }).click()
}

it("leads from an empty store to a paid order by clicks alone", patient, async () => {
  await startShop(true)
  const { page, button, heading, inDialog, link, dialog, read } = shop
  const closed = () => dialog().waitFor({ state: "detached" })
  await follow(0, /^Add a product/)
  await heading("Create product").waitFor()
  await page.getByLabel("Title", { exact: true }).fill("Mug")
  await page.getByLabel(/Price in USD$/).fill("24")
  await page.getByLabel(/, In stock$/).fill("10")
  await button("Publish").click()
  await heading("Mug").waitFor()

  await follow(1, /^Set up a region and its shipping/)
  await button("Create region").first().click()
  await field("Name").fill("Home")
  await dialog().getByLabel("Search").fill("united states")
  await field("United States").check()
  for (const each of await dialog().getByLabel("Manual", { exact: true }).all()) await each.check()
  await inDialog("Create region").click()
  await heading("Home").waitFor()
  await closed()
  await button("Add option").click()
  await field("Name").fill("Post")
  await field("Price").fill("5")
  await inDialog("Add option").click()
  await closed()

  await follow(2, /^Create a publishable API key/)
  await button("Create key").first().click()
  await field("Name").fill("Storefront")
  await inDialog("Create key").click()
  await closed()

  await follow(3, /^Place a test order/)
  await placeTestOrder("Mug")
  await heading("Order #1").waitFor()

  await link("Orders").first().click()
  await page.getByRole("row", { name: /#1\b.*\$29\.00/ }).waitFor()
  const { orders } = await read("/admin/orders?fields=id,total,payment_status,email")
  expect(orders).toMatchObject([{ total: 2900, email: "ada@example.com" }])
  await link("Overview").first().click()
  await page.getByRole("region", { name: "Newest orders" }).getByText("#1").waitFor()
  expect(await steps().count()).toBe(0)
  expect(shop.complaints).toEqual([])
})

it("leads from the demo store to an order of the merchant, and goes away with it", patient, async () => {
  await startShop(false)
  const { page, button, heading, link, read, send, open } = shop
  const { count: demo } = await read("/admin/orders?limit=1&fields=id&expand=")
  expect(demo).toBeGreaterThan(20)
  const { product } = await send("/admin/products", {
    title: "First order mug",
    status: "published",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One",
        manage_inventory: false,
        options: [{ value: "One" }],
        prices: ["eur", "usd"].map((currency_code) => ({ currency_code, amount: 2400 })),
      },
    ],
  })
  await follow(3, /^Place a test order/)
  await placeTestOrder(product.title)
  await heading(`Order #${demo + 1}`).waitFor()
  const { orders, count } = await read("/admin/orders?limit=1&fields=id,email,payment_status&expand=")
  expect([count, orders]).toMatchObject([demo + 1, [{ email: "ada@example.com" }]])
  await link("Overview").first().click()
  await page
    .getByRole("region", { name: "Newest orders" })
    .getByText(`#${demo + 1}`)
    .waitFor()
  expect(await steps().count(), "the merchant has an order").toBe(0)
  await page.reload()
  await page
    .getByRole("region", { name: "Newest orders" })
    .getByText(`#${demo + 1}`)
    .waitFor()
  expect(await steps().count()).toBe(0)
  expect(shop.complaints).toEqual([])
  // A person who has seen enough hides the steps with one click, for good.
  await send("/admin/store", { metadata: { demo_orders: demo + 1 } })
  await open("overview", "Overview")
  await steps().getByText("3 of 4 done").waitFor()
  expect(await shop.flaws()).toEqual([])
  await button("Hide").click()
  await steps().waitFor({ state: "detached" })
  await page.reload()
  await page
    .getByRole("region", { name: "Newest orders" })
    .getByText(`#${demo + 1}`)
    .waitFor()
  await page.waitForLoadState("networkidle")
  expect(await steps().count()).toBe(0)
})

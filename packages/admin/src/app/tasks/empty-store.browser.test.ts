import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDashboard, phone, desktop, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard({ isEmpty: true })
}, 300_000)

afterAll(() => shop?.close())

/** The lists of the dashboard, and where the first step of each leads, or what it opens. */
const firstSteps: Record<string, { title: string; step: string; leadsTo?: string }> = {
  orders: { title: "Orders", step: "Create draft order", leadsTo: "Create draft order" },
  "draft-orders": { title: "Draft orders", step: "Create draft order", leadsTo: "Create draft order" },
  products: { title: "Products", step: "Create product", leadsTo: "Create product" },
  inventory: { title: "Inventory", step: "Create product", leadsTo: "Create product" },
  "inventory/locations": { title: "Stock locations", step: "Create location" },
  "inventory/reservations": { title: "Reservations", step: "Create reservation" },
  "product-types": { title: "Product types", step: "Create product", leadsTo: "Create product" },
  "product-tags": { title: "Product tags", step: "Create product", leadsTo: "Create product" },
  "product-categories": { title: "Categories", step: "Create category" },
  collections: { title: "Collections", step: "Create collection" },
  customers: { title: "Customers", step: "Create customer" },
  "customers/groups": { title: "Customer groups", step: "Create group" },
  discounts: { title: "Discounts", step: "Create discount", leadsTo: "Create discount" },
  "gift-cards": { title: "Gift cards", step: "Issue gift card" },
  pricing: { title: "Price lists", step: "Create price list", leadsTo: "Create price list" },
  "settings/regions": { title: "Regions", step: "Create region" },
  "settings/return-reasons": { title: "Return reasons", step: "Create reason" },
  "settings/taxes": { title: "Taxes", step: "Create region", leadsTo: "Regions" },
  "publishable-api-keys": { title: "Publishable API keys", step: "Create key" },
}

describe("a list of an empty store offers the first step, and nothing to search", () => {
  it.each(Object.entries(firstSteps))("%s", async (path, { title, step, leadsTo }) => {
    await shop.open(path, title)
    const empty = shop.page.locator(".empty, .ui-empty")
    await empty.waitFor()
    expect(await shop.page.getByRole("searchbox").count()).toBe(0)
    expect(await shop.page.getByRole("table").count()).toBe(0)
    await empty.getByRole(leadsTo ? "link" : "button", { name: step }).click()
    if (leadsTo) await shop.heading(leadsTo).waitFor()
    else await shop.dialog().waitFor()
  })
})

const createDialogs = [
  ["customers", "Customers", "Create customer"],
  ["customers/groups", "Customer groups", "Create group"],
  ["collections", "Collections", "Create collection"],
  ["product-categories", "Categories", "Create category"],
  ["inventory/locations", "Stock locations", "Create location"],
  ["sales-channels", "Sales channels", "Create sales channel"],
  ["publishable-api-keys", "Publishable API keys", "Create key"],
  ["settings/regions", "Regions", "Create region"],
  ["settings/return-reasons", "Return reasons", "Create reason"],
  ["settings/shipping-profiles", "Shipping profiles", "Create profile"],
] as const

describe("a dialog names what it creates in its heading and on its button", () => {
  it.each(createDialogs)("%s", async (path, title, create) => {
    await shop.open(path, title)
    await shop.button(create).first().click()
    const dialog = shop.page.getByRole("dialog", { name: create, exact: true })
    expect(await dialog.locator("button[type=submit]").textContent()).toBe(create)
    await shop.page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
  })

  it("and what changes something says that it saves", async () => {
    const { collection } = await shop.send("/admin/collections", { title: "Saved" })
    await shop.open(`collections/${collection.id}`, "Saved")
    await shop.choose("Saved", "Edit collection")
    expect(await shop.dialog().locator("button[type=submit]").textContent()).toBe("Save")
    await shop.send(`/admin/collections/${collection.id}`, {}, "DELETE")
  })
})

it("does not praise the stock of a store without inventory items", async () => {
  await shop.open("overview", "Overview")
  const card = shop.page.getByRole("region", { name: "Low stock", exact: true })
  await card.getByText("No inventory items yet.").waitFor()
  expect(await card.getByText("Every variant has more than 5 units.").count()).toBe(0)
})

describe("what needs a region says so while there is none", () => {
  const createRegion = async () => {
    await shop.link("Create region").click()
    // The dialog hides the heading of the page, which may be there for a moment only.
    await shop.page.waitForURL(/settings\/regions/)
    await shop.page.getByRole("dialog", { name: "Create region" }).waitFor()
  }

  it.each([
    ["discounts/new", "Create discount"],
    ["draft-orders/new", "Create draft order"],
  ])("%s", async (path, title) => {
    await shop.open(path, title)
    await createRegion()
  })

  it("issuing a gift card", async () => {
    await shop.open("gift-cards", "Gift cards")
    await shop.button("Issue gift card").first().click()
    await createRegion()
  })
})

it("searches again, and shows the form for discounts, once there is something", async () => {
  await shop.send("/admin/collections", { title: "Autumn" })
  await shop.open("collections", "Collections")
  await shop.page.getByRole("searchbox").fill("winter")
  await shop.page.getByText("No results").waitFor()
  expect(await shop.page.getByRole("searchbox").count()).toBe(1)
  await shop.send("/admin/regions", {
    name: "Home",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  await shop.open("discounts/new", "Create discount")
  await shop.page.getByLabel("Code", { exact: true }).waitFor()
})

it("asks for a location before stock is entered, and leads to it", async () => {
  const { dialog, page, read, send } = shop
  for (const { id } of (await read("/admin/stock-locations")).stock_locations)
    await send(`/admin/stock-locations/${id}`, {}, "DELETE")
  const { product } = await send("/admin/products", {
    title: "Stool",
    options: [{ title: "Size" }],
    variants: [{ title: "Small", options: [{ value: "S" }], prices: [] }],
  })
  await shop.open(`products/stock?id=${product.id}`, "Stock of Stool")
  await page.getByText("Create a location first, and then enter the stock.").waitFor()
  await shop.open(`products/${product.id}`, "Stool")
  await shop.choose("Small", "Edit stock")
  await dialog().getByText("Create a location first, and then enter the stock.").waitFor()
  expect(await shop.flaws()).toEqual([])
  await dialog().getByRole("link", { name: "Create location" }).click()
  await page
    .getByRole("dialog", { name: "Create location" })
    .getByLabel("Name", { exact: true })
    .fill("Depot")
  await shop.inDialog("Create location").click()
  await dialog().waitFor({ state: "detached" })
  await shop.open(`products/${product.id}`, "Stool")
  await shop.choose("Small", "Edit stock")
  await dialog()
    .getByLabel(/^In stock at Depot/)
    .waitFor()
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
})

it("publishes the gift card product that it creates", async () => {
  const { button, dialog, inDialog, page, read } = shop
  await shop.open("gift-cards/manage", "Gift card product")
  await button("Create gift card product").click()
  await dialog()
    .getByLabel(/^Price in /)
    .first()
    .fill("25")
  await inDialog("Create gift card product").click()
  await dialog().waitFor({ state: "detached" })
  await page.getByText("Published", { exact: true }).first().waitFor()
  const { products } = await read("/admin/products?is_giftcard=true")
  expect(products).toMatchObject([{ title: "Gift cards", status: "published" }])
})

it("names a record that is missing in the heading, with a link to the list", async () => {
  await shop.open("orders/order_nothing", "Not found")
  await shop.page.getByText("It may have been deleted.").waitFor()
  await shop.page.getByRole("main").getByRole("link", { name: "Orders" }).click()
  await shop.heading("Orders").waitFor()
})

it("keeps an action beside a short title on a phone, and puts it below a long one", async () => {
  const title = "Everything for the long winter evenings at home by the fire"
  const { collection } = await shop.send("/admin/collections", { title })
  const areBeside = async (name: string, action: string) => {
    const [one, other] = await Promise.all([
      shop.heading(name).boundingBox(),
      shop.button(action).first().boundingBox(),
    ])
    return other!.y < one!.y + one!.height
  }
  await shop.page.setViewportSize(phone)
  await shop.open("customers", "Customers")
  expect(await areBeside("Customers", "Create customer")).toBe(true)
  await shop.open(`collections/${collection.id}`, title)
  expect(await areBeside(title, "Add products")).toBe(false)
  await shop.page.setViewportSize(desktop)
})

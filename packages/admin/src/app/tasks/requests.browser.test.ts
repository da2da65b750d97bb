import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const badge = (text: string) => shop.page.locator(".page-head").getByText(text, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })

/** Saves the dialog that is open, and waits until it is closed. */
async function save(): Promise<void> {
  await shop.inDialog("Save").click()
  await closed()
}

/** What is sent by what saves a dialog: whether somebody else has changed the row is asked before. */
const saved = (path: string) => [`GET ${path}`, `POST ${path}`, `GET ${path}`]

it("reads a product again after a change, and not what it does not change", async () => {
  const { button, dialog, send } = shop
  const { product } = await send("/admin/products", { title: "Stool", status: "draft" })
  const path = `/admin/products/${product.id}`
  await shop.open(`products/${product.id}`, "Stool")
  const published = await shop.requestsOf(async () => {
    await button("Publish").click()
    await badge("Published").waitFor()
  })
  // Its categories are read by themselves.
  expect(published).toEqual([`POST ${path}`, `GET ${path}`, `GET ${path}`])
  await button("Edit").first().click()
  await dialog().getByLabel("Title", { exact: true }).fill("High stool")
  expect(await shop.requestsOf(save)).toEqual([...saved(path), `GET ${path}`])
  await shop.heading("High stool").waitFor()
})

it.each([
  ["not_allowed", 2],
  ["invalid_data", 0],
])("reads a product after a change that failed with %s %i times", async (type, times) => {
  const { button, dialog, inDialog, page, send } = shop
  const { product } = await send("/admin/products", { title: `Shelf ${type}`, status: "draft" })
  const path = `/admin/products/${product.id}`
  await shop.open(`products/${product.id}`, `Shelf ${type}`)
  await button("Edit").first().click()
  await dialog().getByLabel("Title", { exact: true }).fill("High shelf")
  await page.route(`**${path}`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 400, json: { type, message: "Not today" } })
      : route.fallback(),
  )
  const requests = await shop.requestsOf(async () => {
    await inDialog("Save").click()
    await dialog().getByText("Not today").waitFor()
  })
  expect(requests).toEqual([`GET ${path}`, `POST ${path}`, ...Array<string>(times).fill(`GET ${path}`)])
  // Its categories are read by themselves. What was typed stays.
  expect(await dialog().getByLabel("Title", { exact: true }).inputValue()).toBe("High shelf")
  await page.unroute(`**${path}`)
  await save()
  await shop.heading("High shelf").waitFor()
})

it("reads a customer and the orders again after a change, which show the customer's name", async () => {
  const { button, dialog, read } = shop
  const [{ customer_id: id }] = (await read("/admin/orders?limit=1")).orders
  const { customer } = await read(`/admin/customers/${id}`)
  const path = `/admin/customers/${id}`
  await shop.open(`customers/${id}`, [customer.first_name, customer.last_name].filter(Boolean).join(" "))
  await button("Edit").first().click()
  await dialog()
    .getByLabel(/^Last name/)
    .fill("Renamed")
  expect(await shop.requestsOf(save)).toEqual([...saved(path), "GET /admin/orders"])
})

it("reads a discount again after a change, and nothing else", async () => {
  const { button, read } = shop
  const [discount] = (await read("/admin/discounts?limit=1")).discounts
  const path = `/admin/discounts/${discount.id}`
  await shop.open(`discounts/${discount.id}`, discount.code)
  const sent = await shop.requestsOf(async () => {
    await button("Disable").click()
    await badge("Disabled").waitFor()
  })
  expect(sent.slice(0, 2)).toEqual([`POST ${path}`, `GET ${path}`])
  expect(sent.filter((each) => !each.includes(path))).toEqual([])
  await button("Enable").click()
  await badge("Active").waitFor()
})

it("reads a region again with its shipping options, and only these after a change of one", async () => {
  const { button, dialog, read } = shop
  const [region] = (await read("/admin/regions?limit=1")).regions
  const path = `/admin/regions/${region.id}`
  await shop.open(`settings/regions/${region.id}`, region.name)
  await button("Edit").first().click()
  await dialog().getByLabel("Name", { exact: true }).fill("Renamed region")
  expect(await shop.requestsOf(save)).toEqual([...saved(path), "GET /admin/shipping-options"])
  const { shipping_options: options } = await read(`/admin/shipping-options?region_id=${region.id}`)
  const [option] = options
  await shop.choose(option.name, "Edit option")
  await dialog().getByLabel("Name", { exact: true }).fill("Renamed option")
  const own = `/admin/shipping-options/${option.id}`
  expect(await shop.requestsOf(save)).toEqual([`GET ${own}`, `POST ${own}`, "GET /admin/shipping-options"])
})

it("reads an inventory item again after its level was changed, and nothing else", async () => {
  const { page, button, read } = shop
  const { inventory_items: items } = await read("/admin/inventory-items?limit=20")
  const item = items.find(({ location_levels: levels }) => levels.length > 0)
  const path = `/admin/inventory-items/${item.id}`
  await page.goto(`${shop.dashboard}/a/inventory/${item.id}`)
  const level = page.getByLabel(/, In stock$/).first()
  await level.fill("77")
  const sent = await shop.requestsOf(async () => {
    await button("Save").click()
    await page.getByText("Stock saved").waitFor()
  })
  const [{ location_id: at }] = item.location_levels
  const units = `POST ${path}/location-levels/${at}`
  expect(sent).toEqual(["GET /admin/inventory-items", units, `GET ${path}`])
})

it("forgets the visit of a page whose record was deleted, and no other", async () => {
  const { inDialog, page, read, send } = shop
  const groups = ["Kept group", "Group to delete"]
  for (const name of groups) {
    const { customer_group: group } = await send("/admin/customer-groups", { name })
    await shop.open(`customers/groups/${group.id}`, name)
  }
  const visits = () => page.evaluate(() => localStorage.getItem("stheno:recent") ?? "")
  for (const name of groups) expect(await visits()).toContain(name)
  await shop.choose("Group to delete", "Delete group")
  await inDialog("Delete group").click()
  await shop.heading("Customer groups").waitFor()
  await expect.poll(visits).not.toContain("Group to delete")
  expect(await visits()).toContain("Kept group")
  expect((await read("/admin/customer-groups?q=Group to delete")).count).toBe(0)
})

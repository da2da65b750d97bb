import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

const filter = (name: string) => shop.page.locator(".ui-filter").filter({ hasText: name })
const shows = (count: number) =>
  shop.page.getByText(new RegExp(`^1–${Math.min(20, count)} of ${count}$`)).waitFor()
const choose = async (of: string, typed: string, option: string) => {
  await filter(of).click()
  await shop.page.getByRole("combobox", { name: of }).fill(typed)
  await shop.page.getByRole("option").filter({ hasText: option }).first().click()
  await shop.page.keyboard.press("Escape")
}
/** The cells of a column, from the first row on. */
const cells = (label: string) => shop.page.locator(`td[data-label="${label}"]`).allTextContents()

it("filters products by a tag among many, which is searched on the server", async () => {
  const { page, button, send } = shop
  const tags = Array.from({ length: 60 }, (_, index) => ({ value: `label ${index + 100}` }))
  await send("/admin/products", { title: "With many tags", tags })
  await send("/admin/products", { title: "With one tag", tags: [{ value: "label 159" }] })
  await send("/admin/products", { title: "In a category" })
  await shop.open("products", "Products")
  await filter("Tags").click()
  await page.getByRole("option").nth(1).waitFor()
  expect(await page.getByRole("option").count(), "not all are read").toBeLessThan(60)
  await page.getByRole("combobox", { name: "Tags" }).fill("label 159")
  await page.getByRole("option", { name: "label 159", exact: true }).click()
  await page.keyboard.press("Escape")
  await shows(2)
  await choose("Tags", "label 158", "label 158")
  await page.waitForURL(/tag=.*tag=/)
  await shows(2)
  await page.reload()
  await filter("Tags").filter({ hasText: "2 selected" }).or(filter("label 159")).first().waitFor()
  expect(await shop.flaws()).toEqual([])
  await filter("Tags").click()
  // What is chosen comes first, and can be taken back without a search.
  await page.getByRole("option", { name: "label 159", exact: true }).click()
  await page.keyboard.press("Escape")
  await shows(1)
  await button("Clear all").click()
})

it("filters products by a category below others, by its name with theirs", async () => {
  const { send, page } = shop
  const create = async (name: string, parent?: string) =>
    (await send("/admin/product-categories", { name, ...(parent ? { parent_category_id: parent } : {}) }))
      .product_category
  const top = await create("Rooms")
  const middle = await create("Kitchens", top.id)
  const low = await create("Kettles", middle.id)
  const { product } = await send("/admin/products", { title: "Kettle K", categories: [{ id: low.id }] })
  expect(product.title).toBe("Kettle K")
  await shop.open("products", "Products")
  await choose("Categories", "kettl", "Rooms / Kitchens / Kettles")
  await shows(1)
  await page.reload()
  await filter("Categories: Rooms / Kitchens / Kettles").waitFor()
  await page.getByRole("link", { name: "Kettle K" }).waitFor()
})

it("chooses among many collections and sales channels in forms, by search on the server", async () => {
  const { page, button, dialog, inDialog, send, read } = shop
  const numbers = Array.from({ length: 30 }, (_, index) => index + 100)
  for (const number of numbers) {
    await send("/admin/collections", { title: `Season ${number}`, handle: `season-${number}` })
    await send("/admin/sales-channels", { name: `Branch ${number}` })
  }
  const { collections } = await read("/admin/collections?q=Season 100")
  const { product } = await send("/admin/products", { title: "Coat", collection_id: collections[0].id })
  await shop.open(`products/${product.id}`, "Coat")
  const edit = (section: string) =>
    page.getByRole("region", { name: section }).getByRole("button", { name: "Edit", exact: true })
  await edit("Organization").click()
  const collection = dialog().getByRole("combobox", { name: /^Collection/ })
  // The first rows do not have it.
  await collection.getByText("Season 100").waitFor()
  await collection.click()
  await page.locator(".ui-combobox-input").fill("season 129")
  await page.getByRole("option", { name: "Season 129" }).click()
  await collection.getByText("Season 129").waitFor()
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })

  await page.getByRole("region", { name: "Organization" }).getByText("Season 129").waitFor()
  await edit("Sales channels").click()
  await dialog().getByRole("checkbox").nth(12).waitFor()
  for (const number of [100, 129]) {
    await dialog().getByRole("searchbox").fill(`branch ${number}`)
    await dialog().getByLabel(`Branch ${number}`, { exact: true }).check()
  }
  await dialog().getByRole("button", { name: "Remove Branch 100" }).waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  const saved = await read(`/admin/products/${product.id}?expand=sales_channels,collection`)
  expect(saved.product.collection.title).toBe("Season 129")
  const channels: readonly { name: string }[] = saved.product.sales_channels
  expect(channels.map(({ name }) => name)).toEqual(expect.arrayContaining(["Branch 100", "Branch 129"]))

  await shop.open("orders", "Orders")
  await choose("Sales channel", "branch 100", "Branch 100")
  await page.waitForURL(/channel=sc_/)
  await page.reload()
  await filter("Sales channel: Branch 100").waitFor()
  await button("Clear all").click()
})

it("searches reservations by note, and filters them by item, order, quantity and day", async () => {
  const { page, button, read, send } = shop
  const { inventory_items: items } = await read("/admin/inventory-items?limit=50")
  const item = items.find(({ location_levels: levels = [] }) => levels.length > 0)
  const reserve = (quantity: number, description: string) =>
    send("/admin/reservations", {
      inventory_item_id: item.id,
      location_id: item.location_levels[0].location_id,
      quantity,
      description,
    })
  await reserve(1, "For the fair")
  await reserve(2, "For a photo shoot")
  const count = async (query: string) => (await read(`/admin/reservations?limit=1&${query}`)).count
  await shop.open("inventory/reservations", "Reservations")
  await page.getByRole("searchbox").fill("fair")
  await shows(1)
  await page.getByText("For the fair").waitFor()
  await button("Clear all").click()

  await choose("Item", item.sku ?? item.title, item.sku ?? item.title)
  await page.waitForURL(new RegExp(`item=${item.id}`))
  await shows(await count(`inventory_item_id[]=${item.id}`))
  expect(await shop.flaws()).toEqual([])
  await button("Clear all").click()

  await filter("Quantity").click()
  await page.getByLabel("Minimum").fill("2")
  await button("Apply").click()
  await shows(await count("quantity[gte]=2"))
  await button("Clear all").click()

  await filter("Created").click()
  await page.getByLabel("To", { exact: true }).fill("2020-01-31")
  await page.getByText("No results").waitFor()
  await page.keyboard.press("Escape")
  await button("Clear all").click()

  const { reservations } = await read("/admin/reservations?limit=100&expand=line_item.order")
  const order = reservations.flatMap(({ line_item }) => line_item?.order ?? [])[0]!
  const ofOrder = reservations.filter(({ line_item }) => line_item?.order?.id === order.id)
  await choose("Order", `#${order.display_id}`, `#${order.display_id}`)
  await page.waitForURL(new RegExp(`for=${order.id}`))
  await shows(ofOrder.length)
  await page.reload()
  await filter(`Order: #${order.display_id}`).waitFor()
  await shows(ofOrder.length)
})

it("sorts gift cards and discounts, and shows discounts that are templates", async () => {
  const { page, button, read, send } = shop
  const { id } = await shop.firstOf("regions")
  for (const value of [700, 300, 500]) await send("/admin/gift-cards", { region_id: id, value })
  const sort = (column: string) =>
    page.getByRole("columnheader", { name: column }).getByRole("button").click()
  await shop.open("gift-cards", "Gift cards")
  await sort("Balance")
  await page.waitForURL(/order=balance/)
  const { gift_cards: cards } = await read("/admin/gift-cards?order=balance&limit=20")
  await expect.poll(() => cells("Code")).toEqual(cards.map(({ code }) => code))

  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  await send("/admin/discounts", { code: "SORT-B", rule, regions: [id] })
  await send("/admin/discounts", { code: "SORT-A", rule, regions: [id], is_dynamic: true })
  await shop.open("discounts?q=SORT-", "Discounts")
  await sort("Code")
  await page.waitForURL(/order=code/)
  await expect.poll(() => cells("Code")).toEqual(["SORT-A", "SORT-B"])
  await sort("Code")
  await expect.poll(() => cells("Code")).toEqual(["SORT-B", "SORT-A"])
  await button("Columns").click()
  await page.getByRole("checkbox", { name: "Starts" }).check()
  await page.keyboard.press("Escape")
  await page.getByRole("columnheader", { name: "Starts" }).getByRole("button").waitFor()
  await filter("Template for codes").click()
  await page.getByRole("option", { name: "Yes" }).click()
  await expect.poll(() => cells("Code")).toEqual(["SORT-A"])
  expect(await shop.flaws()).toEqual([])
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { cellOf, openDashboard, typeInto, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

it("creates a stock location, changes its address and its sales channels", async () => {
  const { page, button, dialog, inDialog, read } = shop
  await shop.open("inventory/locations", "Stock locations")
  await button("Create location").click()
  await dialog().getByLabel("Name", { exact: true }).fill("Gothenburg")
  await dialog()
    .getByLabel(/^Address/)
    .first()
    .fill("Kungsgatan 1")
  await inDialog("Create location").click()
  await dialog().getByText("An address needs a street and a country.").last().waitFor()
  await dialog()
    .getByLabel(/^Country/)
    .selectOption({ label: "Sweden" })
  await inDialog("Create location").click()
  await page.getByText("Location created").waitFor()
  expect(await shop.flaws()).toEqual([])
  await shop.choose("Gothenburg", "Edit location")
  await dialog().getByLabel(/^City/).fill("Göteborg")
  await inDialog("Save").click()
  await page.getByRole("cell", { name: /Kungsgatan 1, Göteborg/ }).waitFor()
  const { sales_channels } = await read("/admin/sales-channels")
  const channel = sales_channels[0]
  await shop.choose("Gothenburg", "Edit sales channels")
  await dialog().getByLabel(channel.name).check()
  await inDialog("Save").click()
  await page.getByText("Sales channels updated").waitFor()
  const { stock_locations } = await read("/admin/stock-locations?q=Gothenburg&expand=address,sales_channels")
  expect(stock_locations).toMatchObject([
    {
      address: { address_1: "Kungsgatan 1", city: "Göteborg", country_code: "se" },
      sales_channels: [{ id: channel.id }],
    },
  ])
})

it("adds an item to a location, changes its stock in place and removes the location", async () => {
  const { page, button, dialog, inDialog, read, heading } = shop
  await shop.open("inventory", "Inventory")
  expect(await shop.flaws()).toEqual([])
  await shop.send("/admin/products", {
    title: "Gift box",
    options: [{ title: "Size" }],
    variants: [{ title: "Gift box", sku: "BOX-1", options: [{ value: "S" }], prices: [] }],
  })
  await shop.send("/admin/products", {
    title: "Tall vase",
    options: [{ title: "Color" }],
    variants: [{ title: "Cobalt", sku: "BLUE-1", options: [{ value: "Cobalt" }], prices: [] }],
  })
  for (const text of ["all vas", "cobal"]) {
    await page.getByRole("searchbox").fill(text)
    await page.getByText("1–1 of 1").waitFor()
    await page.getByRole("link", { name: /Tall vase/ }).waitFor()
  }
  await page.getByRole("searchbox").fill("BOX-1")
  await page.getByText("1–1 of 1").waitFor()
  await page.getByRole("link", { name: /Gift box/ }).click()
  await heading("Gift box").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  await button("Add location").click()
  await dialog().getByLabel("Location", { exact: true }).selectOption({ label: "Gothenburg" })
  await dialog()
    .getByLabel(/^In stock/)
    .fill("12")
  await inDialog("Add location").click()
  const stock = page.getByLabel("Gothenburg, In stock", { exact: true })
  await stock.waitFor()
  await stock.fill("x")
  expect(await button("Save").isDisabled()).toBe(true)
  await stock.fill("20")
  await button("Save").click()
  await page.getByText("Stock saved").waitFor()
  const levels = async () => (await read(`/admin/inventory-items/${id}`)).inventory_item.location_levels
  expect(await levels()).toMatchObject([{ stocked_quantity: 20 }])
  await button("Edit").click()
  await dialog()
    .getByLabel(/^Weight/)
    .fill("80")
  await inDialog("Save").click()
  await page.getByText("80 g").waitFor()
  const attributes = page.getByRole("region", { name: "Attributes", exact: true })
  expect(await attributes.getByRole("term").allTextContents()).toEqual([
    "SKU",
    "Variant",
    "Weight",
    "Requires shipping",
  ])
  expect(await shop.flaws()).toEqual([])
})

it("creates, edits and deletes reservations", async () => {
  const { page, button, dialog, inDialog, read } = shop
  await shop.open("inventory/reservations", "Reservations")
  await button("Create reservation").click()
  await dialog().getByLabel("Search").fill("BOX-1")
  await dialog()
    .getByRole("button", { name: /Gift box/ })
    .click()
  await dialog().getByLabel("Quantity").fill("5")
  await dialog().getByLabel(/^Note/).fill("For the fair")
  await inDialog("Create reservation").click()
  await page.getByRole("cell", { name: "For the fair" }).waitFor()
  expect(await shop.flaws()).toEqual([])
  const reserved = await read("/admin/reservations?limit=20&expand=line_item,line_item.order,inventory_item")
  const ofOrder = reserved.reservations.find((each) => each.line_item)
  const { title, thumbnail, order } = ofOrder.line_item
  const row = page.getByRole("row").filter({ hasText: title }).filter({ hasText: ofOrder.inventory_item.sku })
  await row.getByText(`Order #${order.display_id}`).first().waitFor()
  expect(await row.locator("img").first().getAttribute("src")).toBe(thumbnail)
  await shop.choose("Gift box", "Edit reservation")
  await dialog().getByLabel("Quantity").fill("7")
  await inDialog("Save").click()
  await page.getByText("Saved", { exact: true }).waitFor()
  const { inventory_items } = await read("/admin/inventory-items?sku=BOX-1")
  expect(inventory_items[0].location_levels).toMatchObject([{ stocked_quantity: 20, reserved_quantity: 7 }])
  await shop.open(`inventory/${inventory_items[0].id}`, "Gift box")
  await page.getByRole("row", { name: /Gothenburg.*7.*13/ }).waitFor()
  await shop.open("inventory/reservations", "Reservations")
  const { id } = (await read("/admin/reservations?limit=100")).reservations.find(
    ({ description }) => description === "For the fair",
  )
  const metadata = async () => (await read(`/admin/reservations/${id}`)).reservation.metadata
  await shop.choose("Gift box", "Edit metadata")
  await shop.addMetadata("stand", "B 12")
  expect(await metadata()).toEqual({ stand: "B 12" })
  await shop.choose("Gift box", "Edit metadata")
  await inDialog("Remove stand").click()
  await shop.addMetadata("hall", "4")
  expect(await metadata()).toEqual({ hall: "4" })
  await shop.choose("Gift box", "Delete reservation")
  await inDialog("Delete reservation").click()
  await page.getByText("Reservation deleted").waitFor()
  const after = await read("/admin/inventory-items?sku=BOX-1")
  expect(after.inventory_items[0].location_levels).toMatchObject([{ reserved_quantity: 0 }])
})

it("lists what runs low on the overview, by the stock of all locations", async () => {
  const { page, button, read } = shop
  const { inventory_items: items } = await read("/admin/inventory-items?limit=200")
  const low = items.filter(
    (each) =>
      each.location_levels.reduce(
        (sum, level) => sum + Number(level.stocked_quantity) - Number(level.reserved_quantity),
        0,
      ) <= 5,
  )
  expect(low.length).toBeLessThan(items.length)
  await shop.open("overview", "Overview")
  const card = page.getByRole("region", { name: "Low stock", exact: true })
  await card.getByText(String(low.length), { exact: true }).waitFor()
  await card.getByRole("link", { name: /^Teapot Plum.*Out of stock$/ }).click()
  await page.getByRole("heading", { level: 1, name: "Teapot Plum" }).waitFor()
  await page.goBack()
  await card.getByRole("link", { name: "Inventory", exact: true }).click()
  await page.getByText(`1–${low.length} of ${low.length}`).waitFor()
  expect(await button("Low stock").getAttribute("aria-pressed")).toBe("true")
})

it("filters items by the units that are available", async () => {
  const { page, button, read } = shop
  const { count } = await read("/admin/inventory-items?available_quantity[gte]=20&available_quantity[lte]=80")
  expect(count).toBeGreaterThan(0)
  await shop.open("inventory", "Inventory")
  await button("Available").click()
  await page.getByLabel("Minimum").fill("twenty")
  await button("Apply").click()
  expect(await page.getByLabel("Minimum").getAttribute("aria-invalid")).toBe("true")
  await page.getByLabel("Minimum").fill("20")
  await page.getByLabel("Maximum").fill("80")
  await button("Apply").click()
  await button("Available: 20 – 80").waitFor()
  await page.getByText(new RegExp(`^1–\\d+ of ${count}$`)).waitFor()
  await button("Available: 20 – 80").click()
  await shop.inDialog("Clear all").click()
  await button("Available").waitFor()
})

it("opens the stock of several items in a grid, and deletes several items", async () => {
  const { button, heading, inDialog, page, read } = shop
  await shop.open("inventory?q=BLUE-1", "Inventory")
  await page.getByText("1–1 of 1").waitFor()
  await page.getByLabel("Select all rows on this page").check()
  await button("Edit stock").click()
  await heading("Stock of Tall vase").waitFor()
  await shop.open("inventory?q=BLUE-1", "Inventory")
  await page.getByText("1–1 of 1").waitFor()
  await page.getByLabel("Select all rows on this page").check()
  await button("Delete").click()
  await inDialog("Delete").click()
  await expect.poll(async () => (await read("/admin/inventory-items?q=BLUE-1")).count).toBe(0)
  expect((await read("/admin/inventory-items?sku=BOX-1")).count).toBe(1)
})

const stool = (title: string) => ({
  title,
  sku: `STOOL-${title.toUpperCase().replace(" ", "-")}`,
  weight: 900,
  hs_code: "9401",
  manage_inventory: title === "Deleted" || title === "Pasted",
  options: [{ value: title }],
  prices: [],
})

async function itemsOf(title: string) {
  return (await shop.read(`/admin/inventory-items?sku=${stool(title).sku}`)).inventory_items
}

/** The items of a stool, with their units at each location. */
async function stools(title: string) {
  return (await itemsOf(title)).map(({ weight, hs_code, variants, location_levels }) => ({
    weight,
    hs_code,
    variants: variants?.map((each) => each.title),
    stocked: location_levels.map(({ stocked_quantity }) => stocked_quantity).sort(),
  }))
}

const newStool = (title: string, stocked: number[]) => ({
  weight: 900,
  hs_code: "9401",
  variants: [title],
  stocked,
})

it("gives variants that have no item one when they are to be tracked, and stocks it", async () => {
  const { page, button, dialog, inDialog } = shop
  const { product } = await shop.send("/admin/products", {
    title: "Oak stool",
    options: [{ title: "Kind" }],
    variants: ["Untracked", "Turned on", "Deleted", "Pasted"].map(stool),
  })
  for (const title of ["Deleted", "Pasted"])
    for (const { id } of await itemsOf(title)) await shop.send(`/admin/inventory-items/${id}`, {}, "DELETE")
  const closed = () => dialog().waitFor({ state: "detached" })
  const edit = async (title: string, change: () => Promise<unknown>) => {
    await shop.choose(title, "Edit variant")
    await change()
    await inDialog("Save").click()
    await closed()
  }
  await shop.open(`products/${product.id}`, "Oak stool")
  await edit("Untracked", () => dialog().getByLabel("Barcode").fill("4006"))
  expect(await stools("Untracked")).toEqual([])
  await edit("Turned on", () => dialog().getByLabel("Track inventory").check())
  expect(await stools("Turned on")).toEqual([newStool("Turned on", [])])
  await page.getByRole("row", { name: /Turned on.* 0 / }).waitFor()
  await edit("Turned on", () => dialog().getByLabel("Barcode").fill("4007"))
  expect(await stools("Turned on")).toEqual([newStool("Turned on", [])])

  const stock = async (title: string, units: string) => {
    await shop.choose(title, "Edit stock")
    await dialog().getByLabel("In stock at Rotterdam").fill(units)
    await inDialog("Save").click()
    await closed()
  }
  await stock("Turned on", "7")
  expect(await stools("Turned on")).toEqual([newStool("Turned on", [7])])
  await shop.choose("Deleted", "Edit stock")
  await dialog().getByLabel("In stock at Rotterdam").waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Cancel").click()
  expect(await stools("Deleted")).toEqual([])
  await stock("Deleted", "3")
  expect(await stools("Deleted")).toEqual([newStool("Deleted", [3])])
  await page.getByRole("row", { name: /Deleted.* 3 / }).waitFor()

  await shop.open(`products/stock?id=${product.id}`, "Stock of Oak stool")
  expect(await (await cellOf(page, "Untracked", "Rotterdam")).getAttribute("aria-readonly")).toBe("true")
  await typeInto(page, await cellOf(page, "Pasted", "Rotterdam"), "5")
  await typeInto(page, await cellOf(page, "Pasted", "Gothenburg"), "6")
  await button("Save").click()
  await page.getByText("Stock saved").waitFor()
  expect(await stools("Pasted")).toEqual([newStool("Pasted", [5, 6])])
  expect(await stools("Untracked")).toEqual([])
  await shop.send(`/admin/products/${product.id}`, {}, "DELETE")
})

it("filters items by location and deletes an item and a location", async () => {
  const { page, button, inDialog, read, heading } = shop
  await shop.open("inventory", "Inventory")
  await button("Location").click()
  await page.getByRole("option", { name: "Gothenburg" }).click()
  await page.keyboard.press("Escape")
  await page.getByText("1–1 of 1").waitFor()
  await page.getByRole("link", { name: /Gift box/ }).click()
  await heading("Gift box").waitFor()
  await shop.choose("Gothenburg", "Remove location")
  await inDialog("Remove location").click()
  await page.getByText("No location stocks this item.").waitFor()
  await shop.choose("Gift box", "Delete item")
  await inDialog("Delete item").click()
  await heading("Inventory").waitFor()
  expect((await read("/admin/inventory-items?sku=BOX-1")).count).toBe(0)
  await shop.open("inventory/locations", "Stock locations")
  await shop.choose("Gothenburg", "Delete location")
  await inDialog("Delete location").click()
  await page.getByText("Location deleted").waitFor()
  expect((await read("/admin/stock-locations?q=Gothenburg")).count).toBe(0)
  expect(shop.complaints).toEqual([])
})

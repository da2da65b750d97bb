import { afterAll, beforeAll, expect, it } from "vitest"
import { cellOf, openDashboard, typeInto, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
  for (const title of ["Kept A", "Kept B"]) ids.push(await createProduct(title))
}, 300_000)

afterAll(() => shop?.close())

const ids: string[] = []
const question = () => shop.page.getByRole("alertdialog")
const restored = () => shop.page.getByText(/^Unsaved changes from .* were restored\.$/)
const cell = (row: string, column: string) => cellOf(shop.page, row, column)
const shows = async (row: string, column: string, text: string) =>
  expect.poll(async () => (await cell(row, column)).textContent()).toBe(text)

async function createProduct(title: string): Promise<string> {
  const { product } = await shop.send("/admin/products", {
    title,
    options: [{ title: "Size" }],
    variants: ["S", "M"].map((size) => ({
      title: size,
      sku: `${title.at(-1)}-${size}`,
      prices: [{ currency_code: "eur", amount: 1000 }],
      options: [{ value: size }],
    })),
  })
  return product.id
}

/** Reloads the page, as a browser does that restarts: nothing asks, and the draft is all that is left. */
async function reload(): Promise<void> {
  await shop.page.reload()
  await shop.page.getByRole("heading", { level: 1 }).waitFor()
}

/** Clicks away from what is not saved, and stays. */
async function stay(): Promise<void> {
  await shop.link("Orders").first().click()
  await question().getByRole("button", { name: "Keep editing" }).click()
  await question().waitFor({ state: "detached" })
}

/** Clicks away where nothing is unsaved. */
async function leave(): Promise<void> {
  await shop.link("Orders").first().click()
  await shop.heading("Orders").waitFor()
  expect(await question().count()).toBe(0)
}

it("keeps the variants that are typed into a grid over a reload, until they are saved", async () => {
  const { page, button, open, read } = shop
  const path = `products/variants?id=${ids[0]}`
  await open(path, "Variants of Kept A")
  await leave()
  await open(path, "Variants of Kept A")
  await typeInto(page, await cell("S", "SKU"), "KEPT-S")
  await stay()
  expect(await (await cell("S", "SKU")).textContent()).toBe("KEPT-S")
  await reload()
  await restored().waitFor()
  await shows("S", "SKU", "KEPT-S")
  expect(await shop.flaws()).toEqual([])
  await stay()
  await button("Save").click()
  await page.getByText("Variants saved").waitFor()
  const { product } = await read(`/admin/products/${ids[0]}`)
  expect(product.variants.map(({ sku }) => sku).toSorted()).toEqual(["A-M", "KEPT-S"])
  await reload()
  await shows("S", "SKU", "KEPT-S")
  expect(await restored().count(), "what is saved is no draft").toBe(0)
  await leave()
})

it("keeps what is typed into a cell whose editor is still open over a reload", async () => {
  const { page, button, open, read } = shop
  await open(`products/variants?id=${ids[0]}`, "Variants of Kept A")
  await (await cell("M", "SKU")).click()
  await page.keyboard.type("OPEN-M")
  await page.locator(".ui-grid-editor").waitFor()
  await goTo(`products/variants?id=${ids[1]}`)
  await question().getByRole("button", { name: "Keep editing" }).click()
  await (await cell("M", "Barcode")).click()
  await page.keyboard.type("0042")
  await page.locator(".ui-grid-editor").waitFor()
  await reload()
  await restored().waitFor()
  await shows("M", "SKU", "OPEN-M")
  await shows("M", "Barcode", "0042")
  await (await cell("M", "SKU")).click()
  await page.keyboard.type("dropped")
  await page.keyboard.press("Escape")
  await reload()
  await shows("M", "SKU", "OPEN-M")
  await button("Save").click()
  await page.getByText("Variants saved").waitFor()
  const { product } = await read(`/admin/products/${ids[0]}`)
  const medium = product.variants.find(({ title }) => title === "M")
  expect(medium).toMatchObject({ sku: "OPEN-M", barcode: "0042" })
})

it("drops what is typed into a grid when the person discards it", async () => {
  const { page, heading, button, open } = shop
  const path = `products/edit?id=${ids[0]}&id=${ids[1]}`
  await open(path, "Edit 2 products")
  await typeInto(page, await cell("Kept B", "Subtitle"), "Left")
  await shop.link("Orders").first().click()
  await question().getByRole("button", { name: "Discard changes" }).click()
  await heading("Orders").waitFor()
  await open(path, "Edit 2 products")
  await shows("Kept B", "Subtitle", "")
  await typeInto(page, await cell("Kept B", "Subtitle"), "Restored")
  await reload()
  await shows("Kept B", "Subtitle", "Restored")
  await button("Discard").click()
  await shows("Kept B", "Subtitle", "")
  await reload()
  await shows("Kept B", "Subtitle", "")
  expect(await restored().count()).toBe(0)
})

it("keeps prices of a quantity tier that was not saved yet", async () => {
  const { page, button, dialog, inDialog, open, read } = shop
  await open(`products/prices?id=${ids[0]}`, "Prices of Kept A")
  await button("Add quantity tier").click()
  await dialog().getByLabel("Variant").selectOption({ label: "S" })
  await dialog().getByLabel("From quantity").fill("10")
  await inDialog("Add quantity tier").click()
  await dialog().waitFor({ state: "detached" })
  const tier = () =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("gridcell", { name: "S", exact: true }) })
      .nth(1)
  const eur = async () => {
    const index = await page
      .getByRole("columnheader", { name: "EUR", exact: true })
      .getAttribute("aria-colindex")
    return tier().locator(`[aria-colindex="${index}"]`)
  }
  await typeInto(page, await eur(), "7")
  await reload()
  await restored().waitFor()
  await expect.poll(async () => (await eur()).textContent()).toBe("€7.00")
  await button("Save").click()
  await page.getByText("Prices saved").waitFor()
  const { product } = await read(`/admin/products/${ids[0]}?expand=variants,variants.prices`)
  const tiers = product.variants.flatMap(({ prices }) => prices.filter((price) => price.min_quantity === 10))
  expect(tiers).toMatchObject([{ amount: 700, currency_code: "eur" }])
})

it("names the cells that somebody else changed meanwhile, and restores them only when asked", async () => {
  const { page, button, open, read, send } = shop
  const path = `products/edit?id=${ids[0]}&id=${ids[1]}`
  await open(path, "Edit 2 products")
  await typeInto(page, await cell("Kept A", "Subtitle"), "Mine A")
  await typeInto(page, await cell("Kept B", "Subtitle"), "Mine B")
  await send(`/admin/products/${ids[1]}`, { subtitle: "Theirs" })
  await reload()
  await shows("Kept A", "Subtitle", "Mine A")
  await shows("Kept B", "Subtitle", "Theirs")
  await page
    .getByText("1 cell was changed by someone else in the meantime and not restored: Kept B, Subtitle")
    .waitFor()
  expect(await shop.flaws()).toEqual([])
  await button("Restore my values").click()
  await shows("Kept B", "Subtitle", "Mine B")
  await button("Save").click()
  await page.getByText("Products saved").waitFor()
  const subtitles = await Promise.all(
    ids.map(async (id) => (await read(`/admin/products/${id}`)).product.subtitle),
  )
  expect(subtitles).toEqual(["Mine A", "Mine B"])
})

it("keeps the stock of a product and the levels of an item", async () => {
  const { page, button, open, read, send } = shop
  const { stock_locations } = await read("/admin/stock-locations")
  const { id: location_id, name } = stock_locations[0]
  const { product } = await read(`/admin/products/${ids[1]}?expand=variants`)
  const { variant } = await read(`/admin/variants/${product.variants[0].id}/inventory`)
  const item = variant.inventory[0].id
  const label = product.variants[0].title
  await send(`/admin/inventory-items/${item}/location-levels`, { location_id, stocked_quantity: 3 })
  await open(`products/stock?id=${ids[1]}`, "Stock of Kept B")
  await typeInto(page, await cell(label, name), "12")
  await reload()
  await restored().waitFor()
  await shows(label, name, "12")
  await button("Save").click()
  await page.getByText("Stock saved").waitFor()
  await open(`inventory/${item}`, "Kept B")
  await leave()
  await open(`inventory/${item}`, "Kept B")
  const field = page.getByLabel(`${name}, In stock`, { exact: true })
  await field.fill("15")
  await stay()
  await reload()
  await restored().waitFor()
  expect(await field.inputValue()).toBe("15")
  await send(`/admin/inventory-items/${item}/location-levels/${location_id}`, { stocked_quantity: 9 }, "POST")
  await reload()
  await page.getByText(/^1 cell was changed by someone else/).waitFor()
  expect(await field.inputValue()).toBe("9")
  await button("Restore my values").click()
  expect(await field.inputValue()).toBe("15")
  await button("Save").click()
  await page.getByText("Stock saved").last().waitFor()
  await leave()
  const { inventory_item } = await read(`/admin/inventory-items/${item}`)
  expect(inventory_item.location_levels).toMatchObject([{ stocked_quantity: 15 }])
})

it("keeps the products that were chosen for a price list, and the prices that were typed", async () => {
  const { page, button, dialog, open, send, read } = shop
  const { price_list } = await send("/admin/price-lists", {
    name: "Kept list",
    description: "x",
    type: "sale",
    prices: [],
  })
  await open(`pricing/${price_list.id}`, "Kept list")
  await leave()
  await open(`pricing/${price_list.id}`, "Kept list")
  await button("Add products").first().click()
  await dialog().getByLabel("Search").fill("Kept A")
  await dialog().locator(".picker-row").filter({ hasText: "Kept A" }).click()
  await shop.inDialog("Add 1 product").click()
  await dialog().waitFor({ state: "detached" })
  await stay()
  await typeInto(page, await cell("Kept A · S", "EUR"), "5")
  await reload()
  await shows("Kept A · S", "EUR", "€5.00")
  await button("Save").click()
  await page.getByText("Prices saved").waitFor()
  const { price_list: saved } = await read(`/admin/price-lists/${price_list.id}`)
  expect(saved.prices).toMatchObject([{ amount: 500 }])
  await leave()
})

it("asks before another object takes the place of what is edited, and not when a table is filtered", async () => {
  const { page, open, read } = shop
  await open(`products/variants?id=${ids[0]}`, "Variants of Kept A")
  await goTo(`products/variants?id=${ids[1]}`)
  await shop.heading("Variants of Kept B").waitFor()
  await typeInto(page, await cell("S", "SKU"), "ASKED")
  await page.goBack()
  await question().getByRole("button", { name: "Keep editing" }).click()
  expect(new URL(page.url()).search).toBe(`?id=${ids[1]}`)
  await shows("S", "SKU", "ASKED")
  await page.goBack()
  await question().getByRole("button", { name: "Discard changes" }).click()
  await shop.heading("Variants of Kept A").waitFor()
  await goTo(`products/variants?id=${ids[1]}`)
  await shows("S", "SKU", "B-S")

  const { price_lists } = await read("/admin/price-lists?q=Kept")
  await open(`pricing/${price_lists[0].id}`, "Kept list")
  await typeInto(page, await cell("Kept A · S", "EUR"), "4")
  await page.getByRole("region", { name: "Products" }).getByRole("searchbox").fill("Kept")
  await page.waitForURL(/q=Kept/)
  expect(await question().count(), "a table that is searched").toBe(0)
  await shows("Kept A · S", "EUR", "€4.00")
  expect(shop.complaints).toEqual([])
})

/** Goes to an address as a link of the page does. */
async function goTo(path: string): Promise<void> {
  await shop.page.evaluate((address) => {
    const state = history.state as { idx: number }
    history.pushState({ ...state, idx: state.idx + 1, key: address }, "", address)
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }))
  }, `${shop.dashboard}/a/${path}`)
}

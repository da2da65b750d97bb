import { afterAll, beforeAll, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { cellOf, openDashboard, pasteInto, typeInto, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const cell = (row: string, column: string) => cellOf(shop.page, row, column)
const field = (name: string | RegExp) => shop.page.getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })
const idOfPage = () => new URL(shop.page.url()).pathname.split("/").at(-1)!

interface Price {
  readonly id: string
  readonly variant_id: string
  readonly amount: number
  readonly currency_code: string
  readonly region_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

const pricesOf = async (id: string): Promise<Price[]> =>
  (await shop.read(`/admin/price-lists/${id}`)).price_list.prices

/** Two products with two variants each, whose SKUs are, B-1 and B-2. */
async function createProducts(): Promise<void> {
  for (const letter of ["A", "B"])
    await shop.send("/admin/products", {
      title: `Priced ${letter}`,
      options: [{ title: "Size" }],
      variants: ["1", "2"].map((size) => ({
        title: size,
        sku: `${letter}-${size}`,
        prices: [{ currency_code: "eur", amount: 1000 }],
        options: [{ value: size }],
      })),
    })
}

async function pickBoth(): Promise<void> {
  const { dialog, page } = shop
  await dialog().getByLabel("Search").fill("Priced")
  await dialog().getByText("Priced B").waitFor()
  await page.waitForFunction(() => document.querySelectorAll(".picker-row").length === 2)
  await dialog().getByRole("button", { name: "Select all shown" }).click()
}

let listId = ""

it("creates a price list with its prices on one page, which survives a reload", async () => {
  const { button, dialog, heading, inDialog, link, page, read } = shop
  await createProducts()
  await shop.send("/admin/customer-groups", { name: "Resellers" })
  await shop.open("pricing", "Price lists")
  await link("Create price list").click()
  await heading("Create price list").waitFor()
  await button("Create price list").click()
  await page.getByText("This field is required").or(page.getByText("Enter a value.")).first().waitFor()
  await field("Name").fill("Spring")
  await field("Description").fill("Prices of spring")
  await field("Status").selectOption({ label: "Active" })
  await page
    .getByLabel(/^Starts/)
    .first()
    .fill("2026-03-01")
  await page.getByRole("combobox", { name: /^Customer groups/ }).click()
  await page.getByRole("option", { name: "Resellers" }).click()
  await page.keyboard.press("Escape")
  await button("Add products").click()
  await pickBoth()
  await dialog()
    .getByLabel(/^Reduce current prices/)
    .fill("10")
  await inDialog("Add 2 products").click()
  await closed()
  await (await cell("Priced A · 1", "EUR")).getByText("€9.00").waitFor()
  await pasteInto(await cell("Priced A · 2", "EUR"), "8,50\t7\n8\tx")
  await page.getByText("1 cell is not valid").waitFor()
  await button("Create price list").click()
  await page.getByText("Correct the marked prices and quantities.").waitFor()
  await typeInto(page, await cell("Priced B · 1", "USD"), "6.5")
  await button("Add quantity tier").click()
  await dialog().getByLabel("Variant").selectOption({ label: "Priced A · 1" })
  await dialog().getByLabel("From quantity").fill("10")
  await inDialog("Add quantity tier").click()
  await closed()
  await page
    .getByRole("row", { name: /Priced A · 1/ })
    .nth(1)
    .waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await shop.flaws()).toEqual([])
  await typeInto(page, page.locator("[role=gridcell][data-row='1'][data-column='4']"), "5")
  await page.waitForTimeout(400)
  await page.reload()
  await heading("Create price list").waitFor()
  await (await cell("Priced A · 2", "EUR")).getByText("€8.50").waitFor()
  expect(await field("Name").inputValue()).toBe("Spring")
  await button("Create price list").click()
  await heading("Spring").waitFor()
  listId = idOfPage()
  const { price_list } = await read(`/admin/price-lists/${listId}`)
  expect(price_list).toMatchObject({
    status: "active",
    type: "sale",
    description: "Prices of spring",
    customer_groups: [{ name: "Resellers" }],
  })
  expect(price_list.starts_at).toContain("2026-0")
  const { variants } = await read("/admin/variants?limit=100")
  const skuOf = (id: string) => variants.find((each) => each.id === id)?.sku
  const found = (await pricesOf(listId)).map(({ variant_id, currency_code, amount, min_quantity }) =>
    [skuOf(variant_id), currency_code, amount, min_quantity].join(" "),
  )
  expect(found.sort()).toEqual([
    "A-1 eur 500 10",
    "A-1 eur 900 ",
    "A-2 eur 850 ",
    "A-2 usd 700 ",
    "B-1 eur 800 ",
    "B-1 usd 650 ",
    "B-2 eur 900 ",
  ])
})

it("changes prices in the grid of the list, per region too, and removes a product", async () => {
  const { button, page } = shop
  await shop.open(`pricing/${listId}`, "Spring")
  const before = await pricesOf(listId)
  await typeInto(page, await cell("Priced B · 2", "EUR"), "8.88")
  await page.getByRole("columnheader").nth(6).waitFor()
  const region = (await page.getByRole("columnheader").allTextContents()).find((text) =>
    / \(EUR\)$/.test(text),
  )!
  await typeInto(page, await cell("Priced B · 2", region), "8.77")
  await (await cell("Priced A · 2", "EUR")).click()
  await page.keyboard.press("Delete")
  expect(await shop.flaws()).toEqual([])
  await button("Save").click()
  await page.getByText("Prices saved").waitFor()
  const after = await pricesOf(listId)
  const kept = after.filter(({ id }) => before.some((price) => price.id === id))
  expect(kept).toHaveLength(before.length - 1)
  expect(after.filter(({ amount }) => amount === 888)).toMatchObject([{ region_id: null }])
  expect(after.filter(({ amount }) => amount === 877)).toMatchObject([
    { region_id: expect.stringMatching(/^reg_/) },
  ])

  await shop.choose("Priced A", "Remove from price list")
  await shop.dialog().getByText("Remove 1 product from the price list?").waitFor()
  await shop.inDialog("Remove from price list").click()
  await page.getByText("Product removed").waitFor()
  await page
    .getByRole("row", { name: /Priced A · 1/ })
    .first()
    .waitFor({ state: "detached" })
  expect((await pricesOf(listId)).filter(({ amount }) => amount === 500)).toEqual([])
})

it("leaves the prices of products alone that the list has already", async () => {
  const { button, dialog, inDialog, page } = shop
  await shop.open(`pricing/${listId}`, "Spring")
  await page
    .getByRole("row", { name: /Priced B · 1/ })
    .first()
    .waitFor()
  const before = await pricesOf(listId)
  await button("Add products").click()
  await dialog().getByLabel("Search").fill("Priced B")
  await dialog()
    .getByLabel(/Priced B/)
    .check()
  await dialog()
    .getByLabel(/^Reduce current prices/)
    .fill("50")
  await inDialog("Add 1 product").click()
  await dialog().getByText("The selected products are already in this price list.").waitFor()
  expect(await pricesOf(listId)).toEqual(before)
  await dialog().getByLabel("Search").fill("Priced A")
  await dialog()
    .getByLabel(/Priced A/)
    .check()
  await inDialog("Add 2 products").click()
  await closed()
  const after = await pricesOf(listId)
  expect(after).toHaveLength(before.length + 2)
  expect(after.filter(({ id }) => before.some((price) => price.id === id))).toEqual(before)
  await page
    .getByRole("row", { name: /Priced A · 1/ })
    .first()
    .waitFor()
  const cut = await page
    .getByRole("columnheader")
    .evaluateAll((headers) =>
      headers.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
  expect(cut, "headers that are cut off").toEqual([])
  await shop.choose("Priced A", "Remove from price list")
  await inDialog("Remove from price list").click()
  await page.getByText("Product removed").waitFor()
  await expect.poll(async () => (await pricesOf(listId)).length).toBe(before.length)
})

it("says before it overwrites what somebody else has changed", async () => {
  const { button, dialog, inDialog, page, read } = shop
  await shop.open(`pricing/${listId}`, "Spring")
  await shop.choose("Spring", "Edit price list")
  await dialog().getByLabel("Description").fill("Mine")
  await shop.send(`/admin/price-lists/${listId}`, { description: "Theirs" })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  expect((await read(`/admin/price-lists/${listId}`)).price_list.description).toBe("Theirs")
  await inDialog("Overwrite").click()
  await closed()
  expect((await read(`/admin/price-lists/${listId}`)).price_list.description).toBe("Mine")
  await button("Change to draft").click()
  await button("Activate").waitFor()
  expect((await read(`/admin/price-lists/${listId}`)).price_list.status).toBe("draft")
})

it("imports prices after a check that shows what changes, and what is wrong with a file", async () => {
  const { button, heading, link, page } = shop
  const choose = (text: string) =>
    page
      .getByLabel("Choose file", { exact: true })
      .and(page.locator("input"))
      .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  await shop.open(`pricing/${listId}`, "Spring")
  await link("Import prices").click()
  await heading("Import prices for Spring").waitFor()
  const template = page.waitForEvent("download")
  await button("Download current prices").click()
  expect((await template).suggestedFilename()).toBe("prices.csv")
  await choose("SKU;Price EUR\nB-1;abc\nnone;1\n")
  await page.getByText("Nothing was imported").waitFor()
  const errors = await page.locator(".import-errors li").allTextContents()
  expect(errors).toHaveLength(2)
  expect(errors[0]).toMatch(/^line 2, column "Price EUR": /)
  const before = await pricesOf(listId)
  await choose("SKU;Price EUR\nB-1;8.00\nB-2;7.00\n")
  await page.getByText("Ready to import").waitFor()
  await page.getByRole("cell", { name: "€8.88" }).waitFor()
  expect(await page.getByText("prices will be added").count(), "the preview counts the changes").toBe(0)
  expect(await shop.flaws()).toEqual([])
  await button("Cancel").click()
  await page.getByText("Import canceled").first().waitFor()
  expect(await pricesOf(listId)).toEqual(before)
  await choose("SKU;Price EUR\nB-1;8.00\nB-2;7.00\n")
  await page.getByText("Ready to import").waitFor()
  await button("Import prices").click()
  await page.getByText("Import complete").waitFor()
  expect((await pricesOf(listId)).map(({ amount }) => amount).sort()).toEqual([700, 800])
  await link("Show price list").click()
  await (await cell("Priced B · 2", "EUR")).getByText("€7.00").waitFor()
})

it("activates, drafts and deletes several price lists at once", async () => {
  const { button, inDialog, page, read } = shop
  const lists = []
  for (const name of ["Bulk one", "Bulk two"])
    lists.push(
      (
        await shop.send("/admin/price-lists", {
          name,
          description: name,
          type: "sale",
          status: "draft",
          prices: [],
        })
      ).price_list.id,
    )
  const statuses = async () =>
    (await read("/admin/price-lists?q=Bulk")).price_lists.map(({ status }) => status)
  const select = async () => {
    await shop.open("pricing?q=Bulk", "Price lists")
    await page.getByText("1–2 of 2").waitFor()
    await page.getByLabel("Select all rows on this page").check()
  }
  await select()
  await button("Activate").click()
  await expect.poll(statuses).toEqual(["active", "active"])
  await select()
  await button("Change to draft").click()
  await expect.poll(statuses).toEqual(["draft", "draft"])
  await select()
  await button("Delete").click()
  await inDialog("Delete").click()
  await expect.poll(statuses).toEqual([])
  expect((await read(`/admin/price-lists/${listId}`)).price_list.name).toBe("Spring")
})

it("duplicates a price list as a draft, and deletes it", async () => {
  const { heading, inDialog, page, read } = shop
  await shop.open(`pricing/${listId}`, "Spring")
  await shop.choose("Spring", "Duplicate price list")
  await heading("Spring (copy)").waitFor()
  const copy = idOfPage()
  expect((await read(`/admin/price-lists/${copy}`)).price_list).toMatchObject({
    status: "draft",
    customer_groups: [{ name: "Resellers" }],
  })
  expect(await pricesOf(copy)).toHaveLength(2)
  await shop.choose("Spring (copy)", "Delete price list")
  await inDialog("Delete price list").click()
  await heading("Price lists").waitFor()
  expect(await page.getByText("Spring (copy)").count()).toBe(0)
  expect(shop.complaints).toEqual([])
})

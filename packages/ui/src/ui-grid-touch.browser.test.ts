import type { Browser, Page } from "playwright-core"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serveGallery } from "../gallery/serve.mjs"

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await launchChromium()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

/** The grid of the gallery, with a mouse or with a finger, and what it has saved. */
async function openGrid(screen: { width: number; hasTouch: boolean }) {
  const { width, hasTouch } = screen
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch, isMobile: hasTouch })
  const page: Page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(`${gallery.url}/grid`)
  await page.getByRole("grid").waitFor()
  return {
    page,
    cell: (row: number, column: number) =>
      page.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`),
    editor: page.locator(".ui-grid-editor"),
    save: page.getByRole("button", { name: "Save", exact: true }),
    saved: async (): Promise<unknown> =>
      JSON.parse((await page.locator("[data-saved]").textContent()) ?? "[]"),
  }
}

it("keeps what was typed into a cell when another cell is clicked, and not after Escape", async () => {
  const { page, cell, editor } = await openGrid({ width: 1440, hasTouch: false })
  await cell(0, 1).dblclick()
  await editor.fill("SKU-A")
  await cell(1, 1).click()
  expect(await cell(0, 1).textContent()).toBe("SKU-A")
  await page.getByText("1 unsaved change", { exact: true }).waitFor()
  await cell(1, 1).dblclick()
  await editor.fill("SKU-B")
  await page.keyboard.press("Escape")
  await cell(2, 1).click()
  expect(await cell(1, 1).textContent()).toBe("SKU-2")
})

it("edits a cell with one tap, and saves what is still being typed", async () => {
  const { page, cell, editor, save, saved } = await openGrid({ width: 390, hasTouch: true })
  const [price, stock] = [cell(0, 1), cell(0, 2)]
  await cell(0, 0).tap()
  expect(await editor.count(), "the name is read-only").toBe(0)
  await price.tap()
  expect(await editor.inputValue()).toBe("10.00")
  // What is typed replaces what the cell has, and a phone does not zoom in.
  expect(await editor.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(5)
  expect(await editor.evaluate((field) => getComputedStyle(field).fontSize)).toBe("16px")
  await page.keyboard.type("12.50")
  await stock.tap()
  expect(await price.textContent()).toBe("€12.50")
  await page.keyboard.type("7")
  await save.tap()
  await expect.poll(saved).toEqual([
    ["variant_0", "price", 1250],
    ["variant_0", "stock", 7],
  ])
})

it("saves nothing while what is being typed is wrong", async () => {
  const { page, cell, save, saved } = await openGrid({ width: 390, hasTouch: true })
  await cell(0, 1).tap()
  await page.keyboard.type("abc")
  await save.tap()
  await page.getByText("1 cell is not valid").waitFor()
  expect(await saved()).toEqual([])
  await cell(0, 1).tap()
  await page.keyboard.type("3")
  await save.tap()
  await expect.poll(saved).toEqual([["variant_0", "price", 300]])
})

it("turns a cell on and off with a tap or a double click", async () => {
  const phone = await openGrid({ width: 390, hasTouch: true })
  await phone.cell(0, 3).tap()
  expect(await phone.cell(0, 3).textContent()).toBe("No")
  await phone.cell(0, 3).tap()
  expect(await phone.cell(0, 3).textContent()).toBe("Yes")
  const desktop = await openGrid({ width: 1440, hasTouch: false })
  await desktop.cell(0, 4).click()
  expect(await desktop.cell(0, 4).textContent(), "a click selects").toBe("Yes")
  await desktop.cell(0, 4).dblclick()
  expect(await desktop.cell(0, 4).textContent()).toBe("No")
})

it("fills the rows below with one tap, also while a cell is being typed into", async () => {
  const { page, cell } = await openGrid({ width: 390, hasTouch: true })
  const fill = page.getByRole("button", { name: "Fill down", exact: true })
  await cell(0, 1).tap()
  await page.keyboard.type("12.50")
  await fill.tap()
  // One of the 1000 has this price.
  await page.getByText("999 unsaved changes", { exact: true }).waitFor()
  expect([await cell(0, 1).textContent(), await cell(3, 1).textContent()]).toEqual(["€12.50", "€12.50"])
  await page.getByRole("button", { name: "Undo", exact: true }).tap()
  await page.getByText("1 unsaved change", { exact: true }).waitFor()
  expect([await cell(0, 1).textContent(), await cell(3, 1).textContent()]).toEqual(["€12.50", "€10.03"])
})

it("fills only the selected rows where several are selected", async () => {
  const { page, cell } = await openGrid({ width: 1440, hasTouch: false })
  await cell(0, 1).click()
  await cell(2, 1).click({ modifiers: ["Shift"] })
  await page.getByRole("button", { name: "Fill down", exact: true }).click()
  await page.getByText("2 unsaved changes", { exact: true }).waitFor()
  expect(await cell(2, 1).textContent()).toBe("SKU-1")
  expect(await cell(3, 1).textContent()).toBe("SKU-4")
})

it("opens the options of a cell with one tap, and with a double click of a mouse", async () => {
  const phone = await openGrid({ width: 390, hasTouch: true })
  const isOpen = ({ page }: typeof phone) =>
    page.evaluate(() => document.querySelector("select:open") !== null)
  // What is being typed into another cell is written, and does not close the options.
  await phone.cell(1, 3).scrollIntoViewIfNeeded()
  await phone.cell(1, 2).tap()
  await phone.page.keyboard.type("9")
  await phone.cell(1, 4).tap()
  await expect.poll(() => isOpen(phone)).toBe(true)
  await phone.cell(1, 4).locator("select").selectOption({ label: "France" })
  expect([
    await phone.cell(1, 2).textContent(),
    await phone.cell(1, 4).locator(".ui-grid-text").textContent(),
  ]).toEqual(["9", "France"])
  await phone.page.getByText("2 unsaved changes", { exact: true }).waitFor()
  const desktop = await openGrid({ width: 1440, hasTouch: false })
  expect(await desktop.cell(0, 5).locator("select").count()).toBe(0)
  await desktop.cell(0, 5).dblclick()
  await desktop.editor.selectOption({ label: "France" })
  expect(await desktop.cell(0, 5).textContent()).toBe("France")
})

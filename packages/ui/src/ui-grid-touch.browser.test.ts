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

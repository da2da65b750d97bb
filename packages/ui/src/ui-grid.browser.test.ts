import type { Browser, Page } from "playwright-core"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serveGallery } from "../gallery/serve.mjs"

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let page: Page

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await launchChromium()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  })
  page = await context.newPage()
  page.setDefaultTimeout(10_000)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

const button = (name: string) => page.getByRole("button", { name, exact: true })
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const open = async (path: string) => {
  await page.goto(`${gallery.url}/${path}`)
  await page.getByRole("heading", { level: 1 }).waitFor()
}

describe("a grid", () => {
  const cell = (row: number, column: number) =>
    page.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
  const text = (row: number, column: number) => cell(row, column).textContent()
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant")
      const found = id ? document.getElementById(id) : null
      return `${found?.dataset["row"]},${found?.dataset["column"]}`
    })

  it("draws a part of its cells, and says how many there are", async () => {
    await open("grid")
    const grid = page.getByRole("grid")
    expect([await grid.getAttribute("aria-rowcount"), await grid.getAttribute("aria-colcount")]).toEqual([
      "1001",
      "26",
    ])
    expect(await page.getByRole("gridcell").count()).toBeLessThan(500)
  })

  it("moves with keys, and types into cells", async () => {
    await cell(0, 1).click()
    await press("ArrowDown", "ArrowRight")
    expect(await active()).toBe("1,2")
    await page.keyboard.type("19,90")
    await press("Enter")
    expect(await text(1, 2)).toBe("€19.90")
    expect(await active()).toBe("2,2")
    await page.keyboard.type("5")
    await press("Tab")
    expect(await text(2, 2)).toBe("€5.00")
    expect(await active()).toBe("2,3")
    await press("F2", "Escape")
    await press("Control+End")
    expect(await active()).toBe("999,25")
    await press("Control+Home")
    expect(await active()).toBe("0,0")
  })

  it("keeps cells that are read-only, and marks those that are wrong", async () => {
    await page.keyboard.type("x")
    expect(await text(0, 0)).toBe("Variant 1")
    await cell(0, 2).click()
    await page.keyboard.type("abc")
    await press("Enter")
    expect(await cell(0, 2).getAttribute("aria-invalid")).toBe("true")
    await page.getByText("1 cell is not valid").waitFor()
    expect(await button("Save").isDisabled()).toBe(true)
    await press("Control+z")
    expect(await cell(0, 2).getAttribute("aria-invalid")).toBeNull()
    await press("Control+y", "Control+z")
    await page.getByText("2 unsaved changes").waitFor()
  })

  it("copies a range and pastes it, as a spreadsheet does", async () => {
    await cell(0, 1).click()
    await press("Shift+ArrowRight", "Shift+ArrowDown", "Control+c")
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe("SKU-1\t10.00\nSKU-2\t19.90")
    await cell(4, 1).click()
    await press("Control+v")
    expect([await text(4, 1), await text(4, 2), await text(5, 1), await text(5, 2)]).toEqual([
      "SKU-1",
      "€10.00",
      "SKU-2",
      "€19.90",
    ])
    await press("Control+z")
    expect(await text(4, 1)).toBe("SKU-5")
  })

  it("fills down, toggles and chooses", async () => {
    await cell(0, 3).click()
    await page.keyboard.type("9")
    await press("Enter", "ArrowUp", "Shift+ArrowDown", "Shift+ArrowDown", "Control+d")
    expect([await text(0, 3), await text(1, 3), await text(2, 3)]).toEqual(["9", "9", "9"])
    await cell(0, 4).click()
    await press("Space")
    expect(await text(0, 4)).toBe("No")
    await cell(0, 5).dblclick()
    await page.getByLabel("Origin").selectOption("France")
    expect(await text(0, 5)).toBe("France")
  })

  it("saves what was changed, and only that", async () => {
    await button("Save").click()
    await expect
      .poll(async () => JSON.parse((await page.locator("[data-saved]").textContent()) ?? "[]") as unknown)
      .toEqual([
        ["variant_0", "stock", 9],
        ["variant_0", "managed", false],
        ["variant_0", "origin", "fr"],
        ["variant_1", "price", 1990],
        ["variant_1", "stock", 9],
        ["variant_2", "price", 500],
        ["variant_2", "stock", 9],
      ])
  })
})

describe("a grid on a phone", () => {
  const boxOf = async (name: string) => {
    const box = await page.getByRole("columnheader", { name, exact: true }).boundingBox()
    if (!box) throw new Error(`The column ${name} is not drawn`)
    return { start: box.x, end: box.x + box.width }
  }
  const headers = async () => (await page.getByRole("columnheader").allTextContents()).slice(0, 4)

  it("leaves room for a whole column beside the fixed one, and cuts the next", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open("grid")
    const grid = await page.getByRole("grid").boundingBox()
    if (!grid) throw new Error("The grid is not there")
    const end = grid.x + grid.width
    const [variant, price, stock] = [await boxOf("Variant"), await boxOf("Price EUR"), await boxOf("Stock")]
    expect(variant.end - variant.start).toBeLessThan(130)
    expect(price.end).toBeLessThanOrEqual(end)
    expect(stock.start).toBeLessThan(end - 20)
    expect(stock.end).toBeGreaterThan(end)
  })

  it("fades the sides where there is more", async () => {
    const grid = page.getByRole("grid")
    const faded = () => grid.getAttribute("data-more")
    const mask = () => grid.evaluate((element) => getComputedStyle(element).maskImage)
    const scrollTo = (left: number) => grid.evaluate((element, x) => element.scrollTo(x, 0), left)
    await expect.poll(faded).toBe("end")
    const atStart = await mask()
    expect(atStart).toContain("linear-gradient(to right")
    await scrollTo(200)
    await expect.poll(faded).toBe("start end")
    expect(await mask()).not.toBe(atStart)
    await scrollTo(100_000)
    await expect.poll(faded).toBe("start")
    await scrollTo(0)
    await expect.poll(faded).toBe("end")
    await grid.focus()
    await press("ArrowRight", "ArrowRight")
    // The active cell is beside what is faded, not in it.
    const box = await page.locator(`[role=gridcell][data-row="0"][data-column="2"]`).boundingBox()
    const place = await grid.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0) - 28)
    await open("grid?dir=rtl")
    await expect.poll(faded).toBe("end")
    expect(await mask()).toContain("linear-gradient(to left")
    await open("grid")
  })

  it("shows columns of low priority after the others, and where they belong on a wide screen", async () => {
    expect(await headers()).toEqual(["Variant", "Price EUR", "Stock", "Managed"])
    const price = page.locator(`[role=gridcell][data-row="0"][data-column="1"]`)
    await price.click()
    await page.keyboard.type("12")
    await press("Enter")
    expect(await price.textContent()).toBe("€12.00")
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(headers).toEqual(["Variant", "SKU", "Price EUR", "Stock"])
    expect(await page.locator(`[role=gridcell][data-row="0"][data-column="2"]`).textContent()).toBe("€12.00")
  })
})

describe("a list and a tree", () => {
  const order = () => page.locator("[data-order]").textContent()

  it("are put in order with the keyboard", async () => {
    await open("sortable")
    await button("Move Front").focus()
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) {
      await page.keyboard.press(key)
      // The library measures between two keys.
      await page.waitForTimeout(120)
    }
    await expect.poll(order).toContain("back side front |")
    await button("Move Women").focus()
    await press("Space", "ArrowRight", "Space")
    await expect.poll(order).toContain("| 0men 1shirts 1women 0kids")
    await page.getByText("Women dropped at position 2 of 2.").waitFor()
    await press("Space", "ArrowLeft", "Escape")
    await expect.poll(order).toContain("| 0men 1shirts 1women 0kids")
  })

  it("are put in order with the mouse", async () => {
    const front = await button("Move Front").boundingBox()
    const back = await button("Move Back").boundingBox()
    if (!front || !back) throw new Error("The handles are not there")
    await page.mouse.move(front.x + 10, front.y + 10)
    await page.mouse.down()
    await page.mouse.move(back.x + 10, back.y + 30, { steps: 8 })
    await page.mouse.move(back.x + 10, back.y + 8, { steps: 4 })
    await page.mouse.up()
    await expect.poll(order).toContain("front back side |")
  })
})

describe("the rest", () => {
  it("reads a chart with the arrow keys, and has its values in a table", async () => {
    await open("charts")
    await page.getByRole("group", { name: /^Revenue/ }).focus()
    await press("ArrowRight", "ArrowRight")
    await page
      .getByRole("status")
      .getByText("2 Jan: This month 1,216, Last month 916")
      .waitFor({ state: "attached" })
    await page.getByText("Show as table").first().click()
    await page.getByRole("rowheader", { name: "30 Jan" }).waitFor()
  })

  it("enters dates, files and metadata", async () => {
    await open("more")
    await button("Open calendar").first().click()
    await page.getByRole("button", { name: /January 20, 2026/ }).click()
    expect(await page.getByLabel("Day", { exact: true }).inputValue()).toBe("2026-01-20")
    await page.getByLabel("Starts", { exact: true }).fill("2026-03-01")
    await page.getByLabel("Starts: Time").fill("10:30")
    await page.getByLabel("Pictures").setInputFiles([
      { name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") },
      { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    ])
    await page.getByText("a.txt is not a supported type of file.").waitFor()
    await button("Remove note").click()
    await page.getByLabel("Value: weight").fill("13")
    await button("Save").click()
    const sent = async () => JSON.parse((await page.locator("[data-done]").textContent()) || "{}") as object
    await expect.poll(sent).toEqual({
      day: "2026-01-20",
      startsAt: new Date("2026-03-01T10:30").toISOString(),
      period: { from: "2026-01-05", to: "2026-01-09" },
      files: 1,
      metadata: { weight: 13, tags: ["a"], note: "", old: true },
    })
  })

  it("finds pages and products in the palette", async () => {
    await button("Open palette").click()
    await page.keyboard.type("sales")
    await page.getByRole("option", { name: /^Orders/ }).waitFor()
    await page.getByRole("option", { name: "Product sales" }).waitFor()
    await press("Enter")
    await expect.poll(() => page.locator("[data-done]").textContent()).toBe("orders")
  })
})

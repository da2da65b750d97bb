import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { take } from "./driver/studio.ts"

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser?.close())

const toast = `<div data-sonner-toaster style="position:fixed;inset:0"><button>Undo</button></div>`

it("takes no toast into a picture, and leaves it to the steps that follow", async () => {
  const page = await browser.newPage()
  const picture = async (beside: string) => {
    await page.setContent(`<section style="width:200px;height:100px">Items</section>${beside}`)
    return take(page, [page.locator("section")], "light", {})
  }
  const alone = await picture("")
  expect((await picture(`<div style="position:fixed;inset:0">Undo</div>`)).equals(alone)).toBe(false)
  expect((await picture(toast)).equals(alone)).toBe(true)
  await page.getByRole("button", { name: "Undo" }).click({ timeout: 2000 })
})

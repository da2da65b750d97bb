import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { desktop, everyLook, phone, violations, violationsIn } from "./testing/axe.ts"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"
import { templates } from "./testing/chosen-pages.ts"

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

describe("axe finds nothing", () => {
  it.each(Object.entries(templates))("on the template %s", async (_, path) => {
    expect(await violationsIn(everyLook, site, path)).toEqual([])
  })

  it.each(["light", "dark"] as const)("in the open search, %s", async (colorScheme) => {
    const page = await site.open(templates["list of an area"], { viewport: desktop, colorScheme })
    await page.keyboard.press("/")
    await page.locator(".search input").fill("cart")
    await page.locator(".hit").first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it.each(["light", "dark"] as const)("in the list of keys, %s", async (colorScheme) => {
    const page = await site.open(templates.home, { viewport: desktop, colorScheme })
    await page.keyboard.press("?")
    await page.getByRole("dialog", { name: "Keys" }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it.each(["light", "dark"] as const)("in the open menu of a phone, %s", async (colorScheme) => {
    const page = await site.open(templates.operation, { viewport: phone, colorScheme })
    await page.getByRole("button", { name: "Open the menu" }).click()
    await page.locator("#sidebar").getByRole("link", { name: "Create a cart" }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })
})

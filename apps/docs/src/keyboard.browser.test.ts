import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { desktop, phone } from "./testing/axe.ts"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"
import { templates } from "./testing/chosen-pages.ts"

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

const open = (path: string, viewport = desktop): Promise<Page> => site.open(path, { viewport })

/** What has the focus, in words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return (
      element.getAttribute("aria-label") ?? element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 60)
    )
  })

async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`${name} is not reached with ${key}`)
}

describe("by keyboard alone", () => {
  it("the text is one key away", async () => {
    const page = await open(templates.operation)
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Skip to content")
    const box = await page.locator(".skip").boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press("Enter")
    await page.waitForFunction(() => document.activeElement?.id === "main")
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Docs")
  })

  it.each([templates["list of an area"], templates.operation, templates.home])(
    "every stop on %s can be seen",
    async (path) => {
      const page = await open(path)
      const unseen: string[] = []
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press("Tab")
        const [name, isSeen] = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const { width, height } = element.getBoundingClientRect()
          const isSeen = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && width > 0 && height > 0
          return [element.outerHTML.slice(0, 90), isSeen || element === document.body] as const
        })
        if (!isSeen) unseen.push(name)
      }
      expect(unseen).toEqual([])
    },
  )

  it("the sidebar opens a group and goes to a page", async () => {
    const page = await open(templates["list of an area"])
    await tabTo(page, "Taxes")
    await page.keyboard.press("Enter")
    await tabTo(page, "Manage tax rates")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/modules/taxes/admin/manage-tax-rates")
  })

  it("[ and ] go to the neighbours", async () => {
    const page = await open("/modules/orders/returns")
    const next = await page.locator(".pager a[rel=next]").getAttribute("href")
    await page.keyboard.press("]")
    await page.waitForURL(`**${next}`)
    await page.locator("[data-theme-button][aria-label]").waitFor()
    await page.keyboard.press("[")
    await page.waitForURL("**/modules/orders/returns")
  })

  it("search gives the focus back when it closes", async () => {
    const page = await open(templates["list of an area"])
    await tabTo(page, "Search")
    await page.keyboard.press("Enter")
    await page.locator(".search input:focus").waitFor()
    await page.keyboard.press("Escape")
    await page.locator(".search").waitFor({ state: "hidden" })
    expect(await focused(page)).toBe("Search")
  })

  it("the list of keys opens, closes, and gives the focus back", async () => {
    const page = await open(templates["list of an area"])
    await tabTo(page, "Search")
    await page.keyboard.press("?")
    await page.getByRole("dialog", { name: "Keys" }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "detached" })
    expect(await focused(page)).toBe("Search")
  })

  it("tabs change with arrows, Home and End, and the next page remembers", async () => {
    const page = await open(templates.operation)
    await tabTo(page, "curl")
    await page.keyboard.press("ArrowRight")
    expect(await focused(page)).toBe("JS client")
    await page.keyboard.press("End")
    expect(await focused(page)).toBe("React")
    await page.keyboard.press("Home")
    expect(await focused(page)).toBe("curl")
    await page.keyboard.press("ArrowLeft")
    expect(await focused(page)).toBe("React")
    await page.goto(`${site.origin}/api/store/carts/GetCartsCart`)
    const chosen = page.locator("[role=tab][aria-selected=true]").first()
    expect(await chosen.textContent()).toBe("React")
  })

  it("code and page are copied", async () => {
    const page = await open(templates.operation)
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    const copied = async (): Promise<string> => {
      await page.getByRole("status").filter({ hasText: "Copied" }).waitFor({ state: "attached" })
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await tabTo(page, "Copy page")
    await page.keyboard.press("Enter")
    expect(await copied()).toMatch(/^# Create a cart\n/)
    await tabTo(page, "Copy the code")
    await page.keyboard.press("Enter")
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith("curl "))
  })

  it("the colors change", async () => {
    const page = await open(templates.home)
    await tabTo(page, "Colors: system")
    await page.keyboard.press("Space")
    expect(await focused(page)).toBe("Colors: light")
    await page.keyboard.press("Space")
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark")
  })

  it("the menu of a phone opens, closes, and gives the focus back", async () => {
    const page = await open(templates.operation, phone)
    await tabTo(page, "Open the menu")
    await page.keyboard.press("Enter")
    await page.locator("#sidebar:popover-open").waitFor()
    await page.keyboard.press("Tab")
    expect(await focused(page)).toBe("Close the menu")
    await page.keyboard.press("Escape")
    await page.locator("#sidebar").waitFor({ state: "hidden" })
    expect(await focused(page)).toBe("Open the menu")
  })
})

describe("without scripts", () => {
  const plain = { javaScriptEnabled: false, viewport: desktop }

  it("all alternatives appear below each other, and nothing is offered that would not work", async () => {
    const page = await site.open(templates.operation, plain)
    const labels = await page.locator(".tab-label").allTextContents()
    expect(labels.slice(0, 3)).toEqual(["curl", "JS client", "React"])
    for (const label of ["curl", "JS client", "React"])
      expect(await page.locator(`[data-tab="${label}"] pre`).first().isVisible()).toBe(true)
    // What opens a popover works without scripts.
    for (const button of await page.locator("button:not([popovertarget])").all())
      expect(await button.isVisible(), `${await button.getAttribute("aria-label")}`).toBe(false)
  })

  it("sidebar, contents and neighbours lead on", async () => {
    const page = await site.open(templates["concept with a diagram"], plain)
    await page.locator(".contents a").last().click()
    expect(new URL(page.url()).hash).not.toBe("")
    await page.locator(".pager a[rel=next]").click()
    await page.locator("h1").waitFor()
    await page.locator("#sidebar summary", { hasText: "Taxes" }).click()
    await page.locator("#sidebar a", { hasText: "Manage tax rates" }).click()
    expect(await page.locator("h1").textContent()).toContain("tax rates")
  })
})

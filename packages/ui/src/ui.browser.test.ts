import { desktop, ofColors, phone, violations } from "@stheno/testing/axe.ts"
import type { Browser, CDPSession, Locator, Page } from "playwright-core"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { serveGallery } from "../gallery/serve.mjs"

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await launchChromium()
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  })
  page = await context.newPage()
  page.setDefaultTimeout(10_000)
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await gallery?.close()
})

beforeEach(() => {
  complaints.length = 0
})

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
const open = async (path: string) => {
  await page.goto(`${gallery.url}/${path}`)
  await page.getByRole("heading", { level: 1 }).waitFor()
}
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent)

describe("axe finds nothing, and nothing is too wide", () => {
  const pages = ["basic", "forms", "form-page", "table", "long-table", "grid", "sortable", "charts", "more"]
  const widths = [1440, 1024, 390]
  it.each(pages)("on %s", async (path) => {
    const found: string[] = []
    for (const [theme, rules] of [
      ["light", undefined],
      ["dark", ofColors],
    ] as const)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await open(`${path}?theme=${theme}`)
        found.push(...(await violations(page, rules)).map((each) => `${theme} ${width} ${each}`))
        const actual = await page.evaluate(() => document.documentElement.scrollWidth)
        if (actual > width) found.push(`${theme} ${width}: the page is ${actual} wide`)
      }
    await page.setViewportSize(desktop)
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  it("from right to left", async () => {
    await page.setViewportSize(phone)
    await open("table?dir=rtl")
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.setViewportSize(desktop)
  })
})

describe("a dialog", () => {
  it("gives the focus to its first field and back to its button", async () => {
    await open("forms")
    await button("Open form").click()
    expect(await focused()).toBe("name")
    expect(await violations(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "detached" })
    expect(await focused()).toBe("Open form")
  })

  it("asks before it loses input, and keeps it", async () => {
    await button("Open form").click()
    await page.getByRole("textbox", { name: "Name" }).fill("Half")
    await page.mouse.click(5, 5)
    await page.getByRole("alertdialog").waitFor()
    expect(await violations(page)).toEqual([])
    await button("Keep editing").click()
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Half")
    await page.keyboard.press("Escape")
    await button("Discard changes").click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
  })

  it("shows the error of an action, and a toast", async () => {
    await open("basic")
    await button("Actions of the product").click()
    await page.getByRole("menuitem", { name: "Fail" }).click()
    await page.getByText("It did not work.").waitFor()
    await button("Actions of the product").click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await button("Undo").click()
    await page.getByText("Restored").waitFor()
    expect(await violations(page)).toEqual([])
  })

  it("can be clicked where a toast about a success lies over it, but for the buttons of the toast", async () => {
    await open("basic")
    await button("Actions of the product").click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    const title = page.locator("[data-sonner-toast] [data-title]")
    await title.waitFor()
    const isInToast = (locator: Locator) =>
      locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(x + width / 2, y + height / 2)
        return Boolean(found?.closest("[data-sonner-toast]"))
      })
    expect(await isInToast(title)).toBe(false)
    expect(await isInToast(button("Undo"))).toBe(true)
  })
})

describe("a form", () => {
  const fillValid = async () => {
    await page.getByLabel("Title").fill("A title")
    await page.getByLabel("Email", { exact: true }).fill("ada@example.com")
    await page.getByLabel("Password", { exact: true }).fill("long enough")
  }
  const sent = async () => JSON.parse((await page.locator("[data-sent]").textContent()) || "null") as unknown

  it("says at each field what is wrong, and goes to the first", async () => {
    await open("forms")
    await page.getByLabel("Price", { exact: true }).fill("abc")
    await button("Save").click()
    await page.getByText("Enter a number.").waitFor()
    expect(await focused()).toBe("title")
    expect(await page.getByLabel("Title").getAttribute("aria-invalid")).toBe("true")
    expect(await page.getByLabel("Price", { exact: true }).inputValue()).toBe("abc")
    expect(await violations(page)).toEqual([])
  })

  it("sends typed values: amounts in the smallest unit, choices, tags and rows", async () => {
    await fillValid()
    await page.getByLabel("Price", { exact: true }).fill("19,90")
    await page.getByRole("combobox", { name: /Currency/ }).click()
    await page.getByPlaceholder("Search").fill("swiss fr")
    await page.keyboard.press("Enter")
    await page.getByRole("combobox", { name: /Tags/ }).click()
    await page.getByPlaceholder("Search").fill("summer")
    await page.keyboard.press("Enter")
    // What exists comes first; a word that differs only in case is another word.
    await page.getByPlaceholder("Search").fill("Sale")
    await page.getByRole("option", { name: "sale", exact: true }).waitFor()
    await page.getByRole("option", { name: "Create “Sale”", exact: true }).click()
    await page.getByPlaceholder("Search").fill("sale")
    expect(await page.getByRole("listbox").getByRole("option").allTextContents()).toEqual(["sale"])
    await page.keyboard.press("Escape")
    await page.getByRole("combobox", { name: /Channels/ }).click()
    await page.getByRole("listbox").getByRole("option", { name: "Published" }).click()
    await page.keyboard.press("Escape")
    await page.getByText("Fixed amount").click()
    await button("Add line").click()
    await page.getByLabel("Line 1").fill("First")
    await button("Save").click()
    await expect.poll(sent).toMatchObject({
      price: 1990,
      weight: null,
      country: "CHF",
      tags: ["summer", "Sale"],
      channels: ["published"],
      type: "fixed",
      lines: [{ name: "First" }],
    })
  })

  it("puts an error of the API at its field, or above the button", async () => {
    await page.getByLabel("Title").fill("taken")
    await button("Save").click()
    await page.getByText("title taken is in use").waitFor()
    expect(await focused()).toBe("title")
    await page.getByLabel("Title").fill("offline")
    await button("Save").click()
    await page.getByRole("alert").getByText("Cannot reach the server.").waitFor()
  })

  it("keeps a draft over a reload, and discards it", async () => {
    await open("forms")
    await page.evaluate(() => localStorage.clear())
    await open("forms")
    await page.getByLabel("Title").fill("Half a title")
    // At once: a reload must not be faster than the pause after which a draft is kept.
    await page.reload()
    await page.getByText(/were restored/).waitFor()
    expect(await page.getByLabel("Title").inputValue()).toBe("Half a title")
    await button("Discard").click()
    expect(await page.getByLabel("Title").inputValue()).toBe("")
    expect(await page.evaluate(() => localStorage.getItem("stheno:draft:gallery"))).toBeNull()
  })

  it("asks before its page is left", async () => {
    await page.getByLabel("Title").fill("Half a title")
    await page.getByRole("link", { name: "basic" }).click()
    await button("Keep editing").click()
    expect(await page.getByLabel("Title").inputValue()).toBe("Half a title")
    await page.getByRole("link", { name: "basic" }).click()
    await button("Discard changes").click()
    await page.getByRole("heading", { name: "Basic components" }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem("stheno:draft:gallery"))).toBeNull()
  })
})

describe("a table", () => {
  const row = (number: number) => page.getByRole("row", { name: new RegExp(`#${number}\\b`) })

  it("searches, filters, sorts and pages in its address", async () => {
    await open("table")
    await button("Payment").click()
    await page.getByRole("option", { name: "Open" }).click()
    await page.keyboard.press("Escape")
    await page.waitForURL(/status=open/)
    await page.getByText("1–20 of 46").waitFor()
    await page.getByRole("columnheader", { name: "Total" }).getByRole("button").click()
    await page.waitForURL(/order=total/)
    await button("Next page").click()
    await page.waitForURL(/page=2/)
    await page.goBack()
    await page.getByText("1–20 of 46").waitFor()
    await page.getByLabel("Search orders").fill("customer 1 ")
    await page.waitForURL(/q=customer/)
    await button("Clear").click()
    await page.getByText("1–20 of 137").waitFor()
    await page.getByLabel("Search orders").fill("nobody")
    await page.getByText("Try a different search or remove a filter.").waitFor()
    await button("Clear").click()
  })

  it("leads from a page that has no rows any more to the last one, and Back leads on", async () => {
    await open("table")
    await open("table?page=99")
    await page.getByText("121–137 of 137").waitFor()
    expect(new URL(page.url()).search).toBe("?page=7")
    await page.goBack()
    await page.getByText("1–20 of 137").waitFor()
  })

  it("filters by an amount and by a date", async () => {
    await button("Total").first().click()
    await page.getByLabel("Minimum").fill("900")
    await button("Apply").click()
    await page.waitForURL(/total=90000\.\./)
    await button(/^Total: €900\.00/).waitFor()
    await button("Clear").click()
    await button("Date").click()
    await page.getByLabel("From").fill("2026-01-01")
    await page.getByLabel("To", { exact: true }).fill("2026-01-03")
    await page.keyboard.press("Escape")
    await page.getByText("1–3 of 3").waitFor()
    await button("Clear").click()
  })

  it("saves a view, shows it and deletes it", async () => {
    await button("Unpaid").click()
    await page.getByText("1–20 of 46").waitFor()
    await page.getByLabel("Search orders").fill("customer 5")
    await page.waitForURL(/q=/)
    await button("Save view").click()
    await page.getByLabel("Name of the view").fill("Fives")
    await page.keyboard.press("Enter")
    await page.reload()
    await button("All").click()
    await button("Fives").click()
    await page.waitForURL(/q=customer/)
    await button("Delete the view Fives").click()
    await button("Fives").waitFor({ state: "detached" })
    await button("All").click()
  })

  it("remembers the columns that a person chose, and their order", async () => {
    const headers = () => page.getByRole("columnheader").allTextContents()
    await button("Columns").click()
    await page.getByRole("checkbox", { name: "Customer" }).uncheck()
    await button("Move Total up").click()
    await page.keyboard.press("Escape")
    await page.reload()
    await page.getByRole("columnheader", { name: "Total" }).waitFor()
    expect((await headers()).filter(Boolean)).toEqual([
      "Order",
      "Payment",
      "Date",
      "Total",
      "Sales channel",
      "Actions",
    ])
    await button("Columns").click()
    await button("Reset columns").click()
    await page.keyboard.press("Escape")
    expect(await headers()).toContain("Customer")
  })

  it("acts on the selected rows, and on all that match", async () => {
    await page.getByRole("checkbox", { name: "Select order 1", exact: true }).click()
    await page.getByRole("checkbox", { name: "Select order 4", exact: true }).click({ modifiers: ["Shift"] })
    await page.getByText("4 selected").waitFor()
    expect(await violations(page)).toEqual([])
    await button("Archive").click()
    await page.getByText("archive 4 some").waitFor()
    await page.getByText("4 selected").waitFor({ state: "detached" })
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click()
    await button("Select all 137 matching").click()
    await button("Delete").click()
    await page.getByRole("dialog").getByText("Delete 137 orders?").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("delete 137 all").waitFor()
  })

  it("is walked with J and K, selected with X and opened with Enter", async () => {
    await open("table")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await page.keyboard.press("k")
    expect(await focused()).toBe("#1")
    await page.keyboard.press("ArrowDown")
    expect(await focused()).toBe("#2")
    await page.keyboard.press("x")
    await page.getByText("1 selected").waitFor()
    await page.keyboard.press("Enter")
    await page.waitForURL(/from=order_1$/)
  })

  it("opens a row wherever it is clicked, but not from its menu", async () => {
    await open("table")
    await button("Actions of order 3").click()
    await page.getByRole("menuitem", { name: "Archive" }).click()
    await page.getByText("archived 3").waitFor()
    await row(3).getByText("Web store").click({ force: true })
    await page.waitForURL(/from=order_2$/)
  })

  it("shows three lines of a row on a phone, and sorts there", async () => {
    await page.setViewportSize(phone)
    await open("table")
    for (const text of ["#2", "Customer"]) expect(await row(2).getByText(text).first().isVisible()).toBe(true)
    expect(await row(2).getByText("Web store").isVisible()).toBe(false)
    expect((await row(2).boundingBox())?.height).toBeLessThan(90)
    const total = row(2).getByText("€47.29")
    const box = await total.boundingBox()
    expect(box && box.x + box.width <= phone.width).toBe(true)
    await page.getByLabel("Sort").selectOption({ label: "Total: Descending" })
    await page.waitForURL(/order=-total/)
    await page.setViewportSize(desktop)
  })
})

describe("ten thousand rows", () => {
  let session: CDPSession
  beforeAll(async () => {
    session = await page.context().newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
  })
  afterAll(() => session?.detach())

  /** Milliseconds of processor time that the main thread of the page has used. */
  const used = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics")
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value
  }

  /**
   * Milliseconds that the page computes from an event to the paint that follows it. On a machine with nothing else to do, that
   * is how long a user waits; what other programs do in the meantime does not count.
   */
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await used()
    await work()
    return Math.round((await used()) - before)
  }

  /** Runs code in the page, until the paint that follows it. */
  const painted = (act: string) => () =>
    page.evaluate(async (code) => {
      Reflect.apply(new Function(code), undefined, [])
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }, act)

  const slower = (times: Record<string, number>) => Object.entries(times).filter(([, time]) => time > 100)

  it("are measured by what the page computes", async () => {
    await open("long-table")
    const busy = (milliseconds: number) =>
      timed(
        painted(
          `const end = performance.now() + ${milliseconds}; while (performance.now() < end) Math.sqrt(2)`,
        ),
      )
    // On a busy machine, a part of this time belongs to other programs.
    expect(slower({ long: await busy(1000), short: await busy(20) }).map(([name]) => name)).toEqual(["long"])
    expect(await timed(() => new Promise((resolve) => setTimeout(resolve, 500)))).toBeLessThan(100)
  })

  it("are drawn in part, and answer within 100 ms", async () => {
    await open("long-table")
    await page.locator("tbody .ui-checkbox").first().waitFor()
    expect(await page.getByRole("row").count()).toBeLessThan(60)
    expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe("10001")
    const times: Record<string, number> = {
      scroll: await timed(painted(`document.querySelector(".ui-table-virtual").scrollTop = 300000`)),
      select: await timed(painted(`document.querySelector("tbody .ui-checkbox").click()`)),
      sort: await timed(painted(`[...document.querySelectorAll("th button")].at(-1).click()`)),
      "select all": await timed(painted(`document.querySelector("thead .ui-checkbox").click()`)),
    }
    console.log(times)
    await page.getByText("10000 selected").waitFor()
    expect(slower(times)).toEqual([])
  })

  it("are sorted and filtered within 100 ms, until the result is painted", async () => {
    await open("long-table")
    await page.locator("tbody .ui-checkbox").first().waitFor()
    /** Clicks, and waits for the paint of what that changes. */
    const shown = (selector: string, index: number, expression: string) => () =>
      page.evaluate(
        async ([target, at, code]) => {
          const read = new Function(`return ${code}`) as () => unknown
          const before = read()
          document.querySelectorAll<HTMLElement>(target)[at]!.click()
          do {
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          } while (read() === before)
        },
        [selector, index, expression] as const,
      )
    const order = `[...document.querySelectorAll("th")].map((each) => each.ariaSort).join()`
    const count = `document.querySelector("table").getAttribute("aria-rowcount")`
    const times: Record<string, number> = {}
    const headers = await page.locator("th button").count()
    for (let index = 0; index < headers; index++) {
      times[`sort ${index}`] = await timed(shown("th button", index, order))
      times[`sort ${index} again`] = await timed(shown("th button", index, order))
    }
    await button("Payment").first().click()
    await page.getByRole("option").first().waitFor()
    times["filter"] = await timed(shown("[role=option]", 0, count))
    console.log(times)
    expect(slower(times)).toEqual([])
  })

  it("are reached by keyboard", async () => {
    await open("long-table")
    for (let step = 0; step < 30; step++) await page.keyboard.press("j")
    await expect.poll(focused).toContain("#30")
  })

  it("are reached by keys that are pressed before the rows are drawn", async () => {
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes("ui-row-spacer")) await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.fulfill({ response, body })
    })
    await open("long-table")
    for (let step = 0; step < 30; step++) await page.keyboard.press("j")
    await expect.poll(focused, { timeout: 5000 }).toContain("#30")
    await page.unroute(/\.js$/)
  })
})

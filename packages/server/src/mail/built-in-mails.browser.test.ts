import { silentLog } from "@stheno/core/host"
import { violations } from "@stheno/testing/axe.ts"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchChromium } from "../../../../scripts/chromium.mjs"
import type { MailData, MailName } from "./mail-data.ts"
import { sampleData } from "./sample-data.ts"
import { createMailTemplates } from "./templates.ts"

const templates = createMailTemplates({
  log: silentLog,
  languages: ["en"],
  own: {
    templates: {},
    messages: { ar: { "password-reset.title": "كلمة مرور جديدة", "order-placed.title": "شكرا لطلبك" } },
  },
})

const url = `https://store.example.com/reset-password?token=${"eyJhbGciOiJIUzI1NiJ9".repeat(8)}&email=ada%40example.com`
const { order } = sampleData["order-placed"]
const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerklampe"

/** Real emails are longer than the samples. */
const long = {
  "order-placed": {
    order: {
      ...order,
      items: [
        ...order.items,
        { ...order.items[0]!, name: `${word} (brass)`, quantity: 12, subtotal: 1234500 },
      ],
      shipping_address: { ...order.shipping_address!, address_1: `${word} ${word}, second floor` },
    },
  },
  "customer-password-reset": { email: "ada@example.com", url },
} satisfies Partial<MailData>

let browser: Browser
let page: Page
const requests: string[] = []

beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
  page.on("request", (request) => requests.push(request.url()))
})
afterAll(() => browser.close())

async function show(name: MailName, data: MailData[MailName], locale = "en") {
  const store = { name: "Bits & Bobs", url: "https://shop.example.com" }
  const mail = await templates.render({ name, data, hints: { locale }, store })
  await page.setContent(mail!.html)
}

/** What axe finds, except that a message has no landmarks: web mail shows it inside the ones of its page. */
const flaws = () => violations(page, undefined, ["region", "landmark-one-main"])

const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!

describe.each(["order-placed", "customer-password-reset"] as const)("%s", (name) => {
  it.each([390, 1024])("is accessible and fits into %i pixels, light and dark", async (width) => {
    await page.setViewportSize({ width, height: 800 })
    for (const locale of ["en", "ar"]) {
      await show(name, long[name], locale)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await flaws(), `${locale}, ${colorScheme}`).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(requests).toEqual([])
  })
})

it("axe finds what is not accessible", async () => {
  await show("order-placed", long["order-placed"])
  await page.evaluate(() => document.body.append(document.createElement("img")))
  expect(await flaws()).toEqual([expect.stringMatching(/^image-alt: /)])
})

it("is dark for readers who prefer that", async () => {
  await show("order-placed", sampleData["order-placed"])
  const colors = () =>
    page.evaluate(() =>
      ["body", ".page > div", ".card", ".card > table"].map(
        (each) => getComputedStyle(document.querySelector(each)!).backgroundColor,
      ),
    )
  await page.emulateMedia({ colorScheme: "light" })
  const [gray, white] = ["rgb(244, 244, 245)", "rgb(255, 255, 255)"]
  expect(await colors()).toEqual([gray, gray, white, white])
  await page.emulateMedia({ colorScheme: "dark" })
  const [black, dark] = ["rgb(24, 24, 27)", "rgb(39, 39, 42)"]
  expect(await colors()).toEqual([black, black, dark, dark])
})

it("has a button at the side where reading starts, at least 44 pixels high, and 600 pixels for the card", async () => {
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const [locale, side] of [
    ["en", "left"],
    ["ar", "right"],
  ] as const) {
    await show("customer-password-reset", long["customer-password-reset"], locale)
    const [card, button, title] = [await boxOf(".card"), await boxOf("a"), await boxOf("h1")]
    const inset = (box: typeof card) =>
      Math.round(side === "left" ? box.x - card.x : card.x + card.width - box.x - box.width)
    expect([card.width, inset(button), inset(title)]).toEqual([600, 24, 24])
    expect(button.height).toBeGreaterThanOrEqual(44)
  }
})

it("has amounts below each other, at the other side", async () => {
  await show("order-placed", long["order-placed"])
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll("tr > .number:last-child")].map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return Math.round(range.getBoundingClientRect().right)
    }),
  )
  expect(ends.length).toBeGreaterThan(8)
  expect(new Set(ends).size).toBe(1)
})

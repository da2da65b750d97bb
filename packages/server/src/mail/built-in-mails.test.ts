import { silentLog } from "@stheno/core/host"
import { describe, expect, it } from "vitest"
import { mailNames, type MailData } from "./mail-data.ts"
import { sampleData } from "./sample-data.ts"
import { createMailTemplates } from "./templates.ts"

const templates = createMailTemplates({ log: silentLog, languages: ["en"] })
const store = { name: "Bits & Bobs", url: "https://shop.example.com" }

/** Gmail cuts off what is behind it. */
const gmailLimit = 102_000

const bytesOf = (html: string) => Buffer.byteLength(html)

async function htmlOf<N extends keyof MailData>(
  name: N,
  locale: string,
  data: MailData[N] = sampleData[name],
) {
  return (await templates.render({ name, data, hints: { locale }, store }))!.html
}

/** The markup that Outlook reads: it opens the comments that are meant for it. */
const forOutlook = (html: string) =>
  html.replace(/<!--\[if (?:mso|lte mso)[^\]]*\]>([^]*?)<!\[endif\]-->/g, "$1")

/** The first closing tag that closes something else than the last opened element, or what stays open. */
function misnested(html: string): string | undefined {
  const open: string[] = []
  const shown = html.replace(/<!--[^]*?-->|<!doctype html>/g, "")
  for (const [tag, slash, name] of shown.matchAll(/<(\/?)([a-z][\w:]*)[^>]*>/gi)) {
    if (/^(?:meta|br)$/.test(name!) || tag.endsWith("/>")) continue
    if (!slash) open.push(name!)
    else if (open.pop() !== name) return tag
  }
  return open.at(-1)
}

describe.each(["en", "de", "fr", "es", "it", "nl"])("in %s", (locale) => {
  it.each(mailNames)("%s is complete and loads nothing", async (name) => {
    const html = await htmlOf(name, locale)
    expect(html).not.toMatch(/\[\[|\]\]|<!-- |\$\{/)
    expect(html).not.toMatch(
      /<(?:link|script|img|iframe|object|embed|base)\b|\ssrc=|@import|@font-face|url\(/i,
    )
    expect(html).toContain(`<html lang="${locale}" dir="ltr"`)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/)
    for (const [, href] of html.matchAll(/\shref="([^"]*)"/g)) expect(href).toMatch(/^https:\/\//)
    expect(html.match(/<table(?![^>]*role="presentation")/g)?.length ?? 0).toBe(
      html.match(/<caption/g)?.length ?? 0,
    )
    expect(misnested(html)).toBeUndefined()
    expect(misnested(forOutlook(html))).toBeUndefined()
    expect(bytesOf(html)).toBeLessThan(12_000)
  })
})

it("stays below the limit of Gmail with 150 items", async () => {
  const { order } = sampleData["order-placed"]
  const items = Array.from({ length: 150 }, () => order.items[0]!)
  expect(bytesOf(await htmlOf("order-placed", "de", { order: { ...order, items } }))).toBeLessThan(gmailLimit)
})

it("notices markup that is not nested", () => {
  expect(misnested("<p><b></b></p>")).toBeUndefined()
  expect(misnested("<p><b></p></b>")).toBe("</p>")
  expect(misnested("<p><b></b>")).toBe("p")
  const cell = "<table><!--[if mso]><tr><![endif]--></table>"
  expect([misnested(cell), misnested(forOutlook(cell))]).toEqual([undefined, "</table>"])
})

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
    expect(bytesOf(html)).toBeLessThan(12_000)
  })
})

it("stays below the limit of Gmail with 150 items", async () => {
  const { order } = sampleData["order-placed"]
  const items = Array.from({ length: 150 }, () => order.items[0]!)
  expect(bytesOf(await htmlOf("order-placed", "de", { order: { ...order, items } }))).toBeLessThan(gmailLimit)
})

import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { german } from "@stheno/server/internal/mail/messages/de.ts"
import { spanish } from "@stheno/server/internal/mail/messages/es.ts"
import { french } from "@stheno/server/internal/mail/messages/fr.ts"
import { italian } from "@stheno/server/internal/mail/messages/it.ts"

type Texts = Readonly<Record<string, unknown>>

const read = (file: string): Texts =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")) as Texts
const dashboard = (language: string) =>
  read(`packages/admin/src/app/messages/${language}/orders.json`).giftCard
const storefront = (language: string) => read(`starters/nextjs/src/messages/${language}/cart.json`).giftCard

it("calls a gift card the same in emails, in the dashboard and in the storefront", () => {
  const mails = { de: german, es: spanish, fr: french, it: italian }
  for (const [language, texts] of Object.entries(mails))
    expect(dashboard(language), language).toBe(texts["common.gift_card"])
  expect([dashboard("de"), dashboard("fr"), dashboard("it")]).toEqual([
    "Geschenkkarte",
    "Carte cadeau",
    "Carta regalo",
  ])
  expect([storefront("de"), storefront("fr")]).toEqual([dashboard("de"), dashboard("fr")])
})

import { expect, it } from "vitest"
import { chooseLocale, tagsOf } from "./choose-locale.ts"

const available = ["en", "de", "fr", "nl", "pt-BR"]

it.each([
  // What the storefront says counts, with or without the store's list.
  [{ locale: "de-AT" }, ["en"], "de-AT"],
  [{ locale: "fr_CA" }, ["en"], "fr-CA"],
  [{ locale: "pt-br" }, ["en"], "pt-BR"],
  [{ locale: "de", country: "fr" }, ["en", "fr"], "de"],
  // Without texts, or if it is not a locale, the country counts, and then the store.
  [{ locale: "ja" }, ["en"], "en"],
  [{ locale: "not a locale" }, ["fr"], "fr"],
  [{ locale: "ja", country: "de" }, ["en", "de"], "de-DE"],
  [{ country: "CH" }, ["en", "de"], "de-CH"],
  [{ country: "be" }, ["en", "nl"], "nl-BE"],
  [{ country: "de" }, ["en"], "en"],
  [{ country: "us" }, ["de", "fr"], "de"],
  [{ country: "?" }, ["de"], "de"],
  [{}, ["fr", "en"], "fr"],
  [{}, [], "en"],
] as const)("%o with the languages %o becomes %s", (hints, preferred, locale) => {
  expect(chooseLocale(hints, { preferred, available })).toBe(locale)
})

it("looks texts up by region, then by language", () => {
  expect(tagsOf("de-AT")).toEqual(["de-AT", "de"])
  expect(tagsOf("de")).toEqual(["de"])
})

import { describe, expect, test } from "vitest"
import { chooseLocale } from "@/lib/choose-locale"
import { languageTag, localePath, localeSegment, parseLocale } from "@/lib/locale"

describe("the first segment of an address", () => {
  test.each([
    ["de", { country: "de", language: "de" }],
    ["us", { country: "us", language: "en" }],
    ["de-en", { country: "de", language: "en" }],
    ["us-fr", { country: "us", language: "fr" }],
  ] as const)("%s names a locale", (segment, locale) => {
    expect(parseLocale(segment)).toEqual(locale)
    expect(localeSegment(locale)).toBe(segment)
  })

  test.each(["", "d", "deu", "DE", "de-de", "de-it", "products", "de-", "-en"])(
    "%j does not name a locale, so each page has one address",
    (segment) => {
      expect(parseLocale(segment)).toBeUndefined()
    },
  )

  test("makes paths and language tags", () => {
    const locale = { country: "at", language: "en" } as const
    expect(localePath(locale, "/cart")).toBe("/at-en/cart")
    expect(localePath(locale)).toBe("/at-en")
    expect(languageTag(locale)).toBe("en-AT")
  })
})

describe("the locale of a customer whose address names none", () => {
  const countries = new Set(["de", "fr", "us"])
  const choose = (acceptLanguage: string, chosen?: string) =>
    localeSegment(chooseLocale({ chosen, acceptLanguage, countries, fallback: "us" }))

  test("is the one chosen before", () => {
    expect(choose("de-DE", "fr-en")).toBe("fr-en")
  })

  test("is not the one chosen before if the store no longer sells there", () => {
    expect(choose("de-DE", "jp")).toBe("de")
  })

  test("follows the browser's languages by their weight", () => {
    expect(choose("en-GB;q=0.5, fr-FR;q=0.9")).toBe("fr")
    expect(choose("de-DE,de;q=0.9,en;q=0.8")).toBe("de")
  })

  test("takes the language even if the store does not sell to the browser's country", () => {
    expect(choose("de-CH")).toBe("us-de")
  })

  test("is the default if nothing says otherwise", () => {
    expect(choose("")).toBe("us")
    expect(choose("*;q=0, ;;,xx-YY")).toBe("us")
  })

  test("is a country that the store sells to, even if the default is not", () => {
    const locale = chooseLocale({ chosen: undefined, acceptLanguage: "", countries, fallback: "jp" })
    expect(countries.has(locale.country)).toBe(true)
  })
})

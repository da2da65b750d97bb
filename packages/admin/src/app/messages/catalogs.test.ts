import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { flatten, languagesWithCatalog, readCatalog } from "../../../scripts/catalogs.mjs"
import { messageTypes } from "../../../scripts/generate-messages.mjs"
import { languages } from "../language/language.ts"
import { compareCatalogs } from "./catalogs.ts"

/** `STHENO_COMPLETE_TEXTS=1` also fails where a language lacks a text or repeats the English one. */
const isStrict = Boolean(process.env["STHENO_COMPLETE_TEXTS"])
const english = readCatalog("en")

it("offers exactly the languages that have a catalog", () => {
  expect(Object.keys(languages).sort()).toEqual(languagesWithCatalog())
})

it("has types that fit the English catalog (npm run generate)", () => {
  const files = messageTypes()
  for (const [file, text] of files) expect(readFileSync(file, "utf8"), file).toBe(text)
  const folder = join(import.meta.dirname, "types")
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([...files.keys()].sort())
})

describe("the catalog of", () => {
  it.each(languagesWithCatalog().filter((each) => each !== "en"))("%s fits the English one", (language) => {
    const { missing, wrong, untranslated } = compareCatalogs(english, readCatalog(language), language)
    if (missing.length > 0)
      console.log(`${language} lacks ${missing.length} texts:\n  ${missing.join("\n  ")}`)
    if (untranslated.length > 0) console.log(`${language} repeats English:\n  ${untranslated.join("\n  ")}`)
    expect(wrong).toEqual([])
    if (isStrict) expect({ missing, untranslated }).toEqual({ missing: [], untranslated: [] })
  })

  it("French keeps each sign on the line of its word, by a no-break space", () => {
    const breaking = / [?!;:»]|« /
    expect(breaking.test("Supprimer ?")).toBe(true)
    expect([...flatten(readCatalog("fr"))].filter(([, text]) => breaking.test(text))).toEqual([])
  })

  it("English has no syntax errors", () => {
    expect(compareCatalogs(english, english, "en").wrong).toEqual([])
  })
})

describe("the comparison of catalogs", () => {
  const compare = (original: string, text: string, language = "de") =>
    compareCatalogs({ orders: { one: original } }, { orders: { one: text } }, language)

  it("accepts a translation with the same parameters", () => {
    const plural = "{count, plural, one {# Artikel von {name}} other {# Artikel von {name}}}"
    expect(compare("{count, plural, one {# item of {name}} other {# items of {name}}}", plural)).toEqual({
      missing: [],
      wrong: [],
      untranslated: [],
    })
  })

  it("lists what is missing and what is only English", () => {
    const report = compareCatalogs({ a: { b: "Cancel", c: "Save" } }, { a: { b: "Cancel" } }, "de")
    expect(report).toEqual({ missing: ["a.c"], wrong: [], untranslated: ["a.b: Cancel"] })
    expect(compareCatalogs({ a: { b: "SKU" } }, { a: { b: "SKU" } }, "de").untranslated).toEqual([])
  })

  it.each([
    ["Order #{number}", "Bestellung {nummer}", "{nummer} is not a parameter of the English text"],
    ["Order #{number}", "Bestellung", "{number} is missing"],
    ["Order #{number}", "Bestellung {number", "EXPECT_ARGUMENT_CLOSING_BRACE"],
    ["Delete {name}?", "L'{name}", "{name} is missing"],
    ["{name}", "{name, number}", "{name} is a number here and a any in English"],
    ["{count, plural, one {#} other {#}}", "{count, plural, other {#}}", "the plural form one is missing"],
    [
      "{count, plural, one {#} other {#}}",
      "{count, plural, one {#} few {#} other {#}}",
      "the language has no plural form few",
    ],
  ])("finds what is wrong between %j and %j", (original, text, problem) => {
    expect(compare(original, text).wrong).toEqual([`orders.one: ${problem}`])
  })

  it("finds a text that English does not have", () => {
    expect(compareCatalogs({ a: {} }, { a: { b: "Etwas" } }, "de").wrong).toEqual([
      "a.b: English does not have it",
    ])
  })
})

import { describe, expect, it } from "vitest"
import { closest } from "./src/correct.ts"
import { indexedWordsOf, transpositionsOf, typosBetween, wordsOf } from "./src/words.ts"

describe("words", () => {
  it("have no accents and no capitals", () => {
    expect(wordsOf("Crème BRÛLÉE, Straße & Œuvre")).toEqual(["creme", "brulee", "strasse", "oeuvre"])
    expect(wordsOf("Жёлтый чай")).toEqual(["жёлтый", "чай"])
  })

  it("are the letters of scripts without spaces, and nothing of punctuation", () => {
    expect(wordsOf("緑茶 'or' --; ' \\ (*")).toEqual(["緑", "茶", "or"])
    expect(wordsOf(" \u0000 \uD800 !")).toEqual([])
  })

  it("are also indexed as compounds, which searches then find in both spellings", () => {
    expect(indexedWordsOf("T-shirt for women's")).toEqual([
      "t",
      "shirt",
      "for",
      "women",
      "s",
      "tshirt",
      "womens",
    ])
    expect(indexedWordsOf("ABC-123-XL")).toContain("abc123xl")
  })
})

describe("typos", () => {
  it("are letters that are missing, added, different or exchanged", () => {
    for (const typo of ["medow", "meeadow", "maadow", "maedow", "meadwo"])
      expect([typo, typosBetween(typo, "meadow", false)]).toEqual([typo, 1])
    expect(typosBetween("meadow", "meadow", false)).toBe(0)
    expect(typosBetween("shadow", "meadow", false)).toBe(2)
  })

  it("do not count what is still to be typed", () => {
    expect(typosBetween("meda", "meadow", true)).toBe(1)
    expect(typosBetween("meda", "meadow", false)).toBe(3)
  })

  it("lead to the words with the fewest of them", () => {
    const known = ["lamp", "camp", "clamp", "lap"]
    expect(closest("lapm", known, { isPrefix: false, most: 1 })).toEqual(["lamp", "lap"])
    expect(closest("lamp", known, { isPrefix: false, most: 1 })).toEqual(["lamp"])
    expect(closest("zzzz", known, { isPrefix: false, most: 1 })).toEqual([])
  })

  it("include each exchange of neighbors", () => {
    expect(transpositionsOf("lamp")).toEqual(["almp", "lmap", "lapm"])
  })
})

import { expect, it } from "vitest"
import { asLanguage, directionOf, isSameLanguage, preferredLanguage } from "./language.ts"

it("the first language of the browser that exists is used, whatever its region", () => {
  expect(preferredLanguage(["xx-YY", "en-AU"])).toBe("en")
  expect(preferredLanguage(["xx"])).toBe("en")
  expect(preferredLanguage([])).toBe("en")
  expect([isSameLanguage("pt", "pt-BR"), isSameLanguage("pt", "pl")]).toEqual([true, false])
})

it("only codes of languages that exist are languages", () => {
  expect([asLanguage("en"), asLanguage("xx"), asLanguage("toString"), asLanguage(7)]).toEqual([
    "en",
    undefined,
    undefined,
    undefined,
  ])
})

it("Arabic is written from right to left", () => {
  expect([directionOf("ar"), directionOf("en")]).toEqual(["rtl", "ltr"])
})

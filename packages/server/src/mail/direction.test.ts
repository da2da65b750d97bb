import { expect, it } from "vitest"
import { directionOf } from "./direction.ts"

it.each(["ar", "he-IL", "fa", "ur", "yi", "ckb", "dv", "uz-Arab", "pa-PK"])(
  "%s is from right to left",
  (locale) => {
    expect(directionOf(locale)).toBe("rtl")
  },
)

it.each(["en", "de-AT", "ja", "hi", "tr", "uz", "pa", "ar-Latn", "xx"])(
  "%s is from left to right",
  (locale) => {
    expect(directionOf(locale)).toBe("ltr")
  },
)

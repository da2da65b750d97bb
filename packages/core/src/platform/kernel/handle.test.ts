import { expect, test } from "vitest"
import { handleOf } from "./handle.ts"

test.each([
  ["Medusa T-Shirt", "medusa-t-shirt"],
  ["Ünïcode & Spaces / Slash", "unicode-spaces-slash"],
  ["  Shirt 2XL  ", "shirt-2-xl"],
  ["日本語 shirt", "日本語-shirt"],
])("%s makes the handle %s", (title, handle) => {
  expect(handleOf(title, "prod_1")).toBe(handle)
})

test("a title without words falls back", () => {
  expect(handleOf("!!!", "prod_1")).toBe("prod_1")
  expect(handleOf("", "prod_1")).toBe("prod_1")
})

import { expect, test } from "vitest"
import { pageWithRows } from "./src/admin/components/page-with-rows.ts"

test.each([
  ["the first page", 0, 5, 0],
  ["the last page that has a row", 20, 21, 20],
  ["a page whose only review was approved", 20, 20, 0],
  ["the third page, after the second one filled", 40, 40, 20],
  ["a page after which all are gone", 40, 0, 0],
])("%s of reviews", (_, offset, count, expected) => {
  expect(pageWithRows(offset, { count, size: 20 })).toBe(expected)
})

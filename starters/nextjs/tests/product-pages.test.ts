import { expect, test } from "vitest"
import { pagePath, pagesOf, pageTitle, parsePage } from "@/lib/product-pages"
import { messagesOf } from "@/lib/messages"

test.each(["2", "9", "10", "123", "9999"])("%s is the number of a page", (text) => {
  expect(parsePage(text)).toBe(Number(text))
})

test.each(["", "0", "1", "01", "-2", "2.5", "1e3", "10000", "two"])(
  "%j is not the number of a page",
  (text) => {
    expect(parsePage(text)).toBeUndefined()
  },
)

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [481, 21],
])("%i products have %i pages", (count, pages) => {
  expect(pagesOf(count)).toBe(pages)
})

test("the first page has the address without a number", () => {
  expect([1, 2].map((page) => pagePath("/categories/home", page))).toEqual([
    "/categories/home",
    "/categories/home/2",
  ])
})

test("further pages have their number in the title", async () => {
  const messages = await messagesOf({ language: "en" })
  const titleOf = (page: number) => pageTitle("Mugs", { messages, page, pages: 3 })
  expect([1, 2].map(titleOf)).toEqual(["Mugs", "Mugs, Page 2 of 3"])
})

import path from "node:path"
import { expect, test } from "vitest"
import { isPage } from "@/lib/page-names"
import { readPageNames } from "@/lib/read-page-names"

const names = readPageNames(path.join(import.meta.dirname, "../src/app"))

test("the names of pages are those of their folders, the checkout's too", () => {
  expect(names).toEqual([
    "account",
    "cart",
    "categories",
    "checkout",
    "collections",
    "legal",
    "not-found",
    "order-edits",
    "orders",
    "products",
    "swaps",
  ])
})

test.each([
  ["/us", true],
  ["/us/", true],
  ["/us/products/mug-ink", true],
  ["/us/not-found", true],
  ["/us/some/page", false],
  ["/us/product", false],
])("%s can be a page: %s", (pathname, expected) => {
  expect(isPage(pathname, names.join(","))).toBe(expected)
  expect(isPage(pathname, "")).toBe(true)
})

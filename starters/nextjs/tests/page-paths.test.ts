import path from "node:path"
import { expect, test } from "vitest"
import { isPage, pageOfAddress } from "@/lib/page-paths"
import { readPagePaths } from "@/lib/read-page-paths"

const paths = readPagePaths(path.join(import.meta.dirname, "../src/app"))

test("each folder with a page is an address, in the groups too", () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      "",
      "checkout",
      "not-found",
      "order-edits/[id]",
      "orders/[id]/return",
      "products",
      "products/[handle]",
      "swaps/[cart_id]",
    ]),
  )
  expect(paths).not.toContain("orders")
  expect(paths.filter((page) => page.includes("..."))).toEqual([])
})

test.each([
  ["/us", true],
  ["/us/", true],
  ["/us/products/mug-ink", true],
  ["/us/products/mug-ink/", true],
  ["/us/orders/order_1/return", true],
  ["/us/not-found", true],
  ["/us/some/page", false],
  ["/us/product", false],
  ["/us/products/mug-ink/reviews", false],
  ["/us/orders/order_1/refund", false],
  ["/us/legal", false],
])("%s can be a page: %s", (pathname, expected) => {
  expect(isPage(pathname, paths.join(","))).toBe(expected)
  expect(isPage(pathname, "")).toBe(true)
})

test.each([
  ["/reset-password", "/account/reset-password"],
  ["/reset-password/", "/account/reset-password"],
  ["/products/mug-ink", "/products/mug-ink"],
  ["/", "/"],
])("an email that names %s leads to %s", (address, page) => {
  expect(pageOfAddress(address)).toBe(page)
})

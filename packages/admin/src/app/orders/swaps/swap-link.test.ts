import { expect, it } from "vitest"
import { swapLink } from "./swap-link.ts"

it.each([
  ["https://shop.example.com/exchange?cart={cart_id}", "https://shop.example.com/exchange?cart=cart_1"],
  ["/exchange?cart={cart_id}", "https://store.example.com/exchange?cart=cart_1"],
  ["exchange/{cart_id}", "https://store.example.com/de/exchange/cart_1"],
  [null, "https://store.example.com/de/swaps/cart_1"],
  ["", "https://store.example.com/de/swaps/cart_1"],
])("links to what the template %s names", (template, link) => {
  expect(swapLink(template, "cart_1", "https://store.example.com/de")).toBe(link)
})

it("makes no link without the address of the storefront, unless the template has one", () => {
  expect(swapLink(null, "cart_1", undefined)).toBeUndefined()
  expect(swapLink("/exchange/{cart_id}", "cart_1", undefined)).toBeUndefined()
  expect(swapLink("https://shop.example.com/{cart_id}", "cart_1", undefined)).toBe(
    "https://shop.example.com/cart_1",
  )
})

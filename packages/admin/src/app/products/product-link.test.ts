import { expect, it } from "vitest"
import { productLink } from "./product-link.ts"

const store = (template: unknown) => ({ product_link_template: template })

it("puts the handle of a product into the template of the store", () => {
  expect(productLink(store("https://shop.example.com/p/{handle}"), "wool socks")).toBe(
    "https://shop.example.com/p/wool%20socks",
  )
})

it.each([[null], [store(7)], [store("javascript:alert(1)//{handle}")]])(
  "gives no link for %j",
  (metadata) => {
    expect(productLink(metadata, "socks")).toBeUndefined()
  },
)

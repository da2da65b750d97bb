import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { isWebAddress } from "./web-address.ts"

const unsafe = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
]
const safe = [
  "https://example.com/a.png",
  "http://localhost:9000/a.png",
  "/uploads/a.png",
  "a.png",
  "",
  "//x/a",
]

test.each(unsafe)("%j is not a web address", (value) => {
  expect(isWebAddress(value)).toBe(false)
})

test.each(safe)("%j is a web address", (value) => {
  expect(isWebAddress(value)).toBe(true)
})

let shop: TestApp
let productId: string
beforeAll(async () => {
  shop = await createTestApp()
  productId = (await shop.admin("POST", "/admin/products", { title: "Pen" })).body.product.id
})
afterAll(() => shop.close())

const bodies: Record<string, (url: string) => readonly [path: string, body: object]> = {
  "a new product's thumbnail": (thumbnail) => ["/admin/products", { title: thumbnail, thumbnail }],
  "a new product's images": (url) => ["/admin/products", { title: `With ${url}`, images: [url] }],
  "a product's thumbnail": (thumbnail) => [`/admin/products/${productId}`, { thumbnail }],
  "a product's images": (url) => [`/admin/products/${productId}`, { images: [url] }],
  "the invite link": (invite_link_template) => ["/admin/store", { invite_link_template }],
  "the swap link": (swap_link_template) => ["/admin/store", { swap_link_template }],
}

describe.each(Object.keys(bodies))("%s", (name) => {
  test("may be a web address and nothing that runs", async () => {
    const refused = await shop.admin("POST", ...bodies[name]!("javascript:alert(1)"))
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/must be a URL that starts with http:\/\/ or https:\/\/, or a path$/)
    expect((await shop.admin("POST", ...bodies[name]!("https://example.com/a.png"))).status).toBe(200)
  })
})

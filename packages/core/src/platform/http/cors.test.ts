import { expect, it } from "vitest"
import { corsHeaders, isListed, preflight } from "./cors.ts"

const from = (origin: string, method = "GET") =>
  new Request("http://localhost:9000/store/products", { method, headers: { origin } })

it("lets a listed origin read the request's id and when to try again", () => {
  expect(corsHeaders(["https://shop.test"], from("https://shop.test"))).toEqual({
    "access-control-allow-credentials": "true",
    "access-control-allow-origin": "https://shop.test",
    "access-control-expose-headers": "X-Request-Id, X-Count, Retry-After",
    vary: "Origin",
  })
})

it("lets others read nothing, and exposes nothing before the real request", () => {
  expect(corsHeaders(["https://shop.test"], from("https://evil.test"))).toEqual({
    "access-control-allow-credentials": "true",
    vary: "Origin",
  })
  const { headers } = preflight(["/test$/"], from("https://shop.test", "OPTIONS"))
  expect([headers.get("access-control-allow-origin"), headers.get("access-control-expose-headers")]).toEqual([
    "https://shop.test",
    null,
  ])
})

it("names no origin to a request that has none", () => {
  const request = new Request("http://localhost:9000/store/products")
  expect(corsHeaders(["https://shop.test"], request)).toEqual({
    "access-control-allow-credentials": "true",
    vary: "Origin",
  })
})

it("answers the question before the real request", () => {
  const request = new Request("http://localhost:9000/store/products", {
    method: "OPTIONS",
    headers: { origin: "https://shop.test", "access-control-request-headers": "content-type" },
  })
  const { status, headers, body } = preflight(["https://shop.test"], request)
  expect([status, body, Object.fromEntries(headers)]).toEqual([
    204,
    null,
    {
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type",
      "access-control-allow-methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
      "access-control-allow-origin": "https://shop.test",
      vary: "Origin, Access-Control-Request-Headers",
    },
  ])
  const bare = preflight(["https://shop.test"], from("https://evil.test", "OPTIONS"))
  expect(bare.headers.get("access-control-allow-headers")).toBe("")
  expect(bare.headers.get("access-control-allow-origin")).toBeNull()
})

it.each([
  ["https://shop.test", "https://shop.test", true],
  ["https://shop.test", "https://shop.test.evil.test", false],
  ["https://shop.test", "http://shop.test", false],
  [String.raw`/^https:\/\/[a-z]+\.shop\.test$/`, "https://de.shop.test", true],
  [String.raw`/^https:\/\/[a-z]+\.shop\.test$/`, "https://de.shop.test.evil.test", false],
  ["/shop/", "https://SHOP.test", false],
  ["/shop/i", "https://SHOP.test", true],
  ["/shop/iu", "https://SHOP.test", true],
  // A path is not a regular expression.
  ["https://a.test/shop/i", "https://SHOP.test", false],
  ["https://a.test/", "https://a.test", false],
  ["/shop/i/1", "https://SHOP.test", false],
  ["/shop/1", "https://shop.test", false],
  ["//", "https://shop.test", false],
])("the entry %s lists %s: %s", (entry, origin, expected) => {
  expect(isListed(["https://other.test", entry], origin)).toBe(expected)
  expect(isListed([], origin)).toBe(false)
})

import { expect, it } from "vitest"
import { corsHeaders, preflight } from "./cors.ts"

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

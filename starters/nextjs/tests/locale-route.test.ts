import { NextRequest } from "next/server"
import { expect, test, vi } from "vitest"
import { POST } from "@/app/api/locale/route"

vi.mock("@/lib/regions", () => ({
  regionOf: async (country: string) => (country === "us" ? { id: "reg_1" } : undefined),
}))

interface Sent {
  readonly path?: string
  readonly referer?: string
  readonly country?: string
}

async function choose({ path, referer, country = "us" }: Sent) {
  const body = new FormData()
  body.set("country", country)
  body.set("language", "en")
  if (path !== undefined) body.set("path", path)
  const headers = new Headers(referer === undefined ? {} : { referer })
  return POST(new NextRequest("http://localhost:8000/api/locale", { method: "POST", body, headers }))
}

test.each([
  [{ path: "/de-en/orders/order_1", referer: "http://localhost:8000/" }, "/us/orders/order_1"],
  [{ path: "/de/orders/claim?token=a%2Bb" }, "/us/orders/claim?token=a%2Bb"],
  [{ referer: "http://localhost:8000/de/products?page=2" }, "/us/products?page=2"],
  [{ referer: "http://localhost:8000/" }, "/us"],
  [{}, "/us"],
])("the choice of a country on %j leads to %s", async (sent, location) => {
  const response = await choose(sent)
  expect(response.status).toBe(303)
  expect(response.headers.get("location")).toBe(location)
  expect(response.headers.get("set-cookie")).toContain("=us;")
})

test.each([
  ["//elsewhere.example/de/cart", "/us/cart"],
  ["https://elsewhere.example/de/cart", "/us/cart"],
  ["/de//elsewhere.example", "/us/elsewhere.example"],
  ["/\\elsewhere.example", "/us"],
  ["/de/../../elsewhere.example", "/us"],
  ["/de/cart\r\nset-cookie: a=b", "/us/cartset-cookie:%20a=b"],
  ["http://", "/us"],
])("the path %j stays in the storefront", async (path, location) => {
  expect((await choose({ path })).headers.get("location")).toBe(location)
})

test("a country without a region is rejected, and not kept", async () => {
  const response = await choose({ path: "/de/cart", country: "fr" })
  expect(response.status).toBe(400)
  expect(response.headers.get("set-cookie")).toBeNull()
})

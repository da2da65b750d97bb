import { defineMiddlewares, type Middleware, type Middlewares } from "@stheno/core"
import "../services/ip-lookup.ts"

/** The largest body that is read to see whether it names a region, in characters. */
const largestBody = 100_000

/** Adds the region of the caller's address to a request that creates a cart without one. */
export const preCartCreation: Middleware = async (request, next, { services }) => {
  const isCart = new URL(request.url).pathname.replace(/\/$/, "") === "/store/carts"
  if (!isCart || !services.ipLookupService.setsRegionOfCarts) return next()
  const body = await bodyOf(request.clone())
  if (!body || "region_id" in body || "country_code" in body) return next()
  // The server sets this header to the address that it trusts, according to `trusted_proxies`.
  const address = request.headers.get("x-forwarded-for")?.split(",")[0]
  const found = await services.ipLookupService.findRegion(address)
  if (!found) return next()
  const headers = new Headers(request.headers)
  headers.delete("content-length")
  headers.set("content-type", "application/json")
  return next(
    new Request(request.url, { method: "POST", headers, body: JSON.stringify({ ...body, ...found }) }),
  )
}

/** The JSON object of a body, or an empty one; undefined for any other body, which the server rejects itself. */
async function bodyOf(request: Request): Promise<object | undefined> {
  const text = await request.text()
  if (text.trim() === "") return {}
  if (text.length > largestBody || !/json/i.test(request.headers.get("content-type") ?? "")) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const middlewares: Middlewares = defineMiddlewares({
  routes: [{ matcher: "/store/carts", methods: ["POST"], middlewares: [preCartCreation] }],
})

export default middlewares

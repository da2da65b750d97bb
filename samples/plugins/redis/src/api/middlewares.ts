import { defineMiddlewares, type Middleware } from "@stheno/core"

interface Limits {
  count(
    key: string,
    options: { limit: number; seconds: number },
  ): Promise<{ isAllowed: boolean; retryAfter: number }>
}

/** Five requests a minute for each publishable API key. */
const fivePerMinute: Middleware = async (request, next, shop) => {
  const limits = shop.container.resolve("rateLimitService") as Limits
  const key = request.headers.get("x-publishable-api-key") ?? "none"
  const { isAllowed, retryAfter } = await limits.count(`weather:${key}`, {
    limit: 5,
    seconds: 60,
  })
  if (isAllowed) return next()
  return Response.json(
    { type: "not_allowed", message: "Too many requests. Try again later." },
    { status: 429, headers: { "retry-after": String(retryAfter) } },
  )
}

export default defineMiddlewares({
  routes: [{ matcher: "/store/weather", middlewares: [fivePerMinute] }],
})

import { define, type Definition } from "./definition.ts"
import type { Shop } from "./shop.ts"

/**
 * Stands between a request and its answer, in the words of `fetch`.
 * @param next passes the request on, or another one in its place, and gives the answer
 * @returns that answer, a changed one, or one of its own
 */
export type Middleware = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
  shop: Shop,
) => Promise<Response> | Response

/** Middlewares of some routes. */
export interface MiddlewareRoute {
  /**
   * the paths: `/store/brands` is that path and all below it, `*` is any text, `:id` any one word; or a regular
   * expression that the path has to match
   */
  readonly matcher: string | RegExp
  /** every method unless said; v1 calls it `method` */
  readonly methods?: readonly string[]
  readonly method?: string | readonly string[]
  readonly middlewares: readonly Middleware[]
}

/** What `src/api/middlewares.ts` exports. */
export interface Middlewares extends Definition<"middlewares"> {
  readonly routes: readonly MiddlewareRoute[]
}

/**
 * Declares the middlewares of a project; export it as default from `src/api/middlewares.ts`. They run in their order,
 * before anybody is identified and before anything is validated. They see our routes too.
 * @since 0.1
 */
export function defineMiddlewares(options: { readonly routes: readonly MiddlewareRoute[] }): Middlewares {
  return define("middlewares", options)
}

/** Whether a route's middlewares want to see a request. */
export function isMatched(route: MiddlewareRoute, method: string, path: string): boolean {
  const methods = [route.methods ?? route.method ?? []].flat().map((word) => word.toUpperCase())
  const isAnyMethod = methods.length === 0 || methods.includes("ALL") || methods.includes("USE")
  if (!isAnyMethod && !methods.includes(method)) return false
  if (typeof route.matcher !== "string") return new RegExp(route.matcher).test(path)
  const words = route.matcher.replace(/\/+$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&")
  const pattern = words.replaceAll("*", ".*").replace(/:\w+/g, "[^/]+")
  return new RegExp(`^${pattern}(/|$)`).test(path)
}

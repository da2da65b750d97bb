import { define, type Definition } from "./definition.ts"
import type { Shop } from "./shop.ts"

/**
 * Intercepts a request and its response. Both are the standard `Request` and `Response` objects.
 * @param next passes the request, or a replacement for it, to the next handler and resolves to the response
 * @returns the response of `next`, a modified one, or a new one
 */
export type Middleware = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
  shop: Shop,
) => Promise<Response> | Response

/** Middlewares for the routes that match. */
export interface MiddlewareRoute {
  /**
   * the paths: `/store/brands` matches that path and all paths below it, `*` matches any text, and `:id` matches
   * one segment; or a regular expression for the path
   */
  readonly matcher: string | RegExp
  /** the HTTP methods; all by default. v1 calls it `method` */
  readonly methods?: readonly string[]
  /** the HTTP methods as v1 names them; use `methods` in new code */
  readonly method?: string | readonly string[]
  /** the functions to run, in this order */
  readonly middlewares: readonly Middleware[]
}

/** The middlewares that `src/api/middlewares.ts` exports. */
export interface Middlewares extends Definition<"middlewares"> {
  /** the paths with their middlewares */
  readonly routes: readonly MiddlewareRoute[]
}

/**
 * Declares the middlewares of a project. Export it as the default export of `src/api/middlewares.ts`. Middlewares
 * run in the given order, before authentication and validation, also for the built-in routes.
 * @param options.routes which middlewares handle which paths and methods
 * @since 0.1
 */
export function defineMiddlewares(options: { readonly routes: readonly MiddlewareRoute[] }): Middlewares {
  return define("middlewares", options)
}

/**
 * Whether a route's middlewares want to see a request. A `HEAD` request is answered like one with `GET`, so it has the
 * middlewares of both.
 * @param path decoded as for the choice of the operation; otherwise `/store/%61uth` would reach it without its middlewares
 */
export function isMatched(route: MiddlewareRoute, method: string, path: string): boolean {
  const methods = [route.methods ?? route.method ?? []].flat().map((word) => word.toUpperCase())
  const isAnyMethod = methods.length === 0 || methods.includes("ALL") || methods.includes("USE")
  const isOfGet = method === "HEAD" && methods.includes("GET")
  if (!isAnyMethod && !isOfGet && !methods.includes(method)) return false
  if (typeof route.matcher !== "string") return new RegExp(route.matcher).test(path)
  const words = route.matcher.replace(/\/+$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&")
  const pattern = words.replaceAll("*", "[^]*").replace(/:\w+/g, "[^/]+")
  return new RegExp(`^${pattern}(/|$)`).test(path)
}

import { areaOfPath } from "./area-of-path.ts"
import type { Operation } from "./operation.ts"
import { isCachedOperation, isForOne } from "./response-cache/index.ts"

/** What caches may do with a response that is for its caller alone. */
const forCallerOnly = "private, no-store"

/**
 * Whether the response to a request may be for its caller alone: everything of the Admin API, every write, every
 * request that could identify a customer or names a cart, and every read of the Store API but the catalog. An endpoint
 * of a project decides for guests itself.
 * @param route the operation with the request's method and path; undefined if there is none
 */
function isPersonal(route: Route | undefined, request: Request): boolean {
  if (isForOne(request)) return true
  if (!route)
    return !readingMethods.has(request.method) || areaOfPath(new URL(request.url).pathname) === "admin"
  const { operation, isBuiltIn } = route
  if (operation.area === "admin" || operation.access === "customer" || operation.method !== "GET") return true
  return isBuiltIn && !isCachedOperation(operation)
}

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"])

interface Route {
  readonly operation: Pick<Operation, "access" | "area" | "id" | "limit" | "method">
  /** whether Stheno has an operation with this method and path */
  readonly isBuiltIn: boolean
}

/**
 * Handles requests so that no cache may store a response that can be for its caller alone, unless it has a header that
 * says otherwise: also error pages, and responses that a middleware makes.
 * @param routeOf finds the operation with the method and path of a request
 */
export function keepingFromCaches(
  fetch: (request: Request) => Promise<Response>,
  routeOf: (request: Request) => Route | undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request)
    if (response.headers.has("cache-control") || !isPersonal(routeOf(request), request)) return response
    return keptFromCaches(response)
  }
}

/** The headers of a response of `fetch`, which a middleware may pass on, cannot be changed. */
function keptFromCaches(response: Response): Response {
  try {
    response.headers.set("cache-control", forCallerOnly)
    return response
  } catch {
    const headers = new Headers(response.headers)
    headers.set("cache-control", forCallerOnly)
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}

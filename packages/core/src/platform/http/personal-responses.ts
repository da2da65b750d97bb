import type { Operation } from "./operation.ts"
import { isCachedOperation, isForOne } from "./response-cache/index.ts"

/** What caches may do with a response that is for its caller alone. */
const forCallerOnly = "private, no-store"

/**
 * Whether the response to a request may be for its caller alone: everything of the Admin API, every write, every
 * request that could identify a customer or names a cart, and every read of the Store API but the catalog. An endpoint
 * of a project decides for guests itself.
 * @param isBuiltIn whether Stheno has an operation with this method and path
 */
export function isPersonal(
  operation: Pick<Operation, "access" | "area" | "id" | "limit" | "method">,
  request: Pick<Request, "headers" | "url">,
  isBuiltIn: boolean,
): boolean {
  if (operation.area === "admin" || operation.access === "customer" || operation.method !== "GET") return true
  return isForOne(request) || (isBuiltIn && !isCachedOperation(operation))
}

/** The response, which no cache may store unless its handler says otherwise. */
export function keptFromCaches(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", forCallerOnly)
  return response
}

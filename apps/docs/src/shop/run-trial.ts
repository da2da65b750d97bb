import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { Caller, Filling, ShopRequest, Trial } from "./messages.ts"

/** Whom an operation is tried as. */
export function callerOf({ access }: Pick<Operation, "access">): Caller {
  if (access === "admin") return "admin"
  return access === "public" ? "nobody" : "customer"
}

/** The request that a filling makes of an operation. */
export function requestOf(
  { method, path, caller }: Pick<Trial, "method" | "path" | "caller">,
  { params, query, body, file }: Filling,
): ShopRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
  return { method, path: query ? `${filled}?${query}` : filled, caller, body, file }
}

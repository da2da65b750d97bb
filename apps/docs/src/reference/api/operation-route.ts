import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { documentedOperations } from "./documented-operations.ts"

/** Address of a resource group. */
export function groupRoute({ area, tag }: Pick<Operation, "area" | "tag">): string {
  return `/api/${area}/${tag.toLowerCase().replaceAll(" ", "-")}`
}

/** Address of an operation's page. */
export function operationRoute(operation: Pick<Operation, "area" | "tag" | "id">): string {
  return `${groupRoute(operation)}/${operation.id}`
}

/** The page of an operation by its method and path, as texts name it; undefined when the API has none. */
export function routeOfEndpoint(method: string, path: string): string | undefined {
  const shape = shapeOf(path)
  const found = documentedOperations.find((each) => each.method === method && shapeOf(each.path) === shape)
  return found && operationRoute(found)
}

/** Texts name parameters as they like. */
function shapeOf(path: string): string {
  return path.split("?")[0]!.replace(/\{[^}]*\}|:\w+/g, "{}")
}

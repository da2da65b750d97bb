import { computed } from "./computed.ts"
import { entities as builtIn } from "./entities.ts"
import { openApiDocument } from "./platform/http/openapi.ts"
import type { Operation } from "./platform/http/operation.ts"
import type { Entities } from "./platform/query/registry.ts"

/**
 * The OpenAPI 3.1 document of one side of the API.
 * @param entities the entities of a server and of its project
 * @since 0.1
 */
export function apiDocument(
  operations: readonly Operation[],
  area: "store" | "admin",
  entities: Entities = builtIn,
): Record<string, unknown> {
  return openApiDocument(operations, area, { entities, builtIn, computed })
}

import { operations } from "@stheno/core/internal/operations.ts"
import type { Operation } from "@stheno/core/host"
import { z } from "@stheno/core/internal/platform/http/shape.ts"

/** All operations of one side of the API. */
export function operationsOf(area: "store" | "admin"): readonly Operation[] {
  return operations.filter((operation) => operation.area === area)
}

/** The path with every parameter replaced. */
export function pathWith(operation: Operation, value: string): string {
  return operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(value))
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  type?: string | string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  format?: string
}

/** Names of the query parameters. */
export function queryNames(operation: Operation): string[] {
  return operation.query ? Object.keys(schemaOf(operation.query).properties ?? {}) : []
}

/** A body with every text replaced by the value, everything else of the right type. */
export function bodyWith(operation: Operation, value: string): unknown {
  return operation.body ? fill(schemaOf(operation.body), value) : undefined
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema
}

function fill(schema: JsonSchema, value: string): unknown {
  const [one] = schema.anyOf?.filter(({ type }) => type !== "null") ?? [schema]
  if (!one) return null
  if (one.enum) return one.enum[0]
  const type = Array.isArray(one.type) ? one.type[0] : one.type
  if (type === "object")
    return Object.fromEntries(
      Object.entries(one.properties ?? {}).map(([name, inner]) => [name, fill(inner, value)]),
    )
  if (type === "array") return one.items ? [fill(one.items, value)] : []
  if (type === "number" || type === "integer") return 1
  if (type === "boolean") return true
  return value
}

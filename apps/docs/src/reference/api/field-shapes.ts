import type { FieldShape } from "../../islands/try-it/field-shape.ts"
import type { JsonSchema } from "@stheno/codegen/operations/print-schema.ts"

/** Deeper objects are edited as JSON. */
const deepest = 6

/**
 * The fields of a form for the properties of a schema.
 * @since 0.1
 */
export function fieldShapes(schema: JsonSchema, depth = 1): FieldShape[] {
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => !property.not)
    .map(([name, property]) => ({
      ...fieldShape(name, property, depth),
      ...(required.has(name) && property.default === undefined ? { isRequired: true } : {}),
    }))
}

function fieldShape(name: string, schema: JsonSchema, depth: number): FieldShape {
  const type = [schema.type ?? []].flat().filter((each) => each !== "null")
  const branches = (schema.anyOf ?? []).filter(({ type: each }) => each !== "null")
  if (branches.length > 0) return shapeOfBranches(name, branches, depth)
  if (schema.enum?.every((value) => typeof value === "string"))
    return { name, kind: "choice", options: schema.enum }
  if (typeof schema.const === "string") return { name, kind: "choice", options: [schema.const] }
  if (schema.properties && depth < deepest)
    return { name, kind: "object", fields: fieldShapes(schema, depth + 1) }
  if (type[0] === "array" && schema.items)
    return { name, kind: "list", item: fieldShape("", schema.items, depth + 1) }
  if (type.length !== 1) return { name, kind: type.every((each) => each === "string") ? "text" : "json" }
  return { name, kind: kinds[type[0] as keyof typeof kinds] ?? "json" }
}

const kinds = { string: "text", number: "number", integer: "number", boolean: "switch" } as const

/** One of several types: a list where a list is allowed, an object before a text, a choice of all values that are named. */
function shapeOfBranches(name: string, branches: readonly JsonSchema[], depth: number): FieldShape {
  const shapes = branches.map((branch) => fieldShape(name, branch, depth))
  const options = shapes.flatMap(({ kind, options }) => (kind === "choice" ? options! : []))
  if (options.length > 0 && shapes.every(({ kind }) => kind === "choice"))
    return { name, kind: "choice", options: [...new Set(options)] }
  return (
    shapes.find(({ kind }) => kind === "list") ??
    shapes.find(({ kind }) => kind === "object") ??
    shapes.find(({ kind }) => kind === "text") ??
    shapes[0]!
  )
}

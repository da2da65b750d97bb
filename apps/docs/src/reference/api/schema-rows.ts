import type { JsonSchema } from "@stheno/codegen/operations/print-schema.ts"

/** A property of a request, deeper ones with the names above them: `items[].quantity`. */
export interface SchemaRow {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** what counts where it is absent, as JSON */
  readonly otherwise?: string
  readonly about: string
}

/** Deeper than that nobody reads a table. */
const deepest = 3

/**
 * The properties of an object in the order of its schema.
 * @since 0.1
 */
export function rowsOf(schema: JsonSchema): SchemaRow[] {
  return rowsBelow(schema, "", 1)
}

function rowsBelow(schema: JsonSchema, prefix: string, depth: number): SchemaRow[] {
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (property.not) return []
    const own: SchemaRow = {
      name: `${prefix}${name}`,
      type: typeText(property),
      isRequired: required.has(name) && property.default === undefined,
      ...(property.default === undefined ? {} : { otherwise: JSON.stringify(property.default) }),
      about: property.description ?? "",
    }
    const inner = objectIn(property)
    if (!inner || depth >= deepest) return [own]
    return [own, ...rowsBelow(inner.schema, `${own.name}${inner.suffix}`, depth + 1)]
  })
}

/** The object that a property is, or is a list of, with what is between the names. */
function objectIn(schema: JsonSchema): { schema: JsonSchema; suffix: string } | undefined {
  if (schema.properties) return { schema, suffix: "." }
  if (schema.items) {
    const inner = objectIn(schema.items)
    return inner && { schema: inner.schema, suffix: `[]${inner.suffix}` }
  }
  for (const each of schema.anyOf ?? []) {
    const inner = objectIn(each)
    if (inner) return inner
  }
  return undefined
}

/** A type in few words; the fields of objects have their own rows. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  // Before its alternatives: a date can be sent as a string or a number.
  if (schema.format === "date-time") return "date"
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(" | ")
  if (Array.isArray(schema.type)) return [...new Set(schema.type as string[])].join(" | ")
  if (schema.type === "array") return listText(schema.items)
  return (schema.type as string | undefined) ?? "any"
}

function listText(items: JsonSchema | undefined): string {
  const inner = items ? typeText(items) : "any"
  return inner.includes(" | ") ? `(${inner})[]` : `${inner}[]`
}

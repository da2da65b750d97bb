import type { JsonSchema } from "../../../../../packages/js-client/src/generate/print-schema.ts"

/** A property of a request, deeper ones with the names above them: `items[].quantity`. */
export interface SchemaRow {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
}

/** Deeper than that nobody reads a table. */
const deepest = 3

/** What the words mean that many operations have in common. */
const common: Readonly<Record<string, string>> = {
  expand: "Relations to put into the answer, separated by commas; they take the place of the default ones.",
  fields:
    "Columns to put into the answer, separated by commas; with a leading `+` or `-`, besides or without the default ones.",
  limit: "Rows at most.",
  offset: "Rows to pass over.",
  order: "Field to order by; with a leading `-`, descending.",
  q: "Words to search for.",
  created_at: "When the row was made; with `lt`, `gt`, `lte`, `gte`.",
  updated_at: "When the row was last changed; with `lt`, `gt`, `lte`, `gte`.",
  deleted_at: "When the row was deleted; with `lt`, `gt`, `lte`, `gte`.",
  metadata: "A JSON object of your own.",
  no_notification: "True tells the customer nothing.",
  idempotency_key: "Names the request, so that its repetition has no effect.",
}

/**
 * The properties of an object in the order of its schema.
 * @param columns what the columns of the entity mean that the operation is about
 * @since 0.2
 */
export function rowsOf(schema: JsonSchema, columns: Readonly<Record<string, string>>): SchemaRow[] {
  return rowsBelow(schema, columns, "", 1)
}

function rowsBelow(
  schema: JsonSchema,
  columns: Readonly<Record<string, string>>,
  prefix: string,
  depth: number,
): SchemaRow[] {
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (property.not) return []
    const own: SchemaRow = {
      name: `${prefix}${name}`,
      type: typeText(property),
      isRequired: required.has(name),
      about: property.description ?? meaningOf(name, depth === 1 ? columns : {}),
    }
    const inner = objectIn(property)
    if (!inner || depth >= deepest) return [own]
    return [own, ...rowsBelow(inner.schema, columns, `${own.name}${inner.suffix}`, depth + 1)]
  })
}

function meaningOf(name: string, columns: Readonly<Record<string, string>>): string {
  return columns[name] ?? common[name] ?? ""
}

/** The object that a property is, or is a list of, with what stands between the names. */
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

/** A type in few words; objects are taken apart in rows of their own. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(" | ")
  if (schema.format === "date-time") return "date"
  if (Array.isArray(schema.type)) return [...new Set(schema.type as string[])].join(" | ")
  if (schema.type === "array") return listText(schema.items)
  return (schema.type as string | undefined) ?? "any"
}

function listText(items: JsonSchema | undefined): string {
  const inner = items ? typeText(items) : "any"
  return inner.includes(" | ") ? `(${inner})[]` : `${inner}[]`
}

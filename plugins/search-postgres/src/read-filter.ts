import { CommerceError, sql, z } from "@stheno/core"

/** A condition of a query. */
export type Condition = ReturnType<typeof sql<boolean>>

/** The names by which a search can be filtered, beside `options.NAME`. */
const names = [
  "category_handle",
  "category_id",
  "collection_handle",
  "collection_id",
  "collection_title",
  "handle",
  "tags_value",
  "type_value",
  "variant_options_value",
  "variant_sku",
]

const value = z.string().min(1).max(200)
const schema = z.record(z.string().max(200), z.union([value, z.array(value).min(1).max(100)]))

/** Most names in one filter. */
const mostNames = 20

/**
 * Reads the filter of a request, which anyone can send: an object whose names must all match, with a value or a list
 * of which one value matches.
 * @returns the conditions for the documents of the index
 * @throws CommerceError when it is anything else
 */
export function readFilter(filter: unknown): Condition[] {
  if (filter === undefined || filter === null || filter === "") return []
  const result = schema.safeParse(filter)
  if (!result.success)
    throw invalid('filter must be an object with texts or lists of texts, such as { "type_value": "Mug" }')
  const all = Object.entries(result.data)
  if (all.length > mostNames) throw invalid(`filter must have at most ${mostNames} names`)
  return all.map(([name, values]) => {
    if (!names.includes(name) && !/^options\../.test(name))
      throw invalid(`filter does not know ${name}. Use ${names.join(", ")} or options.NAME`)
    const each = [values]
      .flat()
      .map((one) => sql<boolean>`d.facets @> ${JSON.stringify({ [storable(name)]: [storable(one)] })}::jsonb`)
    return sql<boolean>`(${sql.join(each, sql` or `)})`
  })
}

/** PostgreSQL stores neither the character 0 nor half a character. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD")
}

function invalid(message: string): CommerceError {
  return new CommerceError("invalid_data", message)
}

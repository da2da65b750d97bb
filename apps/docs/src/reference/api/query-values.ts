/**
 * A query as a program writes it: `created_at[gt]` is a property of an object, `status[]` an item of a list, and a name that
 * comes twice is a list too.
 * @param pairs as they are sent
 */
export function queryOf(pairs: Iterable<readonly [name: string, value: string]>): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of pairs) put(given, name, valueOf(value))
  return given
}

function put(given: Record<string, unknown>, name: string, value: unknown): void {
  const [, outer, inner] = /^(\w+)\[(\w*)\]$/.exec(name) ?? []
  if (outer && inner && !/^\d+$/.test(inner)) {
    given[outer] = { ...(given[outer] as object), [inner]: value }
    return
  }
  const known = given[outer ?? name]
  if (outer) given[outer] = [...((known as unknown[] | undefined) ?? []), value]
  else given[name] = known === undefined ? value : [known, value].flat()
}

/** Numbers and switches of a query, as a program writes them. */
function valueOf(text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text)
  return text === "true" || text === "false" ? text === "true" : text
}

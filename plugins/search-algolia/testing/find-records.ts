/** JSON. */
export type Row = Readonly<Record<string, unknown>>

/** An index of the stand-in. */
export interface IndexState {
  updatedAt: string
  readonly settings: Record<string, unknown>
  rules: readonly unknown[]
  readonly records: Map<string, Row>
}

interface Search {
  readonly query?: string
  readonly offset?: number
  readonly length?: number
  readonly hitsPerPage?: number
  readonly filters?: string
  readonly facetFilters?: readonly (string | readonly string[])[]
}

/**
 * Searches an index as the stand-in can: by the beginnings of words, without typos.
 * @throws SyntaxError for filters that Algolia does not understand
 */
export function findRecords({ settings, records }: IndexState, search: Search): object {
  const { query = "", offset = 0, length = search.hitsPerPage ?? 20, filters, facetFilters = [] } = search
  const words = wordsOf(query)
  const names = (settings["searchableAttributes"] as string[] | undefined) ?? []
  const facets = ((settings["attributesForFaceting"] as string[] | undefined) ?? []).map((facet) =>
    facet.replace(/^\w+\((.*)\)$/, "$1"),
  )
  const conditions = [...(filters ? parsed(filters) : []), ...facetFilters.map((one) => [one].flat())]
  const found = [...records.values()].filter((record) => {
    const known = wordsOf(...(names.length > 0 ? names.map((name) => record[name]) : [record]))
    return (
      words.every((word) => known.some((one) => one.startsWith(word))) &&
      conditions.every((anyOf) => anyOf.some((condition) => holds(record, condition, facets)))
    )
  })
  return {
    hits: found.slice(offset, offset + length).map((record) => shown(record, settings)),
    nbHits: found.length,
    offset,
    length,
    query,
    params: new URLSearchParams({ query, facetFilters: JSON.stringify(facetFilters) }).toString(),
    processingTimeMS: 1,
  }
}

function wordsOf(...values: readonly unknown[]): string[] {
  return values
    .map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")))
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function shown(record: Row, settings: Row): Row {
  const wanted = settings["attributesToRetrieve"] as string[] | undefined
  const { objectID } = record
  const fields = Object.entries(record).filter(
    ([name]) => !wanted || wanted.includes("*") || wanted.includes(name),
  )
  const highlighted = Object.entries(record).map(([name, value]) => [name, { value, matchLevel: "none" }])
  return { ...Object.fromEntries(fields), objectID, _highlightResult: Object.fromEntries(highlighted) }
}

/** Conditions joined with AND, of which each is one of several joined with OR. */
function parsed(filters: string): string[][] {
  return filters.split(/\s+AND\s+/).map((group) => group.replace(/^\((.*)\)$/, "$1").split(/\s+OR\s+/))
}

/** An attribute that is no facet matches nothing. */
function holds(record: Row, condition: string, facets: readonly string[]): boolean {
  const found = /^(NOT\s+)?([\w.]+):\s*(?:"([^"]*)"|'([^']*)'|(\S.*))$/.exec(condition.trim())
  if (!found) throw new SyntaxError(`filters: Unexpected token string(${condition}) expected facetFilter`)
  const [, not, name = "", ...values] = found
  const value = values.find((each) => each !== undefined)
  if (!facets.includes(name)) return false
  return [record[name]].flat().map(String).includes(String(value)) !== Boolean(not)
}

import { ApiError } from "./tasks.ts"

/** A document of an index. */
export type Document = Readonly<Record<string, unknown>>

/** An index of the stand-in. */
export interface IndexState {
  primaryKey: string | undefined
  createdAt: string
  readonly settings: {
    displayedAttributes: string[]
    searchableAttributes: string[]
    filterableAttributes: string[]
  } & Record<string, unknown>
  readonly documents: Map<string, Document>
}

interface Search {
  readonly q?: string
  readonly offset?: number
  readonly limit?: number
  readonly filter?: string | readonly (string | readonly string[])[]
}

/** Searches an index as the stand-in can: by the beginnings of words, without typos. */
export function findDocuments({ settings, documents }: IndexState, search: Search): object {
  const { q = "", offset = 0, limit = 20, filter } = search
  const words = wordsOf(q)
  const conditions = typeof filter === "string" ? [filter] : (filter ?? [])
  const matches = (document: Document) => {
    const known = wordsOf(
      ...settings.searchableAttributes.map((name) => (name === "*" ? document : document[name])),
    )
    return (
      words.every((word) => known.some((one) => one.startsWith(word))) &&
      conditions.every((one) =>
        [one].flat().some((text) => holds(document, text, settings.filterableAttributes)),
      )
    )
  }
  // A filter is checked even if no document is left to which it applies.
  for (const text of conditions.flat()) holds({}, text, settings.filterableAttributes)
  const found = [...documents.values()].filter(matches)
  return {
    hits: found
      .slice(offset, offset + limit)
      .map((document) => shown(document, settings.displayedAttributes)),
    query: q,
    processingTimeMs: 1,
    limit,
    offset,
    estimatedTotalHits: found.length,
  }
}

function wordsOf(...values: readonly unknown[]): string[] {
  return values
    .flatMap((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")))
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function shown(document: Document, names: readonly string[]): Document {
  if (names.includes("*")) return document
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)))
}

const condition = /^([\w.]+)\s+(?:(=|!=)\s*("[^"]*"|'[^']*'|[^\s"']+)|IN\s*\[(.*)\])$/

/** Whether a document meets conditions that are joined with AND. */
function holds(document: Document, expression: string, filterable: readonly string[]): boolean {
  return expression.split(/\s+AND\s+/).every((text) => {
    const found = condition.exec(text.trim())
    if (!found)
      throw new ApiError(
        400,
        "invalid_search_filter",
        `Was expecting an operation \`=\`, \`!=\`, \`IN\` at \`${text}\`.`,
      )
    const [, name = "", operator, value = "", list] = found
    if (!filterable.includes(name))
      throw new ApiError(
        400,
        "invalid_search_filter",
        `Attribute \`${name}\` is not filterable. Available filterable attributes patterns are: \`${filterable.join(", ")}\`.`,
      )
    const plain = (one: string) => one.trim().replace(/^["']|["']$/g, "")
    const wanted = (list === undefined ? [value] : list.split(",")).map(plain)
    const actual = [document[name]].flat().map(String)
    return actual.some((one) => wanted.includes(one)) !== (operator === "!=")
  })
}

import { parse } from "qs"

/** Letters that stand for themselves, each name with one value: what nearly every request has. */
const plain = /^(?:\w+=[\w.,:-]*(?:&|$))*$/

/**
 * Parses the query string of a URL as v1 does: `a[b]=1`, `a[]=1` and repeated names make objects and lists, and
 * `a[]=1,2` makes a list of two values. A query string of plain letters is read without the library, which takes as
 * long as finding the route.
 * @param url the whole URL of a request
 */
export function queryOf(url: string): Record<string, unknown> {
  const mark = url.indexOf("?")
  if (mark < 0) return {}
  const end = url.indexOf("#", mark)
  const text = end < 0 ? url.slice(mark + 1) : url.slice(mark + 1, end)
  return (plain.test(text) && readPlain(text)) || readAll(text)
}

function readAll(text: string): Record<string, unknown> {
  const query = parse(text, { arrayLimit: 1000, parameterLimit: 1000, depth: 5 })
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, splitOnlyEntry(value)]))
}

/** v1 splits the only entry of a list at its commas, and leaves lists of several entries as they are. */
function splitOnlyEntry(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return value
  const entries: readonly unknown[] = value
  const entry = entries[0]
  return typeof entry === "string" ? entry.split(",") : value
}

/** Undefined where a name is repeated, or is one that every object has. */
function readPlain(text: string): Record<string, string> | undefined {
  const query: Record<string, string> = {}
  for (const pair of text.split("&")) {
    if (pair === "") continue
    const equals = pair.indexOf("=")
    const name = pair.slice(0, equals)
    if (name in query) return undefined
    query[name] = pair.slice(equals + 1)
  }
  return query
}

import { parse } from "qs"

/** Letters that stand for themselves, each name with one value: what nearly every request has. */
const plain = /^(?:\w+=[\w.,:-]*(?:&|$))*$/

/**
 * What stands behind the `?` of an address, as v1 reads it: `a[b]=1`, `a[]=1` and repeated names make objects and
 * lists. A query string in plain letters is read without the library, which takes as long as finding the route.
 * @param url whole address of a request
 */
export function queryOf(url: string): Record<string, unknown> {
  const mark = url.indexOf("?")
  if (mark < 0) return {}
  const end = url.indexOf("#", mark)
  const text = end < 0 ? url.slice(mark + 1) : url.slice(mark + 1, end)
  return (
    (plain.test(text) && readPlain(text)) || parse(text, { arrayLimit: 1000, parameterLimit: 1000, depth: 5 })
  )
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

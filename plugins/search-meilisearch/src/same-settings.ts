/** Settings whose order has no meaning; Meilisearch returns them sorted. */
const sets: ReadonlySet<string> = new Set([
  "filterableAttributes",
  "sortableAttributes",
  "stopWords",
  "separatorTokens",
  "nonSeparatorTokens",
  "dictionary",
])

type Values = Readonly<Record<string, unknown>>

/** Whether an index has the wanted settings. Those that are not named may have any value. */
export function hasSettings(actual: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) =>
    sets.has(name) ? sameSet(actual[name], value) : includes(actual[name], value),
  )
}

function sameSet(actual: unknown, wanted: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value)
  return sorted(actual) === sorted(wanted)
}

/** Objects may have further values, such as defaults that Meilisearch adds; lists are compared completely. */
function includes(actual: unknown, wanted: unknown): boolean {
  if (!isPlain(wanted)) return JSON.stringify(actual ?? null) === JSON.stringify(wanted ?? null)
  return isPlain(actual) && Object.entries(wanted).every(([name, value]) => includes(actual[name], value))
}

function isPlain(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

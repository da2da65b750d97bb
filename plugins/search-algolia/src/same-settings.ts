/** Settings whose order has no meaning. */
const sets: ReadonlySet<string> = new Set(["attributesForFaceting", "unretrievableAttributes"])

/** Whether an index has the wanted settings. Those that are not named may have any value. */
export function hasSettings(actual: object, wanted: object): boolean {
  const values = actual as Readonly<Record<string, unknown>>
  return Object.entries(wanted).every(([name, value]) => textOf(name, values[name]) === textOf(name, value))
}

function textOf(name: string, value: unknown): string {
  return JSON.stringify(sets.has(name) && Array.isArray(value) ? value.toSorted() : (value ?? null))
}

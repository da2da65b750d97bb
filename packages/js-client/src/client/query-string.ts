/**
 * Writes a query as the server reads it: `id[]=a&id[]=b` for lists, `created_at[gt]=…` for objects, ISO 8601 for
 * dates. What is null or undefined is left out.
 * @returns with its question mark; empty when nothing is said
 */
export function queryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.length > 0 ? `?${pairs.join("&")}` : ""
}

function pairsOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (value instanceof Date) return [pair(name, value.toISOString())]
  if (Array.isArray(value)) return value.flatMap((entry) => pairsOf(`${name}[]`, entry))
  if (typeof value === "object")
    return Object.entries(value).flatMap(([key, entry]) => pairsOf(`${name}[${key}]`, entry))
  return [pair(name, String(value))]
}

function pair(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}

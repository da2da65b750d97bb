/** Responses by the ID of their step, and texts such as the admin's token. */
export type Replies = Map<string, unknown>

/** Thrown for a reference to something that no response contains. */
export class Unresolved extends Error {}

const whole = /^\{\{([^{}]+)\}\}$/
const inside = /\{\{([^{}]+)\}\}/g

/**
 * Replaces the references in a value: `{{step:path.to.value}}`.
 * @throws Unresolved
 */
export function fillIn(value: unknown, replies: Replies): unknown {
  if (typeof value === "string") {
    const only = whole.exec(value)
    if (only) return lookUp(only[1]!, replies)
    return value.replace(inside, (_, reference: string) => String(lookUp(reference, replies)))
  }
  if (Array.isArray(value)) return value.map((each) => fillIn(each, replies))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, replies)]))
}

/**
 * Follows `step:path.to.value`; a part such as `[type=default]` selects a row, and of several the one that was created
 * first. A number counts rows in the order of their creation, too, because rows of a relation can come in any order.
 */
function lookUp(reference: string, replies: Replies): unknown {
  const [id, path = ""] = reference.split(":") as [string, string?]
  let value = replies.get(id)
  for (const part of path.split(".").filter(Boolean)) value = follow(value, part)
  if (value === undefined || value === null) throw new Unresolved(reference)
  return value
}

function follow(value: unknown, part: string): unknown {
  const row = /^\[(\w+)=(.*)\]$/.exec(part)
  if (row && Array.isArray(value))
    return (value as Record<string, unknown>[])
      .filter((each) => String(each[row[1]!]) === row[2])
      .sort((a, b) => (ageOf(a) < ageOf(b) ? -1 : 1))[0]
  if (/^\d+$/.test(part) && Array.isArray(value) && value.every(isDated))
    return value.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))[Number(part)]
  return (value as Record<string, unknown> | null | undefined)?.[part]
}

function isDated(row: unknown): row is { readonly created_at: string } {
  return typeof (row as { created_at?: unknown } | null)?.created_at === "string"
}

/**
 * What orders rows that no other property tells apart. Order edits copy lines in any order, so copies are as old as what
 * they copy, whose ID begins with its time.
 */
function ageOf({ original_item_id: id, created_at, quantity, ...row }: Record<string, unknown>): string {
  return JSON.stringify([id ?? "~", created_at, quantity, row.unit_price, row.metadata])
}

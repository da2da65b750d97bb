/** A request of a sequence. Texts may hold references to earlier responses: `{{cart:cart.items.0.id}}`. */
export interface Step {
  readonly id: string
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Bearer token; paths below `/admin` send the admin's by default. */
  readonly token?: string
}

/** A response, parsed if it is JSON. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** Responses by the ID of their step, and texts such as the admin's token. */
export type Replies = Map<string, unknown>

/** A server under comparison, and what it has answered. */
export interface Side {
  readonly url: string
  readonly replies: Replies
}

/** Thrown for a reference to something that no response contains. */
export class Unresolved extends Error {}

const whole = /^\{\{([^{}]+)\}\}$/
const inside = /\{\{([^{}]+)\}\}/g

/**
 * Sends a step to a server and keeps the response for later steps.
 * @throws Unresolved when the step refers to something that the server has not answered
 */
export async function sendStep(step: Step, side: Side): Promise<Reply> {
  const fill = (value: unknown) => fillIn(value, side.replies)
  const path = String(fill(step.path))
  const query = writeQuery((fill(step.query) ?? {}) as Record<string, unknown>)
  const token = step.token ?? defaultToken(path)
  const response = await fetch(`${side.url}${path}${query && `?${query}`}`, {
    method: step.method,
    headers: {
      "x-forwarded-proto": "https",
      ...(token && { authorization: `Bearer ${String(fill(token))}` }),
      ...(step.body !== undefined && { "content-type": "application/json" }),
    },
    ...(step.body !== undefined && { body: JSON.stringify(fill(step.body)) }),
    signal: AbortSignal.timeout(20_000),
  })
  const body = parse(await response.text())
  side.replies.set(step.id, body)
  return { status: response.status, body }
}

const defaultToken = (path: string) =>
  path.startsWith("/admin") && path !== "/admin/auth/token" ? "{{admin}}" : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function fillIn(value: unknown, replies: Replies): unknown {
  if (typeof value === "string") {
    const only = whole.exec(value)
    if (only) return lookUp(only[1]!, replies)
    return value.replace(inside, (_, reference: string) => String(lookUp(reference, replies)))
  }
  if (Array.isArray(value)) return value.map((each) => fillIn(each, replies))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, replies)]))
}

/** Follows `step:path.to.value`; a part such as `[type=default]` selects a row. */
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
    return value.find((each: Record<string, unknown>) => String(each[row[1]!]) === row[2])
  return (value as Record<string, unknown> | null | undefined)?.[part]
}

/** Writes a query as clients of v1 do: `a[]=1&a[]=2`, `created_at[gt]=...`. */
function writeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([key, value]) => writePairs(key, value))
    .join("&")
}

function writePairs(key: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => writePairs(`${key}[]`, each))
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([name, each]) => writePairs(`${key}[${name}]`, each))
  return [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`]
}

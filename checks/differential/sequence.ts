import { fillIn, type Replies } from "./references.ts"

/** A request of a sequence. Texts may hold references to earlier responses: `{{cart:cart.items.0.id}}`. */
export interface Step {
  readonly id: string
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  /** A further part of the query as it is sent, for forms that no object has: `q=a&q=b`. */
  readonly search?: string
  readonly body?: unknown
  /** Names of small text files, which are sent as a form instead of a body. */
  readonly files?: readonly string[]
  /** Bearer token; paths below `/admin` send the admin's by default. */
  readonly token?: string
}

/** A response, parsed if it is JSON. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** A server under comparison, and what it has answered. */
export interface Side {
  readonly url: string
  readonly replies: Replies
}

/**
 * Sends a step to a server and keeps the response for later steps.
 * @throws Unresolved when the step refers to something that the server has not answered
 */
export async function sendStep(step: Step, side: Side): Promise<Reply> {
  const fill = (value: unknown) => fillIn(value, side.replies)
  const path = String(fill(step.path))
  const token = step.token ?? defaultToken(path)
  const response = await fetch(`${side.url}${path}${queryOf(step, side.replies)}`, {
    method: step.method,
    headers: {
      "x-forwarded-proto": "https",
      ...(token && { authorization: `Bearer ${String(fill(token))}` }),
      ...(step.body !== undefined && { "content-type": "application/json" }),
    },
    ...(step.body !== undefined && { body: JSON.stringify(fill(step.body)) }),
    ...(step.files && { body: formOf(step.files) }),
    signal: AbortSignal.timeout(20_000),
  })
  const body = parse(await response.text())
  side.replies.set(step.id, body)
  return { status: response.status, body }
}

/** The query of a step as it is sent, with its question mark if there is one. */
export function queryOf({ query, search }: Step, replies: Replies): string {
  const written = writeQuery((fillIn(query, replies) ?? {}) as Record<string, unknown>)
  const text = [written, search && String(fillIn(search, replies))].filter(Boolean).join("&")
  return text && `?${text}`
}

function formOf(names: readonly string[]): FormData {
  const form = new FormData()
  for (const name of names) form.append("files", new Blob(["a,b\n1,2\n"], { type: "text/csv" }), name)
  return form
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

/** The name of an operation, with IDs left out. */
export function operationOf({ method, path }: Pick<Step, "method" | "path">): string {
  return `${method} ${path.replace(/\{\{[^}]+\}\}/g, ":id")}`
}

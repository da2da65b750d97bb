import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { patternOf } from "../reference/api/operation-pattern.ts"

/** A request of a sample, with what the other languages are written from. */
export interface Call {
  readonly operation: Operation
  /** values of the path, in its order */
  readonly params: readonly string[]
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly body: unknown
  /** the file that is uploaded instead of a body */
  readonly file: File | undefined
  readonly headers: Headers
  /** the body of the response, once there is one */
  readonly response?: unknown
}

/** A sample asked for something that no operation answers. */
export class UnknownCallError extends Error {}

/**
 * Reads a request back into the operation that it calls.
 * @throws UnknownCallError when there is none
 * @since 0.1
 */
export async function readCall(request: Request): Promise<Call> {
  const url = new URL(request.url)
  const operation = operationOf(request.method, url.pathname)
  const isForm = request.headers.get("content-type")?.startsWith("multipart/")
  const form = isForm ? await request.clone().formData() : undefined
  const text = form ? "" : await request.clone().text()
  const file = form && [...form.values()].find((value) => value instanceof File)
  return {
    operation,
    params: patternOf(operation).exec(url.pathname)!.slice(1).map(decodeURIComponent),
    query: [...url.searchParams],
    body: text ? JSON.parse(text) : undefined,
    file: file || undefined,
    headers: request.headers,
  }
}

/** `/store/customers/me` before `/store/customers/{id}`. */
function operationOf(method: string, path: string): Operation {
  const names = ({ path: own }: Operation) => own.split("{").length
  const [found] = operations
    .filter((each) => each.method === method && patternOf(each).test(path))
    .toSorted((a, b) => names(a) - names(b))
  if (!found) throw new UnknownCallError(`no operation answers ${method} ${path}`)
  return found
}

/** Whether two calls request the same. The order of query parameters and an empty body do not matter. */
export function isSameCall(one: Call, other: Call): boolean {
  return asked(one) === asked(other)
}

function asked({ operation, params, query, body, file }: Call): string {
  const pairs = query.map(([name, value]) => `${name}=${value}`).toSorted()
  return JSON.stringify([operation.area, operation.id, params, pairs, ordered(body ?? {}), file?.name])
}

/** Properties sorted by name, because programs write them in different orders. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== "object" || value === null) return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([name, each]) => [name, ordered(each)]))
}

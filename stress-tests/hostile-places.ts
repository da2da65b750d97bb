import { bodyWith, pathWith, queryNames } from "./every-operation.ts"
import type { Operation } from "@stheno/core/host"

/** A request with a text somewhere in it. */
export interface Attempt {
  readonly path: string
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Somewhere in the requests of an operation where a caller may put a text. */
export interface Place {
  readonly name: string
  readonly attempt: (text: string) => Attempt
}

type Headers = Readonly<Record<string, string>>

/**
 * Everywhere that a text may stand in the requests of an operation: the path, each query parameter as a value, a list,
 * a bound and the name of a bound, sort, fields and relations after one that there is, the name of a parameter, the
 * body, and every header that is read.
 * @param own what proves who is calling
 */
export function placesOf(operation: Operation, own: Headers): Place[] {
  const path = (text: string) => pathWith(operation, text)
  const query = (name: string, of: (text: string) => string): Place => ({
    name,
    attempt: (text) => ({ path: `${path("harmless")}?${of(encodeURIComponent(text))}`, headers: own }),
  })
  const takesBody = operation.method !== "GET"
  return [
    {
      name: "path",
      attempt: (text) => ({ path: path(text), headers: own, ...(takesBody ? { body: {} } : {}) }),
    },
    ...queryNames(operation).flatMap((name) => [
      query(name, (text) => `${name}=${text}`),
      query(`${name}[]`, (text) => `${name}[]=${text}`),
      query(`${name}[gt]`, (text) => `${name}[gt]=${text}`),
      query(`${name}[…]`, (text) => `${name}[${text}]=1`),
      query(`${name} after id`, (text) => `${name}=id,${text}`),
    ]),
    query("name of a parameter", (text) => `${text}=1`),
    ...(takesBody
      ? [
          {
            name: "body",
            attempt: (text: string) => ({
              path: path("harmless"),
              body: bodyWith(operation, text) ?? {},
              headers: own,
            }),
          },
        ]
      : []),
    headersOf(operation, own),
  ]
}

/** Who is calling stays proven, so that the operation is reached. */
function headersOf(operation: Operation, own: Headers): Place {
  return {
    name: "headers",
    attempt: (text) => {
      const value = /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text)
      const headers = {
        "x-publishable-api-key": value,
        "x-forwarded-for": value,
        "user-agent": value,
        "idempotency-key": value,
        cookie: `connect.sid=${value}`,
        "x-medusa-access-token": value,
        authorization: `Bearer ${value}`,
        ...own,
      }
      return { path: pathWith(operation, "harmless"), headers, ...(operation.body ? { body: {} } : {}) }
    },
  }
}

import type { Shop } from "@stheno/core"
import { NoResponse, send, type HttpResponse } from "@stheno/http-kit"
import { setTimeout as sleep } from "node:timers/promises"
import type { BrightpearlOptions } from "../options.ts"
import { loadConnection, refresh, type Connection } from "./connection.ts"
import { BrightpearlError } from "./errors.ts"

type Method = "GET" | "POST" | "PUT"

/** Sends requests to Brightpearl. They fail with a BrightpearlError. */
export interface BrightpearlClient {
  /** @returns the `response` of the body; undefined when there is nothing at the path */
  find(path: string): Promise<unknown>
  /** Searches a resource. @returns the rows by the names of their columns */
  search(path: string, query: Readonly<Record<string, string>>): Promise<readonly Found[]>
  /** Creates something. It is repeated only if Brightpearl did not begin. */
  create(path: string, body: object): Promise<unknown>
  /** Changes something; the request may take effect more than once. */
  change(path: string, body: object): Promise<unknown>
  /** the ID of this installation, which Brightpearl notes on orders */
  instanceId(): Promise<string | null>
}

/** A row of a search. */
export type Found = Readonly<Record<string, unknown>>

/** The longest wait before a retry, in milliseconds. Brightpearl counts requests by the minute. */
const longestPause = 60_000

/** Until when each account has no requests left, in milliseconds since 1970. */
const blockedUntil = new Map<string, number>()

/** Creates a client of Brightpearl's REST API, which has no official package for Node.js. */
export function createClient(db: Shop["db"], options: BrightpearlOptions): BrightpearlClient {
  const call = (method: Method, path: string, body?: object) =>
    withRetries({ db, options, method, path, body })
  return {
    find: (path) =>
      call("GET", path).catch((error: unknown) => {
        if (error instanceof BrightpearlError && error.status === 404) return undefined
        throw error
      }),
    async search(path, query) {
      const found = (await call("GET", `${path}?${new URLSearchParams(query)}`)) as SearchResult | undefined
      const names = found?.metaData?.columns?.map(({ name }) => name) ?? []
      return (found?.results ?? []).map((row) =>
        Object.fromEntries(names.map((name, index) => [name, row[index]])),
      )
    },
    create: (path, body) => call("POST", path, body),
    change: (path, body) => call("PUT", path, body),
    instanceId: async () => (await loadConnection(db, options.account)).instance_id,
  }
}

interface SearchResult {
  readonly results?: readonly (readonly unknown[])[]
  readonly metaData?: { readonly columns?: readonly { readonly name: string }[] }
}

interface Call {
  readonly db: Shop["db"]
  readonly options: BrightpearlOptions
  readonly method: Method
  readonly path: string
  readonly body: object | undefined
}

/** Repeats a request with a new token after 401, after the limit of requests, and if it cannot take effect twice. */
async function withRetries(call: Call): Promise<unknown> {
  const { db, options, method } = call
  let connection = await loadConnection(db, options.account)
  let hasRefreshed = false
  for (let tried = 0; ; tried++)
    try {
      await untilUnblocked(options.account)
      return await exchange(call, connection)
    } catch (error) {
      if (!(error instanceof BrightpearlError)) throw error
      const { status, pause } = error as BrightpearlError & { pause?: number }
      if (status === 401 && !hasRefreshed) {
        connection = await refresh(db, options, connection)
        hasRefreshed = true
        continue
      }
      const isPassing = pause !== undefined || (method !== "POST" && (status === undefined || status >= 500))
      if (!isPassing || tried >= options.max_retries) throw error
      await sleep(Math.min(pause ?? 500 * 2 ** tried, longestPause))
    }
}

async function untilUnblocked(account: string): Promise<void> {
  const left = (blockedUntil.get(account) ?? 0) - Date.now()
  if (left > 0) await sleep(Math.min(left, longestPause))
}

async function exchange({ options, method, path, body }: Call, connection: Connection): Promise<unknown> {
  const base = options.api_url ?? `https://${connection.api_domain}`
  const response = await send({
    service: "Brightpearl",
    url: new URL(`/public-api/${options.account}${path}`, base),
    method,
    headers: {
      accept: "application/json",
      authorization: `Bearer ${connection.access_token}`,
      "brightpearl-app-ref": options.client_id,
      "brightpearl-dev-ref": options.developer_reference,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    timeout: options.request_timeout,
    // The token and the limit of requests can change between attempts.
    retries: 0,
    pause: 0,
  }).catch((error: unknown) => {
    if (!(error instanceof NoResponse)) throw error
    throw new BrightpearlError(
      `Cannot reach Brightpearl: ${error.isLate ? "no response in time" : "connection failed"}`,
    )
  })
  noteLimit(options.account, response.headers)
  if (!response.ok) throw errorOf(response)
  if (response.text !== "" && response.json === undefined)
    throw new BrightpearlError("Brightpearl sent a response that is not JSON")
  return (response.json as Body | undefined)?.response
}

/** Waits before the next request if none is left in this period. */
function noteLimit(account: string, headers: Headers): void {
  const remaining = headers.get("brightpearl-requests-remaining")
  const period = Number(headers.get("brightpearl-next-throttle-period"))
  if (remaining !== null && Number(remaining) <= 0 && period > 0)
    blockedUntil.set(account, Date.now() + period)
}

interface Body {
  readonly response?: unknown
  readonly errors?: readonly { readonly code?: string; readonly message?: string }[] | string
}

/** A proxy before Brightpearl can answer with a page, which has no errors in it. */
function errorOf({ status, headers, json }: HttpResponse): BrightpearlError {
  const { errors } = (json ?? {}) as Body
  const messages = Array.isArray(errors) ? errors.map(({ code, message }) => `${code}: ${message}`) : []
  const error = new BrightpearlError(
    `Brightpearl responded with ${status}. ${messages.join(" ")}`.trim(),
    status,
  )
  const period = Number(headers.get("brightpearl-next-throttle-period"))
  // Beyond the limit, Brightpearl does not begin the request.
  const isLimit = status === 429 || (status === 503 && period > 0)
  return Object.assign(error, isLimit && { pause: period > 0 ? period : 1_000 })
}

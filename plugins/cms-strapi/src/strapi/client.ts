import { setTimeout as sleep } from "node:timers/promises"
import type { Settings } from "../options.ts"

/** An error of Strapi. */
export class StrapiError extends Error {
  override readonly name = "StrapiError"
  /** the status of the response; undefined when there is none */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.status = status
  }

  /** whether Strapi understood the request and rejects the values in it */
  get isRejected(): boolean {
    return this.status === 400 || this.status === 413 || this.status === 422
  }
}

/** A request to the REST API. */
export interface StrapiRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** the path below `/api` */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** The longest pause before a retry, in milliseconds. */
const longestPause = 10_000

/**
 * Sends a request. After 429, 5xx, a time-out and a broken connection, it is repeated with increasing pauses. A POST,
 * which creates an entry, is repeated after 429 only: it may have taken effect otherwise.
 * @returns the `data` of the response; undefined for a response without a body
 * @throws StrapiError if every attempt failed, or for another status
 */
export async function send(settings: Settings, request: StrapiRequest): Promise<unknown> {
  for (let tried = 0; ; tried++)
    try {
      return await attempt(settings, request)
    } catch (error) {
      const { status, after } = error as StrapiError & { after?: number }
      const isPassing =
        status === 429 || (request.method !== "POST" && (status === undefined || status >= 500))
      if (!isPassing || tried >= settings.maxRetries) throw error
      await sleep(Math.min(after ?? 300 * 2 ** tried, longestPause))
    }
}

async function attempt(settings: Settings, { method, path, query, body }: StrapiRequest): Promise<unknown> {
  const search = new URLSearchParams(query).toString()
  let response: Response
  let text: string
  try {
    response = await fetch(`${settings.url}/api${path}${search && `?${search}`}`, {
      method,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${settings.apiToken}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(settings.requestTimeout),
    })
    text = await response.text()
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError"
    const why = isLate ? `no response within ${settings.requestTimeout / 1000} s` : "the connection failed"
    throw new StrapiError(`Cannot reach Strapi: ${why}`, undefined)
  }
  if (!response.ok) throw errorOf(response, text)
  return parse(text)?.data
}

interface Body {
  readonly data?: unknown
  readonly error?: { readonly name?: string; readonly message?: string }
}

function parse(text: string): Body | undefined {
  if (text === "") return undefined
  try {
    return JSON.parse(text) as Body
  } catch {
    throw new StrapiError("Strapi sent a response that is not JSON. Check its address", undefined)
  }
}

function errorOf({ status, headers }: Response, text: string): StrapiError {
  let error: Body["error"]
  try {
    error = (JSON.parse(text) as Body).error
  } catch {
    // A proxy before Strapi can answer with a page.
  }
  const hint = status === 401 || status === 403 ? ". Check the API token and its permissions" : ""
  const message = `Strapi responded with status ${status}: ${error?.name ?? "Error"}: ${error?.message ?? ""}${hint}`
  const seconds = Number(headers.get("retry-after"))
  return Object.assign(new StrapiError(message, status), seconds > 0 && { after: seconds * 1000 })
}

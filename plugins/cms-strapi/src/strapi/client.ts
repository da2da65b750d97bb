import { NoResponse, send as exchange, type HttpResponse } from "@stheno/http-kit"
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

/**
 * Sends a request. After 429, 5xx, a time-out and a broken connection, it is repeated with increasing pauses. A POST,
 * which creates an entry, is repeated after 429 only: it may have taken effect otherwise.
 * @returns the `data` of the response; undefined for a response without a body
 * @throws StrapiError if every attempt failed, or for another status
 */
export async function send(
  settings: Settings,
  { method, path, query, body }: StrapiRequest,
): Promise<unknown> {
  const search = new URLSearchParams(query).toString()
  const response = await exchange({
    service: "Strapi",
    url: `${settings.url}/api${path}${search && `?${search}`}`,
    method,
    headers: {
      accept: "application/json",
      authorization: `Bearer ${settings.apiToken}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    timeout: settings.requestTimeout,
    retries: settings.maxRetries,
    pause: 300,
    canRepeat: method === "POST" ? isLimit : isPassing,
  }).catch((error: unknown) => {
    if (!(error instanceof NoResponse)) throw error
    const why = error.isLate
      ? `no response within ${settings.requestTimeout / 1000} s`
      : "the connection failed"
    throw new StrapiError(`Cannot reach Strapi: ${why}`, undefined)
  })
  if (!response.ok) throw errorOf(response)
  if (!isReadable(response))
    throw new StrapiError("Strapi sent a response that is not JSON. Check its address", undefined)
  return (response.json as Body | undefined)?.data
}

type Outcome = HttpResponse | NoResponse

const isReadable = ({ text, json }: HttpResponse) => text === "" || json !== undefined

const isLimit = (outcome: Outcome) => !(outcome instanceof NoResponse) && outcome.status === 429

const isPassing = (outcome: Outcome) =>
  outcome instanceof NoResponse ||
  isLimit(outcome) ||
  outcome.status >= 500 ||
  (outcome.ok && !isReadable(outcome))

interface Body {
  readonly data?: unknown
  readonly error?: { readonly name?: string; readonly message?: string }
}

/** A proxy before Strapi can answer with a page, which has no error in it. */
function errorOf({ status, json }: HttpResponse): StrapiError {
  const { error } = (json ?? {}) as Body
  const hint = status === 401 || status === 403 ? ". Check the API token and its permissions" : ""
  return new StrapiError(
    `Strapi responded with status ${status}: ${error?.name ?? "Error"}: ${error?.message ?? ""}${hint}`,
    status,
  )
}

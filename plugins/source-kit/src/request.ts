import * as http from "@stheno/http-kit"

/** A failure of the source. */
export class SourceError extends Error {
  override readonly name = "SourceError"
  /**
   * @param isFinal whether a retry cannot help, for example because the access token is invalid
   * @param status the HTTP status of the response, if there was one
   */
  constructor(
    message: string,
    readonly isFinal: boolean,
    readonly status?: number,
  ) {
    super(message)
  }
}

/** A request to a source. */
export interface SourceRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** sent with POST, as a form or as JSON; without it the request is a GET */
  readonly body?: URLSearchParams | object
  readonly signal: AbortSignal
  /** milliseconds to wait for a response */
  readonly timeout: number
  /** milliseconds before the first retry, doubled with every further one */
  readonly pause: number
}

/** A successful response of a source. */
export interface SourceResponse {
  readonly headers: Headers
  readonly body: unknown
}

/** Attempts of one request after the first one. */
const retries = 5

/** The longest wait for a retry, in milliseconds. */
const longestPause = 60_000

/**
 * Sends a request, and repeats it after 429, 5xx, a time-out and a broken connection. The headers are in no error.
 * @throws SourceError if every attempt failed, or for another status
 * @since 0.1
 */
export async function send({ body, headers, ...request }: SourceRequest): Promise<SourceResponse> {
  const { host } = new URL(request.url)
  const isForm = body instanceof URLSearchParams
  const response = await http
    .send({
      ...request,
      service: host,
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      retries,
      longestPause,
    })
    .catch((error: unknown) => {
      if (!(error instanceof http.NoResponse)) throw error
      const why = error.isLate ? `no response within ${request.timeout / 1000} s` : "the connection failed"
      throw new SourceError(`Cannot reach ${host}: ${why}`, false)
    })
  const { status } = response
  if (!response.ok)
    throw new SourceError(
      `${host} responded with status ${status}${hintOf(status)}`,
      !http.isPassing(status),
      status,
    )
  if (response.json === undefined) throw new SourceError(`${host} sent a response that is not JSON`, false)
  return { headers: response.headers, body: response.json }
}

/** Waits, at most a minute. @throws the reason of the signal */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return http.wait(Math.min(milliseconds, longestPause), signal)
}

function hintOf(status: number): string {
  if (status === 401) return ". Check the credentials of the plugin"
  if (status === 403) return ". The credentials lack a permission"
  if (status === 404) return ". Check the address of the store"
  return ""
}

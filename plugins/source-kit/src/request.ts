import { setTimeout as sleep } from "node:timers/promises"

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

/** Attempts of one request. */
const attempts = 6

/** The longest wait for a retry, in milliseconds. */
const longestPause = 60_000

/**
 * Sends a request, and repeats it after 429, 5xx, a time-out and a broken connection. The headers are in no error.
 * @throws SourceError if every attempt failed, or for another status
 * @since 0.1
 */
export async function send(request: SourceRequest): Promise<SourceResponse> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOf(request)
    if ("body" in outcome) return outcome
    if (outcome.error.isFinal || attempt === attempts) throw outcome.error
    const pause = Math.max(outcome.after ?? 0, request.pause * 2 ** (attempt - 1))
    await wait(pause, request.signal)
  }
}

/** Waits, at most a minute. @throws the reason of the signal */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await sleep(Math.min(milliseconds, longestPause), undefined, { signal }).catch(() => undefined)
  signal.throwIfAborted()
}

type Outcome = SourceResponse | { readonly error: SourceError; readonly after?: number }

async function attemptOf({ url, headers, body, signal, timeout }: SourceRequest): Promise<Outcome> {
  const { host } = new URL(url)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && !(body instanceof URLSearchParams) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    text = await response.text()
  } catch (error) {
    signal.throwIfAborted()
    const isLate = error instanceof Error && error.name === "TimeoutError"
    const why = isLate ? `no response within ${timeout / 1000} s` : "the connection failed"
    return { error: new SourceError(`Cannot reach ${host}: ${why}`, false) }
  }
  return outcomeOf(response, text, host)
}

function outcomeOf({ ok, status, headers }: Response, text: string, host: string): Outcome {
  if (!ok) {
    const isFinal = status !== 408 && status !== 429 && status < 500
    const error = new SourceError(`${host} responded with status ${status}${hintOf(status)}`, isFinal, status)
    const seconds = Number(headers.get("retry-after"))
    return { error, ...(seconds > 0 && { after: seconds * 1000 }) }
  }
  try {
    return { headers, body: JSON.parse(text) as unknown }
  } catch {
    return { error: new SourceError(`${host} sent a response that is not JSON`, false) }
  }
}

function hintOf(status: number): string {
  if (status === 401) return ". Check the credentials of the plugin"
  if (status === 403) return ". The credentials lack a permission"
  if (status === 404) return ". Check the address of the store"
  return ""
}

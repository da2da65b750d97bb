import { NoResponse } from "./no-response.ts"
import { pauseBefore, wait, type Pauses } from "./pauses.ts"

/** A request to a service. */
export interface HttpRequest extends Pauses {
  /** the name of the service, for errors */
  readonly service: string
  readonly url: string | URL
  /** GET by default */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  /** ends the request and its retries */
  readonly signal?: AbortSignal
  /** milliseconds to wait for the whole response of one attempt */
  readonly timeout: number
  /** further attempts after the first one */
  readonly retries: number
  /** whether a further attempt can help, and does no harm; by default after no response, 408, 429 and 5xx */
  readonly canRepeat?: (outcome: HttpResponse | NoResponse) => boolean
}

/** A response, whatever its status. */
export interface HttpResponse {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  readonly text: string
  /** the body parsed as JSON; undefined if it is empty or not JSON */
  readonly json: unknown
}

/**
 * Sends a request, and repeats it while no response arrives or the status says that a later attempt can succeed. A
 * request that changes something must carry an idempotency key, be harmless when it is repeated, or have `canRepeat`.
 * Redirects are errors: they would take credentials elsewhere.
 * @returns the last response, also one with an error status
 * @throws NoResponse if the last attempt had none; the reason of the signal
 * @since 0.1
 */
export async function send(request: HttpRequest): Promise<HttpResponse> {
  const { retries, signal, canRepeat = isPassingOutcome } = request
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOf(request)
    if (attempt > retries || !canRepeat(outcome)) {
      if (outcome instanceof NoResponse) throw outcome
      return outcome
    }
    const headers = outcome instanceof NoResponse ? undefined : outcome.headers
    await wait(pauseBefore(attempt, request, headers), signal)
  }
}

/** Whether the same request can succeed a moment later. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const isPassingOutcome = (outcome: HttpResponse | NoResponse) =>
  outcome instanceof NoResponse || isPassing(outcome.status)

async function attemptOf(request: HttpRequest): Promise<HttpResponse | NoResponse> {
  const { url, method, headers, body, signal, timeout } = request
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      ...(method && { method }),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const text = await response.text()
    return { status: response.status, ok: response.ok, headers: response.headers, text, json: parse(text) }
  } catch (error) {
    signal?.throwIfAborted()
    return new NoResponse(request.service, error instanceof Error && error.name === "TimeoutError")
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

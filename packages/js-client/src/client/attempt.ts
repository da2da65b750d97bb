import type { HTTPResponse } from "./answer.ts"
import { SthenoError } from "./error.ts"

/** A request that is ready to go. */
export interface Outgoing {
  readonly url: string
  readonly init: RequestInit
  readonly fetch: typeof globalThis.fetch
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

/** An answer with its body read. */
export interface Incoming {
  readonly response: HTTPResponse
  readonly body: string
  readonly rawHeaders: Headers
}

/**
 * Sends a request once and reads its answer, both within the time-out.
 * @throws SthenoError `timeout`, `aborted` or `network_error`
 */
export async function attempt(outgoing: Outgoing): Promise<Incoming> {
  const { url, init, fetch, timeout, signal } = outgoing
  refuseAborted(signal)
  // AbortSignal.any and .timeout are missing in React Native.
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener("abort", abort)
  let isLate = false
  const alarm = timeout > 0 ? setTimeout(() => ((isLate = true), abort()), timeout) : undefined
  try {
    const answer = await fetch(url, { ...init, signal: controller.signal })
    const body = await answer.text()
    return { response: factsOf(answer), body, rawHeaders: answer.headers }
  } catch (cause) {
    refuseAborted(signal)
    const type = isLate ? "timeout" : "network_error"
    const words = isLate ? `No response within ${timeout} ms` : `No response: ${messageOf(cause)}`
    throw new SthenoError({ type, message: `${words} (${init.method} ${url})`, cause })
  } finally {
    clearTimeout(alarm)
    signal?.removeEventListener("abort", abort)
  }
}

/** Waits, unless the signal calls it off. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(abortedBy(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener("abort", stop, { once: true })
    if (signal?.aborted) stop()
  })
}

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortedBy(signal)
}

function abortedBy(signal: AbortSignal | undefined): SthenoError {
  return new SthenoError({
    type: "aborted",
    message: "The request was aborted",
    cause: signal?.reason,
  })
}

function factsOf({ status, statusText, headers }: globalThis.Response): HTTPResponse {
  const named: Record<string, string> = {}
  headers.forEach((value, name) => {
    named[name] = value
  })
  return { status, statusText, headers: named, requestId: named["x-request-id"] }
}

/** Node says no more than `fetch failed`, and in the cause why. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message
}

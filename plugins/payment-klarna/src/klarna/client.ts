import type { KlarnaOptions } from "../options.ts"
import { isPassing, KlarnaError } from "./errors.ts"

/** A request to Klarna's API. */
export interface KlarnaRequest {
  readonly method: "GET" | "POST" | "DELETE"
  /** the path, such as `/payments/v1/sessions` */
  readonly path: string
  readonly body?: object
  /** the idempotency key; without it, repetitions of a writing request have a random one in common */
  readonly key?: string | undefined
}

/** Sends requests to Klarna's API. */
export interface KlarnaClient {
  /** @throws KlarnaError for an error response, and when Klarna does not respond */
  send<T>(request: KlarnaRequest): Promise<T>
}

/** Creates a client of Klarna's REST API, for which there is no official package. Retries have one idempotency key. */
export function createClient(options: KlarnaOptions): KlarnaClient {
  const credentials = Buffer.from(`${options.user}:${options.password}`).toString("base64")
  return {
    async send<T>({ method, path, body, key = crypto.randomUUID() }: KlarnaRequest): Promise<T> {
      const init = {
        method,
        headers: {
          authorization: `Basic ${credentials}`,
          "content-type": "application/json",
          ...(method === "POST" && { "klarna-idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }
      for (let tried = 0; ; tried++)
        try {
          const signal = AbortSignal.timeout(options.timeout)
          return (await exchange(new URL(path, options.url), { ...init, signal })) as T
        } catch (error) {
          if (tried >= options.max_network_retries || !isPassing(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tried))
        }
    },
  }
}

async function exchange(url: URL, init: RequestInit): Promise<unknown> {
  const { status, text } = await reach(url, init)
  const body = text ? parse(text) : undefined
  if (status >= 400) throw KlarnaError.of(status, body)
  return body
}

/** @throws KlarnaError without a status when there is no response */
async function reach(
  url: URL,
  init: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError"
    const message = isLate ? "Klarna did not respond in time" : "Klarna cannot be reached"
    throw new KlarnaError(undefined, "CONNECTION_FAILED", message)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

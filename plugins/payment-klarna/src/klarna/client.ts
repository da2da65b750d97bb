import { NoResponse, send } from "@stheno/http-kit"
import type { KlarnaOptions } from "../options.ts"
import { KlarnaError } from "./errors.ts"

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
      const response = await send({
        service: "Klarna",
        url: new URL(path, options.url),
        method,
        headers: {
          authorization: `Basic ${credentials}`,
          "content-type": "application/json",
          ...(method === "POST" && { "klarna-idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        timeout: options.timeout,
        retries: options.max_network_retries,
        pause: 250,
      }).catch((error: unknown) => {
        throw error instanceof NoResponse
          ? new KlarnaError(undefined, "CONNECTION_FAILED", error.message)
          : error
      })
      if (!response.ok) throw KlarnaError.of(response.status, response.json)
      return response.json as T
    },
  }
}

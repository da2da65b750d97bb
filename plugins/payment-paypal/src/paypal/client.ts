import type { PayPalOptions } from "../options.ts"
import { isPassing, PayPalError } from "./errors.ts"

/** A request to PayPal's API. */
export interface PayPalRequest {
  readonly method: "GET" | "POST" | "PATCH"
  /** the path, such as `/v2/checkout/orders` */
  readonly path: string
  /** the body: an object, or JSON as text */
  readonly body?: object | string
  /** the idempotency key; without it, repetitions of a writing request have a random one in common */
  readonly requestId?: string | undefined
}

/** Sends requests to PayPal's API. */
export interface PayPalClient {
  /** @throws PayPalError for an error response, and when PayPal does not respond */
  send<T>(request: PayPalRequest): Promise<T>
}

/**
 * Creates a client of PayPal's REST API. PayPal's official package can send its requests to two fixed addresses only
 * and does not verify webhooks, so this client uses `fetch`. It keeps the access token until it expires, and repeats
 * requests under one idempotency key.
 */
export function createClient(options: PayPalOptions): PayPalClient {
  const tokens = keepToken(options)
  const attempt = async ({ method, path, body }: PayPalRequest, key: string | undefined) =>
    exchange(options, path, {
      method,
      headers: {
        authorization: `Bearer ${await tokens.current()}`,
        "content-type": "application/json",
        prefer: "return=representation",
        ...(key && { "paypal-request-id": key }),
      },
      ...(body && { body: textOf(body) }),
    })
  return {
    async send<T>(request: PayPalRequest): Promise<T> {
      const key = request.method === "POST" ? (request.requestId ?? crypto.randomUUID()) : undefined
      const once = () => retrying(options, () => attempt(request, key))
      try {
        return (await once()) as T
      } catch (error) {
        if (!(error instanceof PayPalError) || error.status !== 401) throw error
        // PayPal can end a token before it expires.
        tokens.forget()
        return (await once()) as T
      }
    },
  }
}

/** Keeps an access token until a minute before it expires. Requests at the same time share one. */
function keepToken(options: PayPalOptions) {
  let token: Promise<AccessToken> | undefined
  const renew = async (): Promise<AccessToken> => {
    const credentials = Buffer.from(`${options.client_id}:${options.client_secret}`).toString("base64")
    const init = {
      method: "POST",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    }
    const body = await retrying(options, () => exchange(options, "/v1/oauth2/token", init))
    const { access_token, expires_in } = body as { access_token: string; expires_in: number }
    return { value: access_token, until: Date.now() + (expires_in - 60) * 1000 }
  }
  return {
    forget: () => void (token = undefined),
    async current(): Promise<string> {
      const known = await token?.catch(() => undefined)
      if (known && known.until > Date.now()) return known.value
      token = renew()
      return (await token).value
    },
  }
}

async function exchange(options: PayPalOptions, path: string, init: RequestInit): Promise<unknown> {
  const host = options.sandbox ? "https://api-m.sandbox.paypal.com" : "https://api-m.paypal.com"
  const url = new URL(path, options.api_url ?? host)
  const answer = await reach(url, { ...init, signal: AbortSignal.timeout(options.timeout) })
  if (answer.status >= 400) throw PayPalError.of(answer.status, answer.body)
  return answer.body
}

async function retrying(options: PayPalOptions, work: () => Promise<unknown>): Promise<unknown> {
  for (let tried = 0; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (tried >= options.max_network_retries || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tried))
    }
}

interface AccessToken {
  readonly value: string
  readonly until: number
}

function textOf(body: object | string): string {
  return typeof body === "string" ? body : JSON.stringify(body)
}

/** @throws PayPalError without a status when there is no response */
async function reach(
  url: URL,
  init: RequestInit,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return { status: response.status, body: text ? parse(text) : undefined }
  } catch (error) {
    const cause =
      error instanceof Error && error.name === "TimeoutError"
        ? "did not respond in time"
        : "cannot be reached"
    throw new PayPalError(undefined, "CONNECTION_FAILED", `PayPal ${cause}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

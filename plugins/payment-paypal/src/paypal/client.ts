import { NoResponse, send, type HttpRequest } from "@stheno/http-kit"
import type { PayPalOptions } from "../options.ts"
import { PayPalError } from "./errors.ts"

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
      const once = () => attempt(request, key)
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
    const body = await exchange(options, "/v1/oauth2/token", init)
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

/** @throws PayPalError, without a status when there is no response */
async function exchange(
  options: PayPalOptions,
  path: string,
  request: Pick<HttpRequest, "method" | "headers" | "body">,
): Promise<unknown> {
  const host = options.sandbox ? "https://api-m.sandbox.paypal.com" : "https://api-m.paypal.com"
  const response = await send({
    ...request,
    service: "PayPal",
    url: new URL(path, options.api_url ?? host),
    timeout: options.timeout,
    retries: options.max_network_retries,
    pause: 250,
  }).catch((error: unknown) => {
    throw error instanceof NoResponse ? new PayPalError(undefined, "CONNECTION_FAILED", error.message) : error
  })
  if (!response.ok) throw PayPalError.of(response.status, response.json)
  return response.json
}

interface AccessToken {
  readonly value: string
  readonly until: number
}

function textOf(body: object | string): string {
  return typeof body === "string" ? body : JSON.stringify(body)
}

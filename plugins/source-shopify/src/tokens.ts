import { createHash } from "node:crypto"
import { send, SourceError } from "@stheno/source-kit"
import type { ShopifyOptions } from "./options.ts"

/** A token that Shopify issued. */
interface Issued {
  readonly token: string
  /** milliseconds since 1970 */
  readonly until: number
}

/** Jobs of a few seconds share the tokens of the process, by what they were requested with. */
const issued = new Map<string, Promise<Issued>>()

/** A token is replaced this many milliseconds before it expires, so that it lasts for a request with its retries. */
const margin = 10 * 60_000

/**
 * Returns an access token: the one of the options, or one that Shopify issues for the client ID and the client secret.
 * @param isRejected whether Shopify rejected the last one, for example because the app was installed again
 * @throws SourceError when Shopify issues none
 */
export async function accessToken(
  options: Pick<ShopifyOptions, "credentials" | "timeout" | "pause">,
  signal: AbortSignal,
  isRejected = false,
): Promise<string> {
  const { credentials } = options
  if ("token" in credentials) return credentials.token
  const { tokenUrl, clientId, clientSecret } = credentials
  const key = createHash("sha256")
    .update(JSON.stringify([tokenUrl, clientId, clientSecret]))
    .digest("hex")
  const known = isRejected ? undefined : await issued.get(key)?.catch(() => undefined)
  if (known && known.until - margin > Date.now()) return known.token
  const request = requestToken({ ...options, credentials }, signal)
  issued.set(key, request)
  return (await request).token
}

type AppCredentials = Exclude<ShopifyOptions["credentials"], { readonly token: string }>

async function requestToken(
  {
    credentials: { tokenUrl, clientId, clientSecret },
    timeout,
    pause,
  }: Pick<ShopifyOptions, "timeout" | "pause"> & { readonly credentials: AppCredentials },
  signal: AbortSignal,
): Promise<Issued> {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
  })
  const response = await send({ url: tokenUrl, headers: {}, body, signal, timeout, pause })
  const { access_token: token, expires_in: seconds } = response.body as Record<string, unknown>
  if (typeof token !== "string" || token === "")
    throw new SourceError("Shopify issued no access token for the client ID and the client secret", true)
  return { token, until: Date.now() + (typeof seconds === "number" ? seconds : 0) * 1_000 }
}

import "server-only"
import { headers } from "next/headers"
import { StoreClient } from "@stheno/js-client/store"
import { clientAddress } from "./client-address"
import { env } from "./env"

/** How a request may be cached, and whose request it is. */
export interface ClientOptions {
  /** tags of the cached response; without tags the response is never cached */
  readonly tags?: readonly string[]
  /** the customer's bearer token */
  readonly token?: string | undefined
  /** the time that one attempt may take, in milliseconds */
  readonly timeout?: number
}

/**
 * A client of the store API for one page or action. It runs on the server only: the browser talks to the storefront, and
 * the storefront talks to the API.
 *
 * With `tags`, responses are kept until `revalidateTag` or until `REVALIDATE_SECONDS` have passed. Carts, orders and
 * customers are requested without tags and never cached.
 */
export function storeClient({ tags, token, timeout = 10_000 }: ClientOptions = {}): StoreClient {
  const client = new StoreClient({
    baseUrl: env.backendUrl,
    publishableApiKey: env.publishableKey,
    auth: "jwt",
    timeout,
    maxRetries: 1,
    fetch: async (url, init) =>
      fetch(url, { ...init, ...caching(tags), headers: await headersOf(init?.headers, tags) }),
  })
  if (token) client.client.setToken("store", token)
  return client
}

function caching(tags: readonly string[] | undefined): RequestInit {
  if (!tags) return { cache: "no-store" }
  return { cache: "force-cache", next: { tags: [...tags], revalidate: env.revalidateSeconds } }
}

/**
 * Adds the address of the customer for whom a request is made, so that the API's limits, such as the limit of sign-in attempts,
 * count the customer instead of this storefront. Cached requests are made for everybody.
 */
async function headersOf(
  given: HeadersInit | undefined,
  tags: readonly string[] | undefined,
): Promise<Headers> {
  const all = new Headers(given)
  if (tags || !env.clientAddressSecret) return all
  const address = clientAddress((await headers()).get("x-forwarded-for"), env.trustedProxies)
  if (!address) return all
  all.set("x-client-address", address)
  all.set("x-client-address-secret", env.clientAddressSecret)
  return all
}

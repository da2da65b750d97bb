import Stripe from "stripe"
import type { StripeOptions } from "../options.ts"

/** Creates a client of Stripe's API. Requests that change something are retried under one idempotency key. */
export function createClient(options: StripeOptions): Stripe {
  const { api_key, api_url, timeout, max_network_retries } = options
  return new Stripe(api_key, {
    timeout,
    maxNetworkRetries: max_network_retries,
    telemetry: false,
    appInfo: { name: "stheno", version: "0.1.0" },
    ...(api_url && addressOf(new URL(api_url))),
  })
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === "http:"
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

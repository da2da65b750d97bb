import { usesKlarna, usesStripe } from "./payment-rules"

/** Hosts from which the script of a payment provider loads its parts. PayPal needs none: customers pay on its page. */
const stripeHosts = ["https://js.stripe.com", "https://*.js.stripe.com"]
const klarnaHosts = ["https://*.klarnacdn.net", "https://*.klarna.com"]

interface Setup {
  /** the IDs of the payment providers of all regions */
  readonly providers: readonly string[]
  /** whether Stripe's publishable key is set */
  readonly hasStripeKey: boolean
  /** whether the storefront runs with `next dev`, which compiles code in the browser */
  readonly isDeveloping: boolean
}

/**
 * The Content-Security-Policy of pages on which customers pay: scripts come from the storefront, and from the payment providers
 * that are set up. Next.js writes inline scripts into its pages. Add the hosts of scripts that you load on these pages.
 */
export function scriptPolicy({ providers, hasStripeKey, isDeveloping }: Setup): string {
  const sources = [
    "'self'",
    "'unsafe-inline'",
    ...(isDeveloping ? ["'unsafe-eval'"] : []),
    ...(hasStripeKey && providers.some(usesStripe) ? stripeHosts : []),
    ...(providers.some(usesKlarna) ? klarnaHosts : []),
  ]
  return `script-src ${sources.join(" ")}; object-src 'none'; base-uri 'self'`
}

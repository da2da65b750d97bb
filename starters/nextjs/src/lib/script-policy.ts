import { createHash } from "node:crypto"
import { countViewScript, speculationRules } from "./page-scripts"
import { usesKlarna, usesStripe } from "./payment-rules"

/**
 * Hosts from which the script of a payment provider loads its parts. PayPal needs none: customers pay on its page. Klarna names hosts
 * only for another library, its web SDK, and Klarna Payments has not run against Klarna's playground here, so all of Klarna's
 * hosts may send scripts.
 * @source docs.stripe.com/security/guide#content-security-policy: `script-src` of Stripe.js, without the Address Element
 */
const stripeHosts = ["https://js.stripe.com", "https://*.js.stripe.com"]
const klarnaHosts = ["https://*.klarna.com", "https://*.klarnacdn.net"]

interface Setup {
  /** the IDs of the payment providers of all regions; undefined if they are unknown: then all with a script count */
  readonly providers: readonly string[] | undefined
  /** whether Stripe's publishable key is set */
  readonly hasStripeKey: boolean
  /** whether the storefront runs with `next dev`, which compiles code in the browser */
  readonly isDeveloping: boolean
  /** a random value of this response, which Next.js writes into its inline scripts */
  readonly nonce: string
  /** the address that receives page views */
  readonly analyticsUrl: string | undefined
}

/**
 * The Content-Security-Policy of pages on which customers pay: scripts come from the storefront, and from the payment providers
 * that are set up. Inline scripts run if Next.js wrote them into this response, or if they are among the storefront's own.
 * Add the hosts of scripts that you load on these pages, and the hashes of inline scripts.
 */
export function scriptPolicy(setup: Setup): string {
  const { providers, hasStripeKey, isDeveloping, nonce, analyticsUrl } = setup
  const isUsed = (uses: (id: string) => boolean) => providers?.some(uses) ?? true
  const own = [speculationRules, ...(analyticsUrl ? [countViewScript(analyticsUrl)] : [])]
  const sources = [
    "'self'",
    `'nonce-${nonce}'`,
    ...own.map(hashOf),
    ...(isDeveloping ? ["'unsafe-eval'"] : []),
    ...(hasStripeKey && isUsed(usesStripe) ? stripeHosts : []),
    ...(isUsed(usesKlarna) ? klarnaHosts : []),
  ]
  return `script-src ${sources.join(" ")}; object-src 'none'; base-uri 'self'`
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}

import { z } from "@stheno/core"

/** The options of the plugin; the names are those of v1's plugin. */
const schema = z.strictObject({
  /** the secret key of the Stripe account, `sk_…` or `rk_…` */
  api_key: z.string().min(1, "Set it to the secret key of your Stripe account"),
  /** the signing secret of the webhook endpoint, `whsec_…`; without it webhooks are rejected */
  webhook_secret: z.string().min(1).optional(),
  /** whether Stripe captures payments when the customer confirms them; otherwise they are captured in the dashboard */
  capture: z.boolean().default(false),
  /** whether Stripe offers every payment method that is enabled in its dashboard; otherwise only cards and wallets */
  automatic_payment_methods: z.boolean().default(false),
  /** the description of payments whose cart has no `payment_description` in its context */
  payment_description: z.string().max(1000).optional(),
  /** whether cards are saved with the customer: `on_session` for later purchases, `off_session` for charges without them */
  setup_future_usage: z.enum(["on_session", "off_session"]).optional(),
  /** the milliseconds between the arrival of a webhook about a payment and its processing */
  webhook_delay: z.coerce.number().int().min(0).max(3_600_000).default(5_000),
  /** how often the processing of a webhook is retried after an error */
  webhook_retries: z.coerce.number().int().min(0).max(8).default(8),
  /** the milliseconds that a request to Stripe may take */
  timeout: z.coerce.number().int().min(1).max(80_000).default(15_000),
  /** how often a request to Stripe is retried after a network error */
  max_network_retries: z.coerce.number().int().min(0).max(5).default(2),
  /** the URL of another server with Stripe's API, for tests and proxies; `STRIPE_API_URL` sets it, too */
  api_url: z.url().optional(),
})

/** The options of the plugin, complete. */
export type StripeOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options to correct
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): StripeOptions {
  return schema.parse({ api_url: process.env["STRIPE_API_URL"] || undefined, ...pluginOptions })
}

import { z } from "@stheno/core"

/** The options of the plugin; the names are those of v1's plugin, which has them in two spellings. */
const schema = z
  .strictObject({
    /** whether the account is one of PayPal's sandbox */
    sandbox: z.union([z.boolean(), z.stringbool()]).default(false),
    /** the client id of the app */
    client_id: z.string().min(1, "Set it to the client ID of your app at PayPal"),
    /** the secret of the app */
    client_secret: z.string().min(1, "Set it to the secret of your app at PayPal"),
    /** the id of the webhook; without it webhooks are rejected */
    auth_webhook_id: z.string().min(1).optional(),
    /** the page of the storefront to which PayPal returns customers; without it, only PayPal's buttons can be used */
    return_url: z.url().optional(),
    /** the page to which PayPal returns customers who do not approve; by default `return_url`, without a `PayerID` */
    cancel_url: z.url().optional(),
    /** whether the money is captured when the customer places the order; otherwise it is captured in the dashboard */
    capture: z.boolean().default(false),
    /** the milliseconds between the arrival of a webhook about a payment and its processing */
    webhook_delay: z.coerce.number().int().min(0).max(3_600_000).default(5_000),
    /** the milliseconds that a request to PayPal may take */
    timeout: z.coerce.number().int().min(1).max(60_000).default(15_000),
    /** how often a request to PayPal is retried after a network error */
    max_network_retries: z.coerce.number().int().min(0).max(5).default(2),
    /** the URL of another server with PayPal's API, for tests and proxies; `PAYPAL_API_URL` sets it, too */
    api_url: z.url().optional(),
  })
  .refine(({ return_url, cancel_url }) => return_url || !cancel_url, {
    path: ["cancel_url"],
    message: "Set return_url too: without it, PayPal does not return customers",
  })

/** The options of the plugin, complete. */
export type PayPalOptions = z.output<typeof schema>

const otherNames: Readonly<Record<string, string>> = {
  clientId: "client_id",
  clientSecret: "client_secret",
  authWebhookId: "auth_webhook_id",
}

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options to correct
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): PayPalOptions {
  const named = Object.entries(pluginOptions).map(([name, value]) => [otherNames[name] ?? name, value])
  return schema.parse({ api_url: process.env["PAYPAL_API_URL"] || undefined, ...Object.fromEntries(named) })
}

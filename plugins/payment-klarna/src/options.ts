import { z } from "@stheno/core"

/** The options of the plugin; the names are those of v1's plugin. */
const schema = z.strictObject({
  /** the address of Klarna's API for the region of the account */
  url: z.url().default("https://api.klarna.com"),
  /** the name of the API credentials */
  user: z.string().min(1, "Set it to the name of your API credentials at Klarna"),
  /** the password of the API credentials */
  password: z.string().min(1, "Set it to the password of your API credentials at Klarna"),
  /** the public address of this server, which Klarna calls; without it, a customer who closes the page has no order */
  backend_url: z.url().optional(),
  /** the pages of the storefront; only `confirmation` is used by Klarna Payments */
  merchant_urls: z
    .object({ terms: z.string(), checkout: z.string(), confirmation: z.url() })
    .partial()
    .default({}),
  /** the language of Klarna's texts, such as `en` or `sv-SE`; English by default */
  language: z.string().min(2).default("en"),
  /** the country of customers whose cart or order has no address, such as `se` */
  purchase_country: z.string().length(2).optional(),
  /** whether Klarna captures the payment when the customer places the order; otherwise it is captured in the dashboard */
  capture: z.boolean().default(false),
  /** the milliseconds that a request to Klarna may take */
  timeout: z.coerce.number().int().min(1).max(60_000).default(15_000),
  /** how often a request to Klarna is retried after a network error */
  max_network_retries: z.coerce.number().int().min(0).max(5).default(2),
})

/** The options of the plugin, complete. */
export type KlarnaOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options to correct
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): KlarnaOptions {
  return schema.parse(pluginOptions)
}

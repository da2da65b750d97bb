import { z } from "@stheno/core"

const id = z.union([z.string().min(1), z.number().int()]).transform(String)

/** The address to which customers send returns, in the form of Webshipper's API. */
const address = z.object({
  att_contact: z.string().optional(),
  company_name: z.string().optional(),
  address_1: z.string().min(1),
  address_2: z.string().optional(),
  zip: z.string().min(1),
  city: z.string().min(1),
  country_code: z.string().length(2).toUpperCase(),
  state: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  vat_no: z.string().optional(),
})

/** The options of the plugin; the names are those of v1's plugin. */
const schema = z.strictObject({
  /** the name of the account, as in `https://ACCOUNT.webshipper.io` */
  account: z.string().regex(/^[A-Za-z0-9-]+$/, "Set it to the name of your account at Webshipper"),
  /** an API token of the account */
  api_token: z.string().min(1, "Set it to an API token of your account at Webshipper"),
  /** the ID of the order channel in which orders are created */
  order_channel_id: id,
  /** the secret of the webhook; without it, webhooks are rejected */
  webhook_secret: z.string().min(1).optional(),
  /** where customers send returns; without it, returns cannot use Webshipper */
  return_address: address.optional(),
  /** countries for which a certificate of origin is attached; `all` for every country */
  coo_countries: z.union([z.literal("all"), z.array(z.string().toLowerCase())]).default("all"),
  /** whether the order is deleted at Webshipper when a fulfillment is canceled; otherwise it is marked as canceled */
  delete_on_cancel: z.boolean().default(false),
  /** the paper size of invoices and certificates */
  document_size: z.string().min(1).default("A4"),
  /** the return portal in which returns are registered, with their cause and refund method */
  return_portal: z.strictObject({ id, cause_id: id, refund_method_id: id }).optional(),
  /** whether the shipment with its label is created with the fulfillment; otherwise your team creates it at Webshipper */
  create_shipments: z.boolean().default(false),
  /** the milliseconds that a request to Webshipper may take */
  timeout: z.coerce.number().int().min(1).max(60_000).default(15_000),
  /** how often a request is repeated that Webshipper could not answer */
  max_network_retries: z.coerce.number().int().min(0).max(5).default(2),
  /** the URL of another server with Webshipper's API, for tests; `WEBSHIPPER_API_URL` sets it, too */
  api_url: z.url().optional(),
})

/** The options of the plugin, complete. */
export type WebshipperOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options to correct
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): WebshipperOptions {
  return schema.parse({ api_url: process.env["WEBSHIPPER_API_URL"] || undefined, ...pluginOptions })
}

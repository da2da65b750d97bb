import { z } from "@stheno/core"

/** A number of Brightpearl, which environment variables have as text. */
const id = z.coerce.number().pipe(z.int().positive())

/** A nominal code, such as `4000`. */
const code = z.union([z.string().min(1), z.int().positive()]).transform(String)

const shape = z.strictObject({
  account: z.string().regex(/^[\w-]+$/, "It must be the account code"),
  channel_id: id,
  backend_url: z.url(),
  event_owner: id,
  warehouse: id,
  default_status_id: id.default(1),
  canceled_status_id: id.optional(),
  payment_method_code: code.default("1220"),
  sales_account_code: code.default("4000"),
  shipping_account_code: code.default("4040"),
  discount_account_code: code.optional(),
  gift_card_account_code: code.default("4000"),
  default_tax_code: z.string().min(1).default("-"),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  developer_reference: z.string().min(1),
  webhook_secret: z.string().min(16, "It must have at least 16 characters"),
  stock_location_id: z.string().min(1).optional(),
  api_url: z.url().optional(),
  oauth_url: z.url().default("https://oauth.brightpearl.com"),
  request_timeout: z.int().positive().max(60_000).default(15_000),
  max_retries: z.int().min(0).max(5).default(3),
  enableUI: z.boolean().optional(),
})

/** The options of the plugin. */
export type BrightpearlOptions = z.output<typeof shape>

/**
 * Reads the options of the plugin. Those from `account` to `gift_card_account_code` are v1's, except
 * `canceled_status_id`.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): BrightpearlOptions {
  return shape.parse(pluginOptions)
}

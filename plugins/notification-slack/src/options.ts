import { z } from "@stheno/core"

const schema = z.object({
  /** the address of the incoming webhook; it is a secret */
  slack_url: z.url(),
  /** whether messages show the codes of discounts */
  show_discount_code: z.boolean().default(false),
  /** the beginning of links to orders, such as `https://shop.example.com/app/a/orders` */
  admin_orders_url: z.url().optional(),
  /** milliseconds to wait for a response */
  timeout: z.number().int().positive().default(10_000),
  /** how often a message is repeated that Slack did not accept for now */
  retries: z.number().int().nonnegative().default(2),
})

/** The options of the plugin. */
export type SlackOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: unknown): SlackOptions {
  return schema.parse(given)
}

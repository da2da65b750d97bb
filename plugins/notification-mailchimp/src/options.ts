import { z } from "@stheno/core"

const schema = z.object({
  /** the API key; its end, such as `us7`, names the data center */
  api_key: z.string().regex(/-[a-z]+\d+$/, "must end with a data center, such as -us7"),
  /** the ID of the audience */
  newsletter_list_id: z.string().min(1),
  /** `pending` sends an email that asks for a confirmation */
  status: z.enum(["subscribed", "pending"]).default("subscribed"),
  /** the address of the API, for a proxy */
  api_url: z.url().optional(),
  /** milliseconds to wait for a response */
  timeout: z.number().int().positive().default(10_000),
  /** how often a request is repeated that Mailchimp could not answer */
  retries: z.number().int().nonnegative().default(2),
})

/** The options of the plugin. */
export type MailchimpOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: unknown): MailchimpOptions {
  return schema.parse(given)
}

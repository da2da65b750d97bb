import { z } from "@stheno/core"

const schema = z.object({
  /** the SID of the account, which begins with `AC` */
  account_sid: z.string().startsWith("AC"),
  /** the auth token of the account */
  auth_token: z.string().min(1),
  /** the number that messages come from, in the form `+4512345678` */
  from_number: z.string().min(1),
  /** the address of the API, for a proxy */
  api_url: z.url().default("https://api.twilio.com"),
  /** milliseconds to wait for a response */
  timeout: z.number().int().positive().default(15_000),
  /** how often a request is repeated after `429` */
  retries: z.number().int().nonnegative().default(3),
})

/** The options of the plugin. */
export type TwilioOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: unknown): TwilioOptions {
  return schema.parse(given)
}

import { z } from "@stheno/core"

/** The options of the plugin. */
export interface RestockOptions {
  /** the delay between a change of the stock and the event, in milliseconds */
  readonly trigger_delay: number
  /** a variant is restocked if it has more units than this */
  readonly inventory_required: number
  /** the maximum number of email addresses that wait for one variant */
  readonly max_emails: number
}

/** The longest delay, in milliseconds: a week. */
const longestDelay = 7 * 24 * 3600 * 1000

const shape = z.object({
  trigger_delay: z.number().int().min(0).max(longestDelay).default(0),
  inventory_required: z.number().int().min(0).default(0),
  max_emails: z.number().int().min(1).max(100_000).default(10_000),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): RestockOptions {
  return shape.parse(given)
}

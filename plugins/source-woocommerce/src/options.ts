import { z } from "@stheno/core"
import { isProtected } from "@stheno/source-kit"

/** The options of the plugin. */
export interface WooCommerceOptions {
  /** the address of the REST API, with a slash at the end */
  readonly url: string
  readonly consumerKey: string
  readonly consumerSecret: string
  /** where the imported units are; by default the only stock location of the store */
  readonly stockLocationId?: string | undefined
  /** records per request */
  readonly pageSize: number
  /** milliseconds to wait for a response */
  readonly timeout: number
  /** milliseconds before the first retry */
  readonly pause: number
}

const shape = z.object({
  url: z.url().refine(isProtected, { error: "must begin with https://" }),
  consumer_key: z.string().min(1),
  consumer_secret: z.string().min(1),
  stock_location_id: z.string().min(1).optional(),
  page_size: z.number().int().min(1).max(100).default(20),
  timeout: z.number().int().min(1).default(30_000),
  retry_delay: z.number().int().min(0).default(1_000),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that are missing or have the wrong type
 */
export function readOptions(given: object): WooCommerceOptions {
  const options = shape.parse(given)
  return {
    url: `${options.url.replace(/\/+$/, "")}/wp-json/wc/v3/`,
    consumerKey: options.consumer_key,
    consumerSecret: options.consumer_secret,
    stockLocationId: options.stock_location_id,
    pageSize: options.page_size,
    timeout: options.timeout,
    pause: options.retry_delay,
  }
}

import { z } from "@stheno/core"

/** The options of the plugin. */
export interface IpLookupOptions {
  /** the access key of ipstack */
  readonly access_token: string
  /** the address of the API */
  readonly url: string
  /** the longest time that a request of a customer waits for a lookup, in milliseconds */
  readonly timeout: number
  /** how long the country of an address is remembered, in seconds */
  readonly cache_seconds: number
  /** whether carts that are created without a region start with the one of the caller's address */
  readonly sets_region_of_carts: boolean
}

const shape = z.object({
  access_token: z.string().min(1),
  url: z.url().default("https://api.ipstack.com"),
  timeout: z.number().int().min(100).max(30_000).default(1500),
  cache_seconds: z
    .number()
    .int()
    .min(0)
    .default(24 * 3600),
  sets_region_of_carts: z.boolean().default(true),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that are missing or have the wrong type
 */
export function readOptions(given: object): IpLookupOptions {
  return shape.parse(given)
}

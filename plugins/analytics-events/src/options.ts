import { z } from "@stheno/core"

/** The options of the plugin. */
export interface EventOptions {
  /** how customers are stored: by their IDs, by a hash that only the store can compute, or not at all */
  readonly customer_ids: "plain" | "hashed" | "none"
  /** the secret of the hash */
  readonly hash_secret?: string | undefined
  /** the days after which events are deleted; false keeps them */
  readonly retention_days: number | false
  /** whether storefronts can send page views */
  readonly page_views: boolean
}

const shape = z
  .object({
    customer_ids: z.enum(["plain", "hashed", "none"]).default("none"),
    hash_secret: z.string().min(16).optional(),
    retention_days: z.union([z.number().int().min(1).max(36_500), z.literal(false)]).default(730),
    page_views: z.boolean().default(true),
  })
  .refine((options) => options.customer_ids !== "hashed" || options.hash_secret !== undefined, {
    path: ["hash_secret"],
    message: "is required to hash the IDs of customers",
  })

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): EventOptions {
  return shape.parse(given)
}

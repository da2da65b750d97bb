import { z } from "@stheno/core"

/** The shortest secret that signs the links of shared wishlists, in characters. */
const shortestSecret = 16

/** The options of the plugin. */
export interface WishlistOptions {
  /** the secret that signs the links of shared wishlists; the server's `jwt_secret` by default */
  readonly jwt_secret?: string | undefined
  /** the maximum number of items in a wishlist */
  readonly max_items: number
}

const shape = z.object({
  jwt_secret: z.string().min(shortestSecret).optional(),
  max_items: z.number().int().min(1).max(1000).default(100),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): WishlistOptions {
  return shape.parse(given)
}

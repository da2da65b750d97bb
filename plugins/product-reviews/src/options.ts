import { z } from "@stheno/core"

/** The options of the plugin. */
export interface ReviewOptions {
  /** which reviews are published without a decision of an admin user */
  readonly auto_approve: "none" | "verified" | "all"
  /** whether only customers who ordered the product can review it */
  readonly verified_only: boolean
}

const shape = z.object({
  auto_approve: z.enum(["none", "verified", "all"]).default("none"),
  verified_only: z.boolean().default(false),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): ReviewOptions {
  return shape.parse(given)
}

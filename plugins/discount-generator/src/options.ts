import { z } from "@stheno/core"

/** The options of the plugin. */
export interface GeneratorOptions {
  /** the codes of the dynamic discounts of which signed-in customers get a code; none by default */
  readonly customer_codes: readonly string[]
  /** the number of characters of a generated code */
  readonly length: number
}

const shape = z.object({
  customer_codes: z.array(z.string().trim().min(1).toUpperCase()).default([]),
  length: z.number().int().min(8).max(32).default(10),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): GeneratorOptions {
  return shape.parse(given)
}

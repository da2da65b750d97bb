import { z } from "@stheno/core"
import { formats, type Format } from "./variant.ts"

/** The options of the plugin. */
export interface VariantOptions {
  /** the widths of variants in pixels; images are never enlarged */
  readonly widths: readonly number[]
  readonly formats: readonly Format[]
  /** the quality of each format, from 1 to 100 */
  readonly quality: Readonly<Record<Format, number>>
  /** the size of the largest file that is read, in bytes */
  readonly max_bytes: number
  /** the pixels of the largest image that is read, width times height */
  readonly max_pixels: number
  /** the seconds that making one variant can take */
  readonly timeout: number
}

const quality = z.number().int().min(1).max(100)

const shape = z.object({
  widths: z.array(z.number().int().min(16).max(8192)).min(1).max(12).default([320, 640, 1024, 1600]),
  formats: z.array(z.enum(formats)).min(1).default(["webp"]),
  quality: z
    .strictObject({
      avif: quality.default(55),
      webp: quality.default(78),
      jpeg: quality.default(80),
    })
    .prefault({}),
  max_bytes: z
    .number()
    .int()
    .min(1024)
    .default(20 * 1024 * 1024),
  max_pixels: z.number().int().min(1).max(268_402_689).default(50_000_000),
  timeout: z.number().int().min(1).max(600).default(60),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): VariantOptions {
  return shape.parse(given)
}

/** What variants depend on, as a text. */
export function settingsOf({ widths, formats: wanted, quality: levels }: VariantOptions): string {
  return JSON.stringify({ version: 1, widths, formats: wanted, quality: levels })
}

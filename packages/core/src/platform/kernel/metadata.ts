import { generalErrors } from "./errors.ts"

/** Key-value pairs that a shop hangs on its rows. */
export type Metadata = Readonly<Record<string, unknown>>

/**
 * Merges metadata key by key: new keys are added, given ones replaced, and an empty string removes its key.
 * @param current the column as it is stored: an object, or null
 * @returns the merged pairs; the inputs are unchanged
 * @throws general.metadata_key_not_valid
 * @source conformance QUIRKS, products and prices
 */
export function mergeMetadata(current: unknown, change: Metadata): Metadata {
  const merged: Record<string, unknown> = typeof current === "object" ? { ...current } : {}
  for (const [key, value] of Object.entries(change)) {
    if (key === "") throw generalErrors.metadata_key_not_valid()
    if (value === "") delete merged[key]
    else merged[key] = value
  }
  return merged
}

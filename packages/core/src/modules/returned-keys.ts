import type { ReturnedKeys } from "./product-inputs.ts"
import { returnedKeys } from "./product-shapes.ts"
import { parsed } from "./run.ts"

/** The IDs that a caller asks for, by key. */
export function keysOf(
  config: ReturnedKeys | undefined,
  ids: Record<string, string[]>,
): Record<string, string[]> | undefined {
  const { returnLinkableKeys } = parsed(returnedKeys, config ?? {}, "config")
  if (!returnLinkableKeys) return undefined
  return Object.fromEntries(Object.entries(ids).filter(([key]) => returnLinkableKeys.includes(key)))
}

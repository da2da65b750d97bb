import { firstOf } from "../../../platform/kernel/certain.ts"
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

/**
 * A new code: four groups of four capitals and digits, 82 random bits.
 * @returns e.g. `3F9A-K2LM-Q0ZX-7BTE`
 * @since 0.1
 */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: 4 }, symbol).join("")
  return [group(), group(), group(), group()].join("-")
}

/** Bytes that would favour the first symbols are thrown away. */
function symbol(): string {
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const byte = firstOf([...crypto.getRandomValues(new Uint8Array(1))])
    if (byte < limit) return alphabet.charAt(byte % alphabet.length)
  }
}

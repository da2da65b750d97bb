import * as z from "zod"
import { inWords, type Rule } from "./shape.ts"

/** Schemes whose addresses run, or contain the content themselves. */
const unsafeScheme = /^(?:javascript|data|vbscript|blob|file):/i

/** Browsers skip these characters before and inside a scheme. */
// oxlint-disable-next-line no-control-regex
const skipped = /[\u0000-\u0020]/g

/**
 * Whether a browser may be sent to an address: a URL with a scheme such as `https:`, or a path.
 * @since 0.1
 */
export function isWebAddress(value: string): boolean {
  return !unsafeScheme.test(value.replace(skipped, ""))
}

const words = {
  message: (property: string) => `${property} must be a URL that starts with http:// or https://, or a path`,
  fails: (value: unknown) => typeof value === "string" && !isWebAddress(value),
}

/** The address of a picture or page. Addresses with the scheme `javascript`, `data`, and the like are rejected. */
export function webAddress() {
  return z.string({ error: inWords("isString") }).refine(isWebAddress, { error: inWords(words) })
}

/** A list of addresses, with v1's words for everything that is not a list of texts. */
export function webAddresses(...rules: readonly Rule[]) {
  const one = z
    .string({ error: inWords({ each: "isString" }) })
    .refine(isWebAddress, { error: inWords({ each: words }) })
  return z.array(one, { error: inWords(...rules) })
}

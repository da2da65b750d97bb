import { SthenoError } from "@stheno/js-client"
import { t } from "../messages/index.ts"

/** What went wrong, in words for the operator. */
export function errorText(error: unknown): string {
  if (!(error instanceof SthenoError)) return error instanceof Error ? error.message : String(error)
  if (error.type === "network_error" || error.type === "timeout") return t.errors.offline
  return error.errors.length > 1 ? error.errors.join(" ") : error.message
}

/** Whether the API reports that the resource does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 404
}

/** Whether the API says that nobody is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 401
}

/**
 * The fields of a form that an error is about: the API names each property at the beginning of a sentence.
 * @param message e.g. `title must be a string, prices.0.amount must be a number`
 * @param names of the fields
 * @returns messages by field; empty if the error is about the whole form
 */
export function fieldErrors(message: string, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const part of message.split(/[,;]\s+|\n/)) {
    const first = /^["'`]?([\w.]+)/.exec(part.trim())?.[1]?.split(".").at(-1)
    const name = names.find((each) => each === first)
    if (name !== undefined && !(name in found)) found[name] = part.trim()
  }
  return found
}

import { SthenoError } from "@stheno/js-client"
import { t } from "../messages/index.ts"

/** What went wrong, in words for the operator. */
export function errorText(error: unknown): string {
  if (!(error instanceof SthenoError)) return error instanceof Error ? error.message : String(error)
  if (error.type === "network_error" || error.type === "timeout") return t.errors.offline
  if (error.code === "billing_address_changed") return t.errors.billingAddressChanged
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

const rejectedInput: readonly string[] = ["invalid_data", "duplicate_error"]

/**
 * Whether what the server has may differ from what the page shows after a request failed: the connection was lost, or the
 * resource was in another state. The server changes nothing if it rejects what was entered.
 */
export function mayHaveChanged(error: unknown): boolean {
  return error instanceof SthenoError && error.status !== 401 && !rejectedInput.includes(error.type)
}

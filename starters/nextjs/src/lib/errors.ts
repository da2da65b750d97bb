import { SthenoError } from "@stheno/js-client/store"

/** Whether the API could not be reached, or answered with a failure of its own. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof SthenoError)) return false
  return (
    ["network_error", "timeout", "invalid_answer"].includes(error.type) ||
    (error.status !== undefined && error.status >= 500)
  )
}

/** Whether the API said that what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 404
}

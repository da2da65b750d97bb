import { SthenoError } from "@stheno/js-client/store"

/** Whether the API could not be reached, or responded with a server error. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof SthenoError)) return false
  return (
    ["network_error", "timeout", "invalid_response"].includes(error.type) ||
    (error.status !== undefined && error.status >= 500)
  )
}

/** Whether the API responded that the requested record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 404
}

import type { JsonReply } from "../../../platform/http/operation.ts"
import { refusedBody } from "../../../platform/http/results.ts"

/**
 * The error for sales channels that the request's publishable key does not have.
 * @since 0.1
 */
export function outsideOfKey(ids: readonly string[]): JsonReply {
  return refusedBody([
    `Provided sales channel id param: ${ids.join(",")} is not associated with the Publishable API Key passed in the header of the request.`,
  ])
}

import { CommerceError } from "@stheno/core"
import { BrightpearlError } from "./brightpearl/errors.ts"

/**
 * Turns an error of Brightpearl into one of the API.
 * @throws not_allowed for an error of Brightpearl, any other error as it is
 */
export function unavailable(error: unknown): never {
  if (error instanceof BrightpearlError) throw new CommerceError("not_allowed", error.message)
  throw error
}

import { CommerceError } from "@stheno/core"
import { ContentfulError } from "./contentful/connection.ts"

/**
 * Turns an error of Contentful into one of the API.
 * @throws not_allowed for an error of Contentful, any other error as it is
 */
export function unavailable(error: unknown): never {
  if (error instanceof ContentfulError) throw new CommerceError("not_allowed", error.message)
  throw error
}

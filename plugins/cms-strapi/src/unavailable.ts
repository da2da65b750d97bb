import { CommerceError } from "@stheno/core"
import { StrapiError } from "./strapi/client.ts"

/**
 * Turns an error of Strapi into one of the API.
 * @throws not_allowed for an error of Strapi, any other error as it is
 */
export function unavailable(error: unknown): never {
  if (error instanceof StrapiError) throw new CommerceError("not_allowed", error.message)
  throw error
}

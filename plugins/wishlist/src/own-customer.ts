import { CommerceError } from "@stheno/core"

/**
 * The customer of a path: the signed-in one, by ID or as `me`.
 * @throws not_found for any other customer, whether it exists or not
 */
export function ownCustomer(id: string | undefined, customerId: string | undefined): string {
  if (customerId !== undefined && (id === "me" || id === customerId)) return customerId
  throw new CommerceError("not_found", `Customer with id: ${id} was not found`)
}

import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

type AddressColumn =
  | "company"
  | "first_name"
  | "last_name"
  | "address_1"
  | "address_2"
  | "city"
  | "country_code"
  | "province"
  | "postal_code"
  | "phone"

/** The address that replacements go to. */
export type ClaimAddress = { readonly [Column in AddressColumn]?: string | null | undefined } & {
  readonly metadata?: Metadata | null | undefined
}

/**
 * Stores an address that nobody else refers to.
 * @returns its id
 * @throws not_found when the country does not exist
 * @since 0.1
 */
export async function insertClaimAddress(db: Executor, address: ClaimAddress): Promise<string> {
  const id = newId("addr")
  const { metadata, country_code, ...values } = address
  await db
    .insertInto("address")
    .values({
      id,
      ...values,
      country_code: country_code?.toLowerCase() ?? null,
      metadata: metadata ? JSON.stringify(metadata) : null,
    })
    .execute()
  return id
}

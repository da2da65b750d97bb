import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { addressParts, type AddressPart } from "../../../platform/kernel/postal-address.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { orderErrors } from "./errors.ts"
import type { LockedOrder } from "./lock-order.ts"

/** A change of an address: what is absent stays as it is, null clears. */
export type AddressChange = { readonly [Part in AddressPart]?: string | null | undefined } & {
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes an address of an order. The row is changed where it is the order's alone, else copied: v1 changed the
 * address book of the customer, and both addresses where they were one row.
 * @param order locked
 * @returns id of the address
 * @throws orders.country_not_in_region
 * @since 0.1
 */
export async function changeAddress(
  db: Executor,
  order: LockedOrder,
  kind: "shipping_address" | "billing_address",
  change: AddressChange,
): Promise<string> {
  await assertCountry(db, order.region_id, change.country_code)
  const id = order[`${kind}_id`]
  const current = id ? await fetchById(db, "Address", id) : undefined
  const values = changedValues(current, change)
  const isOwn = current && !current.customer_id && order.shipping_address_id !== order.billing_address_id
  if (isOwn) {
    await db
      .updateTable("address")
      .set({ ...values, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute()
    // `current` was read with it.
    return id!
  }
  const copy = newId("addr")
  await db
    .insertInto("address")
    .values({ id: copy, ...values })
    .execute()
  return copy
}

async function assertCountry(
  db: Executor,
  regionId: string,
  country: string | null | undefined,
): Promise<void> {
  const { rows } = await sql`select from country
    where region_id = ${regionId} and iso_2 = ${country?.toLowerCase() ?? null}`.execute(db)
  if (rows.length === 0) throw orderErrors.country_not_in_region()
}

function changedValues(current: Columns<"Address"> | undefined, change: AddressChange) {
  const named = addressParts.map((column) => [
    column,
    change[column] === undefined ? current?.[column] : change[column],
  ])
  const metadata = change.metadata
    ? mergeMetadata(current?.metadata, change.metadata)
    : (current?.metadata ?? null)
  return {
    // An entry for each part.
    ...(Object.fromEntries(named) as Record<AddressPart, string | null>),
    // `assertCountry` has refused a missing country.
    country_code: change.country_code!.toLowerCase(),
    metadata: metadata && JSON.stringify(metadata),
  }
}

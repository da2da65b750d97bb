import { sql } from "kysely"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { changeAddress, insertAddress, type AddressChange } from "./addresses.ts"
import { customerErrors } from "./errors.ts"
import type { LockedCustomer } from "./lock-customer.ts"

/**
 * Finds or stores the address that invoices of a customer go to: an id names one of the customer's own, parts
 * change the present one or make a new one outside of the address book.
 * @returns its id
 * @throws customers.billing_address_not_found
 * @locks the present address
 */
export async function setBillingAddress(
  { db, engine }: Pick<Context, "db" | "engine">,
  customer: LockedCustomer,
  address: AddressChange | string,
): Promise<string> {
  if (typeof address === "string") return namedAddress({ db, engine }, customer, address)
  const present = await lockAddress(db, customer.billing_address_id)
  if (!present) return insertAddress(db, address, null)
  await changeAddress(db, present.id, present.metadata, address)
  return present.id
}

async function namedAddress(
  { db, engine }: Pick<Context, "db" | "engine">,
  customer: LockedCustomer,
  id: string,
): Promise<string> {
  const { rows } = await sql<{ is_own: boolean | null }>`
    select customer_id = ${customer.id} or id = ${customer.billing_address_id} as is_own
    from address where id = ${id} and deleted_at is null`.execute(db)
  const isUsable = rows[0] && (rows[0].is_own === true || !differsFromV1(engine, "addressesOfOthers"))
  if (!isUsable) throw customerErrors.billing_address_not_found(id)
  return id
}

async function lockAddress(
  db: Executor,
  id: string | null,
): Promise<{ id: string; metadata: Metadata | null } | undefined> {
  const { rows } = await sql<{ id: string; metadata: Metadata | null }>`
    select id, metadata from address where id = ${id} and deleted_at is null for update`.execute(db)
  return rows[0]
}

import { sql, type Updateable } from "kysely"
import { endLogins, type EndLoginsOptions } from "../auth/index.ts"
import type { Database } from "../../../platform/database/schema.gen.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { loadById } from "../../../platform/query/fetch.ts"
import type { AddressChange } from "./addresses.ts"
import { eraseAddresses } from "./erase-addresses.ts"
import { customerErrors } from "./errors.ts"
import { lockCustomer } from "./lock-customer.ts"
import { setBillingAddress } from "./set-billing-address.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** Properties that are absent stay; metadata is merged key by key. */
export interface CustomerChange {
  readonly email?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
  /** hash of a new password; sessions made with the old one end */
  readonly passwordHash?: string | undefined
  /** an address to store, or the id of one of the customer's own; null removes it */
  readonly billing_address?: AddressChange | string | null | undefined
  /** the id that the billing address must have, or null if there must be none; undefined allows any */
  readonly current_billing_address_id?: string | null | undefined
}

/**
 * Changes a customer.
 * @param options.keepsCaller keeps the session of the request after a password change
 * @throws customers.not_found
 * @throws customers.billing_address_not_found
 * @throws customers.billing_address_changed
 * @throws duplicate_error when another account has the e-mail address
 * @locks the customer, then the billing address that it no longer has
 * @emits customer.updated
 * @since 0.1
 */
export async function updateCustomer(
  context: Context,
  id: string,
  {
    email,
    metadata,
    passwordHash,
    billing_address,
    current_billing_address_id: expected,
    ...plain
  }: CustomerChange,
  options: EndLoginsOptions = {},
): Promise<Columns<"Customer">> {
  const customer = await lockCustomer(context, id)
  const { billing_address_id: before } = customer
  if (expected !== undefined && expected !== before) throw customerErrors.billing_address_changed()
  const change: Updateable<Database["customer"]> = { ...plain }
  if (email !== undefined) change.email = requiredColumns("customer", { email }).email?.toLowerCase()
  if (metadata) change.metadata = JSON.stringify(mergeMetadata(customer.metadata, metadata))
  if (passwordHash !== undefined) change.password_hash = passwordHash
  if (billing_address === null) change.billing_address_id = null
  else if (billing_address !== undefined)
    change.billing_address_id = await setBillingAddress(context, customer, billing_address)
  await context.db
    .updateTable("customer")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  if (before !== null && change.billing_address_id !== undefined && change.billing_address_id !== before)
    // No address book has it, so nobody would find it there to delete it.
    await eraseAddresses(context.db, sql`id = ${before} and customer_id is null`)
  if (passwordHash !== undefined) await endLogins(context, "store", id, options)
  const updated = await loadById(context.db, "Customer", id)
  await context.emit("customer.updated", updated)
  return updated
}

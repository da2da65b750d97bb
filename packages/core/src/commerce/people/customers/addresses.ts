import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { addressParts } from "../../../platform/kernel/postal-address.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { customerErrors } from "./errors.ts"
import { lockCustomer } from "./lock-customer.ts"

/** Parts of a postal address; those that are absent stay. */
export interface AddressChange {
  readonly company?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly address_1?: string | null | undefined
  readonly address_2?: string | null | undefined
  readonly city?: string | null | undefined
  /** ISO 3166 code of two letters, any case */
  readonly country_code?: string | null | undefined
  readonly province?: string | null | undefined
  readonly postal_code?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** What makes two entries of an address book the same address. */
const identifying = addressParts.filter((part) => part !== "company")

/**
 * Adds an address to a customer's address book, unless the same one is there already. As in v1, an address that lacks a
 * part, even an optional one, is never the same as another.
 * @throws customers.not_found
 * @throws not_found when the country does not exist
 * @locks the customer
 * @since 0.1
 */
export async function addAddress(
  context: Pick<Context, "db">,
  customerId: string,
  input: AddressChange,
): Promise<void> {
  await lockCustomer(context, customerId)
  const address = lowered(input)
  const same = identifying.map((part) => sql`${sql.ref(part)} is not distinct from ${address[part] ?? null}`)
  const isWhole = identifying.every((part) => address[part] !== undefined)
  const { rows } = await sql`
    select from address
    where ${isWhole} and customer_id = ${customerId} and deleted_at is null and ${sql.join(same, sql` and `)}`.execute(
    context.db,
  )
  if (rows.length === 0) await insertAddress(context.db, address, customerId)
}

/** Stores an address; with a customer it goes into the customer's address book. @returns its id */
export async function insertAddress(
  db: Executor,
  { metadata, ...address }: AddressChange,
  customerId: string | null,
): Promise<string> {
  const id = newId("addr")
  await db
    .insertInto("address")
    .values({
      ...lowered(address),
      id,
      customer_id: customerId,
      metadata: metadata ? JSON.stringify(metadata) : null,
    })
    .execute()
  return id
}

/**
 * Changes an address of a customer's address book.
 * @throws customers.address_not_found
 * @throws not_found when the country does not exist
 * @locks the address
 * @since 0.1
 */
export async function updateAddress(
  { db }: Pick<Context, "db">,
  customerId: string,
  id: string,
  change: AddressChange,
): Promise<void> {
  const { rows } = await sql<{ metadata: Metadata | null }>`
    select metadata from address
    where id = ${id} and customer_id = ${customerId} and deleted_at is null for update`.execute(db)
  if (!rows[0]) throw customerErrors.address_not_found()
  // As in v1, an address of the book keeps its country.
  await changeAddress(db, id, rows[0].metadata, { ...change, country_code: change.country_code ?? undefined })
}

/** Changes an address that is locked already. */
export async function changeAddress(
  db: Executor,
  id: string,
  current: Metadata | null,
  { metadata, ...change }: AddressChange,
): Promise<void> {
  const merged = metadata ? JSON.stringify(mergeMetadata(current, metadata)) : metadata
  await db
    .updateTable("address")
    .set({
      ...lowered(change),
      ...(merged === undefined ? {} : { metadata: merged }),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

/** The condition that an order, a claim or a swap has an address. v1 did not copy those of address books. */
export const isOfPurchase = sql`(${sql.join(
  (
    [
      ["order", "shipping_address_id"],
      ["order", "billing_address_id"],
      ["claim_order", "shipping_address_id"],
      ["swap", "shipping_address_id"],
    ] as const
  ).map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} p where ${sql.ref(`p.${column}`)} = address.id)`,
  ),
  sql` or `,
)})`

/**
 * Deletes an address of a customer's address book. An unknown one is fine. Orders keep the address, and as in v1,
 * open carts lose it.
 * @locks the customer whose billing address it is, then the address
 * @since 0.1
 */
export async function removeAddress(
  { db }: Pick<Context, "db">,
  customerId: string,
  id: string,
): Promise<void> {
  // An order that keeps the row would change with the billing address. In any other case it still has the ID, as in v1.
  await sql`update customer set billing_address_id = null, updated_at = now()
    where id = ${customerId} and billing_address_id = ${id}
      and exists (select from address where id = ${id} and customer_id = ${customerId} and deleted_at is null
        and ${isOfPurchase})`.execute(db)
  await sql`update address set updated_at = now(),
      customer_id = case when ${isOfPurchase} then null else customer_id end,
      deleted_at = case when ${isOfPurchase} then null else now() end
    where id = ${id} and customer_id = ${customerId} and deleted_at is null`.execute(db)
}

function lowered<T extends AddressChange>(address: T): T {
  return address.country_code ? { ...address, country_code: address.country_code.toLowerCase() } : address
}

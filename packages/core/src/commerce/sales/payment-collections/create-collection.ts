import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { SessionRow } from "../payments/index.ts"
import { fetchById, loadById, type Executor } from "../../../platform/query/fetch.ts"
import { readCollection } from "./lock-collection.ts"

/** A sum that is to be paid. */
export interface NewCollection {
  readonly type: "order_edit"
  /** smallest units, above 0 */
  readonly amount: number
  /** ISO 4217, lower case */
  readonly currencyCode: string
  readonly regionId: string
  readonly description?: string | null | undefined
  /** the user or customer who makes it */
  readonly createdBy: string
}

/**
 * Makes a payment collection, of which nothing is paid.
 * @returns its id
 * @emits payment-collection.created
 * @since 0.1
 */
export async function createCollection(
  { db, emit }: Pick<Context, "db" | "emit">,
  wanted: NewCollection,
): Promise<string> {
  const id = newId("paycol")
  await db
    .insertInto("payment_collection")
    .values({
      id,
      type: wanted.type,
      status: "not_paid",
      amount: wanted.amount,
      currency_code: wanted.currencyCode,
      region_id: wanted.regionId,
      description: wanted.description ?? null,
      created_by: wanted.createdBy,
    })
    .execute()
  await emit("payment-collection.created", await loadById(db, "PaymentCollection", id))
  return id
}

/**
 * Gives a locked collection of which nothing is authorized another amount. Its sessions were over the old one: they
 * go.
 * @param amount smallest units; 0 deletes the collection
 * @returns the sessions that are gone, to be dropped at their providers after the transaction
 * @throws payment-collections.not_found
 * @emits payment-collection.updated unless it is deleted
 * @since 0.1
 */
export async function resizeCollection(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  amount: number,
): Promise<readonly SessionRow[]> {
  const { payment_sessions } = await readCollection(db, id, "payment_sessions")
  await removeSessions(db, id)
  await sql`update payment_collection set amount = case when ${amount}::int > 0 then ${amount}::int else amount end,
      status = 'not_paid', authorized_amount = null, updated_at = now(),
      deleted_at = case when ${amount}::int > 0 then null else now() end
    where id = ${id}`.execute(db)
  const resized = await fetchById(db, "PaymentCollection", id)
  if (resized) await emit("payment-collection.updated", resized)
  return payment_sessions
}

/**
 * Removes the payment sessions of a locked collection.
 * @since 0.1
 */
export async function removeSessions(db: Executor, id: string): Promise<void> {
  await sql`delete from payment_session where id in (
    select payment_session_id from payment_collection_sessions where payment_collection_id = ${id})`.execute(
    db,
  )
}

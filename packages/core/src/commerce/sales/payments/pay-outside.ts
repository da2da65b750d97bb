import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import type { SessionRow } from "./perform-session-steps.ts"
import { cutsOf, type OpenCollection } from "./rules.ts"

/** A payment of an order that the merchant received outside. */
export interface OutsidePayment {
  readonly orderId: string
  /** smallest units, more than zero */
  readonly amount: number
  /** what is outstanding of the order after the payment, smallest units */
  readonly outstanding: number
}

/** The provider of payments that were taken outside. */
const providerId = "system"

/**
 * Locks the payment collections of confirmed edits of an order of which a part is not paid. The order must be locked.
 * @locks payment_collection, in the order of the ids
 * @since 0.1
 */
export async function lockOpenCollections(db: Executor, orderId: string): Promise<OpenCollection[]> {
  const { rows } = await sql<OpenCollection>`select id, amount, coalesce(authorized_amount, 0) as authorized
    from payment_collection
    where id in (select payment_collection_id from order_edit
        where order_id = ${orderId} and confirmed_at is not null and canceled_at is null)
      and deleted_at is null and status <> 'canceled' and amount > coalesce(authorized_amount, 0)
    order by id for update`.execute(db)
  return rows
}

/**
 * Stores a payment that was received outside, and no longer requests what it paid: the payment collections of edits together request
 * at most what is outstanding afterward. What pays for a collection becomes a separate payment, which belongs to it. The order, the
 * collections and the payments must be locked.
 * @returns payment sessions that are deleted, to be dropped at their providers after the transaction
 * @emits payment-collection.payment_authorized for a collection that is paid now, payment-collection.updated for one that requests less
 * @since 0.1
 */
export async function payOutside(
  context: Pick<Context, "db" | "emit">,
  collections: readonly OpenCollection[],
  { orderId, amount, outstanding }: OutsidePayment,
): Promise<readonly SessionRow[]> {
  const { db } = context
  const cuts = cutsOf(collections, { amount, outstanding })
  const rest = amount - cuts.reduce((sum, { paid }) => sum + paid, 0)
  if (rest > 0) await insertPayment(db, orderId, rest)
  const dropped: SessionRow[] = []
  for (const { id, after, paid } of cuts) {
    dropped.push(...(await removeOpenSessions(db, id)))
    if (paid > 0)
      await sql`insert into payment_collection_payments (payment_collection_id, payment_id)
        values (${id}, ${await insertPayment(db, orderId, paid)})`.execute(db)
    await db
      .updateTable("payment_collection")
      .set({ ...after, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute()
    const collection = await loadById(db, "PaymentCollection", id)
    if (after.status === "authorized") await context.emit("payment-collection.payment_authorized", collection)
    else await context.emit("payment-collection.updated", collection)
  }
  return dropped
}

async function insertPayment(db: Executor, orderId: string, amount: number): Promise<string> {
  const id = newId("pay")
  await sql`insert into payment (id, order_id, amount, currency_code, provider_id, data, captured_at)
    select ${id}, id, ${amount}, currency_code, ${providerId}, '{}', now() from "order" where id = ${orderId}`.execute(
    db,
  )
  return id
}

/** An authorization that arrives for a deleted session is canceled at its provider. */
async function removeOpenSessions(db: Executor, collectionId: string): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`delete from payment_session where status <> 'authorized' and id in (
      select payment_session_id from payment_collection_sessions where payment_collection_id = ${collectionId})
    returning id, provider_id, amount, is_selected, is_initiated, status, data`.execute(db)
  return rows
}

import { sql } from "kysely"
import { lockPaymentsOfCollection, moneyErrors, type LockedPayment } from "../payments/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { lockCollection } from "./lock-collection.ts"
import { holdsMoney } from "./rules.ts"

/** A collection that is locked, with its payments. */
export interface LockedCollection {
  readonly id: string
  readonly description: string | null
  /** smallest units */
  readonly amount: number
  /** smallest units, what was paid outside included */
  readonly authorized: number
  /** whether money was set aside or paid outside for it */
  readonly holdsMoney: boolean
  /** in the order of their ids */
  readonly payments: readonly LockedPayment[]
}

/**
 * Locks a collection with its payments. The order that they are for must be locked already.
 * @returns undefined when there is none
 * @locks payment_collection, then payment
 * @since 0.1
 */
export async function lockCollectionWithPayments(
  db: Executor,
  id: string | null,
): Promise<LockedCollection | undefined> {
  if (!id) return undefined
  const { description, amount, status, authorized_amount } = await lockCollection(db, id)
  const payments = await lockPaymentsOfCollection(db, id)
  return {
    id,
    description,
    amount: amount,
    authorized: authorized_amount ?? 0,
    holdsMoney: holdsMoney(status),
    payments,
  }
}

/**
 * Gives the payments of a locked collection to the order that they are for.
 * @throws payments.busy while one of them is being canceled
 * @since 0.1
 */
export async function givePaymentsToOrder(
  db: Executor,
  { payments }: LockedCollection,
  orderId: string,
): Promise<void> {
  const ids = payments.filter((payment) => !payment.canceled_at).map((payment) => payment.id)
  if (ids.length === 0) return
  const { rows } = await sql`select from payment_call
    where payment_id = any(${ids}) and kind = 'cancel' and status = 'started'`.execute(db)
  if (rows.length > 0) throw moneyErrors.busy()
  await sql`update payment set order_id = ${orderId}, updated_at = now()
    where id = any(${ids}) and order_id is distinct from ${orderId}`.execute(db)
}

/**
 * Says that nothing of a collection is to be paid any more.
 * @since 0.1
 */
export async function closeCollection(db: Executor, id: string): Promise<void> {
  await sql`update payment_collection set status = 'canceled', authorized_amount = 0, updated_at = now()
    where id = ${id}`.execute(db)
}

import { sql } from "kysely"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { moneyErrors } from "./money-errors.ts"
import type { RefundablePayment } from "./rules.ts"

/**
 * The row of a payment, while it is locked.
 * @since 0.1
 */
export interface LockedPayment extends RefundablePayment {
  readonly order_id: string | null
  readonly swap_id: string | null
  readonly provider_id: string
  readonly data: ProviderData
  readonly captured_at: Date | null
  readonly canceled_at: Date | null
}

const columns = sql.raw(
  "id, order_id, swap_id, amount, amount_refunded, provider_id, data, captured_at, canceled_at",
)

/**
 * Locks the payments of an order, including the payments of its swaps that name the order. The order must be locked
 * already: code that locks both locks the order first.
 * @returns payments in the order of their ids
 * @locks payment
 * @since 0.1
 */
export async function lockPaymentsOfOrder(db: Executor, orderId: string): Promise<LockedPayment[]> {
  const { rows } = await sql<LockedPayment>`select ${columns} from payment
    where order_id = ${orderId} order by id for update`.execute(db)
  return rows
}

/**
 * Locks the payments of an order, and the payments that name only one of its swaps. The order must be locked
 * already.
 * @returns payments in the order of their ids
 * @locks payment
 * @since 0.1
 */
export async function lockPaymentsOfSwap(
  db: Executor,
  { orderId, id }: { readonly orderId: string; readonly id: string },
): Promise<LockedPayment[]> {
  const { rows } = await sql<LockedPayment>`select ${columns} from payment
    where order_id = ${orderId}
      or swap_id = (select id from swap where id = ${id} and order_id = ${orderId})
    order by id for update`.execute(db)
  return rows
}

/**
 * Locks the payments of a payment collection. The order that they are for, and the collection, must be locked
 * already.
 * @returns payments in the order of their ids
 * @locks payment
 * @since 0.1
 */
export async function lockPaymentsOfCollection(db: Executor, collectionId: string): Promise<LockedPayment[]> {
  const { rows } = await sql<LockedPayment>`select ${columns} from payment
    where id in (select payment_id from payment_collection_payments where payment_collection_id = ${collectionId})
    order by id for update`.execute(db)
  return rows
}

/**
 * Locks one payment, and before it the order that it pays.
 * @throws payments.not_found
 * @locks order, then payment
 * @since 0.1
 */
export async function lockPayment(db: Executor, id: string): Promise<LockedPayment> {
  await sql`select id from "order" where id = (select order_id from payment where id = ${id}) for update`.execute(
    db,
  )
  const { rows } = await sql<LockedPayment>`select ${columns} from payment
    where id = ${id} for update`.execute(db)
  if (!rows[0]) throw moneyErrors.not_found(id)
  return rows[0]
}

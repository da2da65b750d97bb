import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { OrderResponse } from "./present-order.ts"
import { retrieveChangedOrder } from "./retrieve-order.ts"

/** A locked order with what is still to be paid of it. */
export interface OutstandingOrder {
  readonly order: OrderResponse
  /** smallest units, at least 0 */
  readonly outstanding: number
}

/**
 * How much of a locked order is neither authorized nor captured?
 * Includes: what order edits and added shipping methods add to the total.
 * Excludes: canceled payments, and payments of swaps, which are not in the total; what was marked as paid for a confirmed order edit counts as paid.
 * @throws orders.not_found
 * @since 0.1
 */
export async function retrieveOutstanding(context: Context, id: string): Promise<OutstandingOrder> {
  const order = await retrieveChangedOrder(context, id)
  const paid = await paidAnywhere(context.db, id)
  return { order, outstanding: Math.max(0, order.total - paid) }
}

/** Payments of the order, and what collections of its edits say is authorized without a payment. */
async function paidAnywhere(db: Executor, id: string): Promise<number> {
  const { rows } = await sql<{ paid: number }>`select
      (select coalesce(sum(amount), 0) from payment 
        where order_id = ${id} and swap_id is null and canceled_at is null)::bigint
      + (select coalesce(sum(greatest(0, coalesce(c.authorized_amount, 0) - coalesce((
            select sum(p.amount) from payment_collection_payments cp join payment p on p.id = cp.payment_id
              where cp.payment_collection_id = c.id), 0))), 0)
          from order_edit e join payment_collection c on c.id = e.payment_collection_id
          where e.order_id = ${id} and e.confirmed_at is not null and e.canceled_at is null and c.status <> 'canceled'
        )::bigint as paid`.execute(db)
  return firstOf(rows).paid
}

import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { orderErrors } from "./errors.ts"
import {
  assertAllowed,
  type FulfillmentStatus,
  type OrderAction,
  type OrderStatus,
  type PaymentState,
  type PaymentStatus,
} from "./rules.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * The row of an order, while it is locked.
 * @since 0.1
 */
export interface LockedOrder {
  readonly id: string
  readonly status: OrderStatus
  readonly payment_status: PaymentStatus
  readonly fulfillment_status: FulfillmentStatus
  readonly cart_id: string | null
  readonly customer_id: string
  readonly region_id: string
  readonly sales_channel_id: string | null
  readonly billing_address_id: string | null
  readonly shipping_address_id: string | null
  readonly no_notification: boolean | null
  /** smallest units */
  readonly paid: number
  /** smallest units, promised refunds included */
  readonly refunded: number
  /** a request is about to cancel it, and waits for a payment provider */
  readonly isBeingCanceled: boolean
}

/**
 * Locks an order before anything of it is read or changed. Callers that need more locks take its payments next, then
 * inventory levels, each in the order of their ids.
 * @param notFound makes the error where v1 words it differently
 * @throws orders.not_found
 * @locks order
 * @since 0.1
 */
export async function lockOrder(
  db: Executor,
  id: string,
  notFound: (id: string) => Error | Promise<Error> = orderErrors.not_found,
): Promise<LockedOrder> {
  await sql`select id from "order" where id = ${id} for update`.execute(db)
  // A second statement: its snapshot is newer than the wait for the lock.
  const { rows } = await sql<LockedOrder>`select id, status, payment_status, fulfillment_status, cart_id,
      customer_id, region_id, sales_channel_id, billing_address_id, shipping_address_id, no_notification,
      (select coalesce(sum(amount), 0)::bigint from payment where order_id = o.id) as paid,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = o.id) as refunded,
      exists (select from payment_call c join payment p on p.id = c.payment_id
        where p.order_id = o.id and c.kind = 'cancel' and c.status = 'started') as "isBeingCanceled"
    from "order" o where id = ${id}`.execute(db)
  if (!rows[0]) throw await notFound(id)
  return rows[0]
}

/**
 * Locks an order to do something with it.
 * @throws orders.not_found, orders.canceled, orders.not_completed; orders.busy while it is being canceled
 * @locks order
 * @since 0.1
 */
export async function lockOrderFor(
  db: Executor,
  id: string,
  action: OrderAction,
  notFound: (id: string) => Error | Promise<Error> = orderErrors.not_found,
): Promise<LockedOrder> {
  const order = await lockOrder(db, id, notFound)
  assertAllowed(action, order)
  if (order.isBeingCanceled && action !== "cancel") throw orderErrors.busy()
  return order
}

/**
 * How much of a locked order was paid and paid back by now. As in v1, the payments of swaps are payments of their order: they are
 * captured and refunded with it.
 * @since 0.1
 */
export async function paymentStateOf(db: Executor, orderId: string): Promise<PaymentState> {
  const { rows } = await sql<PaymentState>`select coalesce(sum(amount), 0)::bigint as paid,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = ${orderId}) as refunded,
      count(*) filter (where captured_at is null and canceled_at is null)::int as uncaptured
    from payment where order_id = ${orderId}`.execute(db)
  return firstOf(rows)
}

/** A change of an order's own row. */
export interface OrderChange {
  readonly status?: OrderStatus
  readonly payment_status?: PaymentStatus
  readonly fulfillment_status?: FulfillmentStatus
  readonly canceled_at?: Date
}

/**
 * Writes where a locked order stands now.
 * @since 0.1
 */
export async function setStatus(db: Executor, id: string, change: OrderChange): Promise<void> {
  await db
    .updateTable("order")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
}

import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import { costOf, isChangedOutstanding, isUnpaid, outstandingIds } from "./outstanding.ts"
import type { FulfillmentStatus, PaymentStatus } from "./rules.ts"

/** How far the payment of an order is: a status, or that something is outstanding. */
export type PaymentStateName = PaymentStatus | "outstanding"

/**
 * Is the payment of an order in one of these states, as a merchant sees it? The stored status stays `captured` when v1 refunds, and
 * `awaiting` when gift cards or discounts cover the total: such an order has no payment. An order with something outstanding is
 * found as `outstanding`, and as paid or waiting only if a payment of it is to be captured.
 * @since 0.1
 */
export function isInPaymentState(states: readonly PaymentStateName[]): Sql {
  const isAsked = (state: PaymentStateName) => states.includes(state)
  const conditions = [
    ...among("payment_status", omit(states, "awaiting", "captured", "not_paid", "outstanding")),
    ...(isAsked("awaiting")
      ? [isWaiting("awaiting", sql`not ${isCovered} and not ${isOnlyOutstanding}`)]
      : []),
    ...(isAsked("not_paid") ? [isWaiting("not_paid", sql`not ${isOnlyOutstanding}`)] : []),
    ...(isAsked("captured") ? [isAsked("outstanding") ? isSettled : isPaid] : []),
    ...(isAsked("partially_refunded") ? [isRefundedOfCaptured(sql`${refunded} < ${captured}`)] : []),
    ...(isAsked("refunded") ? [isRefundedOfCaptured(sql`${refunded} >= ${captured}`)] : []),
  ]
  if (!isAsked("outstanding")) return isOfMany(states) ? either(conditions) : amongFew(states, conditions)
  if (conditions.length === 0) return isOutstanding
  return either([...conditions, isOneOutstanding])
}

/** Has the order a payment to capture? Most orders that wait have one, and are not tested any further. */
const isWaiting = (status: "awaiting" | "not_paid", isShown: Sql): Sql =>
  sql`(root.payment_status = ${sql.lit(status)} and (${hasOneOpenPayment} or ${isShown}))`

/**
 * Are the items of an order in one of these states, as a merchant sees it? As in v1, the stored status of an order
 * whose last units have come back can be `partially_returned`.
 * @since 0.1
 */
export function isInFulfillmentState(states: readonly FulfillmentStatus[]): Sql {
  const isBackInParts = (condition: Sql) =>
    sql`(root.fulfillment_status = 'partially_returned' and ${condition})`
  return either([
    ...among("fulfillment_status", omit(states, "partially_returned")),
    ...(states.includes("partially_returned") ? [isBackInParts(sql`not ${isAllBack}`)] : []),
    ...(states.includes("returned") ? [isBackInParts(isAllBack)] : []),
  ])
}

function omit<State, Omitted extends State>(
  states: readonly State[],
  ...omitted: readonly Omitted[]
): readonly Exclude<State, Omitted>[] {
  const isKept = (state: State): state is Exclude<State, Omitted> => !omitted.some((each) => each === state)
  return states.filter(isKept)
}

/** The condition that the stored status is one of these; nothing without any. */
function among(column: "payment_status" | "fulfillment_status", statuses: readonly string[]): readonly Sql[] {
  return statuses.length > 0 ? [sql`${sql.ref(`root.${column}`)} = any(${statuses})`] : []
}

function either(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

const isRefundedOfCaptured = (condition: Sql): Sql =>
  sql`(root.payment_status = 'captured' and ${hasRefund} and ${condition})`

const isOfMany = (states: readonly PaymentStateName[]): boolean =>
  states.includes("captured") || states.includes("awaiting")

/** Few orders have refunds or one of the rare statuses: indexes find those, instead of a test of every captured order. */
const amongFew = (states: readonly PaymentStateName[], conditions: readonly Sql[]): Sql =>
  sql`(root.id in (select o.id from "order" o where o.payment_status = any(${omit(states, "outstanding")})
    union all select r.order_id from refund r where r.amount > 0) and ${either(conditions)})`

/**
 * An array is read once, before the orders. PostgreSQL would join a subquery with the newest orders when a page of them is asked for, and
 * read all of it for each order.
 */
const isOutstanding: Sql = sql`(root.status <> 'canceled' and root.id = any(array(${outstandingIds})))`

/** Beside other states, all orders are tested one by one. */
const isOneOutstanding: Sql = sql`(root.status <> 'canceled'
  and (root.payment_status in ('awaiting', 'not_paid') and ${isUnpaid} or ${isChangedOutstanding}))`

/**
 * Whether a payment of the order can be captured, also one of a swap: as in v1, capturing the order captures it.
 * @since 0.1
 */
export const hasOpenPayment: Sql = sql`exists (select from payment p where p.order_id = root.id
  and p.captured_at is null and p.canceled_at is null)`

/** PostgreSQL would read the open payments of all orders for a page, if it could. */
const hasOneOpenPayment: Sql = sql`exists (select from payment p where p.order_id = root.id
  and p.captured_at is null and p.canceled_at is null offset 0)`

/** The order, which waits without a payment to capture, is shown as outstanding. */
const isOnlyOutstanding: Sql = sql`(root.status <> 'canceled' and (${isChangedOutstanding} or ${isUnpaid}))`

const isCovered: Sql = sql`(not exists (select from payment p where p.order_id = root.id)
  and (root.cart_id is not null or ${costOf(sql`root.id`)} <= 0))`

const hasRefund: Sql = sql`exists (select from refund r where r.order_id = root.id and r.amount > 0)`

const isSettled: Sql = sql`(root.payment_status = 'awaiting' and ${isCovered}
  or root.payment_status = 'captured' and not ${hasRefund})`

/** Few orders have something outstanding: that is tested before the payments. */
const isPaid: Sql = sql`(${isSettled}
  and not (${isChangedOutstanding} and root.status <> 'canceled' and not ${hasOneOpenPayment}))`

const refunded: Sql = sql`(select coalesce(sum(r.amount), 0) from refund r where r.order_id = root.id)`

const captured: Sql = sql`(select coalesce(sum(p.amount), 0) from payment p
  where p.order_id = root.id and p.captured_at is not null and p.canceled_at is null)`

const isAllBack: Sql = sql`coalesce((select bool_and(coalesce(l.returned_quantity, 0) >= l.quantity) from line_item l
  where l.order_id = root.id), false)`

import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import type { FulfillmentStatus, PaymentStatus } from "./rules.ts"

/**
 * Is the payment of an order in one of these states, as a merchant sees it? The stored status stays `captured` when v1 refunds, and
 * `awaiting` when gift cards or discounts cover the total: such an order of a cart has no payment.
 * @since 0.1
 */
export function isInPaymentState(states: readonly PaymentStatus[]): Sql {
  const isAsked = (state: PaymentStatus) => states.includes(state)
  const condition = either([
    ...among("payment_status", omit(states, "awaiting", "captured")),
    ...(isAsked("awaiting") ? [sql`(root.payment_status = 'awaiting' and not ${isCovered})`] : []),
    ...(isAsked("captured")
      ? [
          sql`(root.payment_status = 'awaiting' and ${isCovered})`,
          sql`(root.payment_status = 'captured' and not ${hasRefund})`,
        ]
      : []),
    ...(isAsked("partially_refunded") ? [isRefundedOfCaptured(sql`${refunded} < ${captured}`)] : []),
    ...(isAsked("refunded") ? [isRefundedOfCaptured(sql`${refunded} >= ${captured}`)] : []),
  ])
  return isAsked("captured") || isAsked("awaiting")
    ? condition
    : sql`(${isAmongFew(states)} and ${condition})`
}

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

function omit<State>(states: readonly State[], ...omitted: readonly State[]): readonly State[] {
  return states.filter((state) => !omitted.includes(state))
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

/** Few orders have refunds or one of the rare statuses: indexes find those, instead of a test of every captured order. */
const isAmongFew = (states: readonly PaymentStatus[]): Sql =>
  sql`root.id in (select o.id from "order" o where o.payment_status = any(${states})
    union all select r.order_id from refund r where r.amount > 0)`

const isCovered: Sql = sql`(root.cart_id is not null and not exists (select from payment p where p.order_id = root.id))`

const hasRefund: Sql = sql`exists (select from refund r where r.order_id = root.id and r.amount > 0)`

const refunded: Sql = sql`(select coalesce(sum(r.amount), 0) from refund r where r.order_id = root.id)`

const captured: Sql = sql`(select coalesce(sum(p.amount), 0) from payment p
  where p.order_id = root.id and p.captured_at is not null and p.canceled_at is null)`

const isAllBack: Sql = sql`coalesce((select bool_and(coalesce(l.returned_quantity, 0) >= l.quantity) from line_item l
  where l.order_id = root.id), false)`

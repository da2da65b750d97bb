import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import type { FulfillmentStatus, PaymentStatus } from "./rules.ts"

/**
 * Is the payment of an order in one of these states, as a merchant sees it? The stored status stays `captured` when v1 refunds, and
 * `awaiting` when gift cards or discounts cover the total: such an order of a cart has no payment.
 * @since 0.1
 */
export function isInPaymentState(states: readonly PaymentStatus[]): Sql {
  const stored = new Set<PaymentStatus>(states)
  if (stored.has("captured")) stored.add("awaiting")
  if (stored.has("refunded") || stored.has("partially_refunded")) stored.add("captured")
  return sql`(root.payment_status = any(${[...stored]}) and case root.payment_status::text
    when 'awaiting' then ${either(states, "awaiting", sql`not ${isCovered}`)} or ${either(states, "captured", isCovered)}
    when 'captured' then ${either(states, "captured", sql`not ${hasRefund}`)}
      or ${either(states, "partially_refunded", sql`${hasRefund} and ${refunded} < ${captured}`)}
      or ${either(states, "refunded", sql`${hasRefund} and ${refunded} >= ${captured}`)}
    else true end)`
}

/**
 * Are the items of an order in one of these states, as a merchant sees it? As in v1, the stored status of an order
 * whose last units have come back can be `partially_returned`.
 * @since 0.1
 */
export function isInFulfillmentState(states: readonly FulfillmentStatus[]): Sql {
  const stored = new Set<FulfillmentStatus>(states)
  if (stored.has("returned")) stored.add("partially_returned")
  return sql`(root.fulfillment_status = any(${[...stored]}) and case root.fulfillment_status::text
    when 'partially_returned' then ${either(states, "partially_returned", sql`not ${isAllBack}`)}
      or ${either(states, "returned", isAllBack)}
    else true end)`
}

/** The condition, if the state is among those that are looked for. */
function either<State>(states: readonly State[], state: State, condition: Sql): Sql {
  return states.includes(state) ? sql`(${condition})` : sql`false`
}

const isCovered: Sql = sql`(root.cart_id is not null and not exists (select from payment p where p.order_id = root.id))`

const hasRefund: Sql = sql`exists (select from refund r where r.order_id = root.id and r.amount > 0)`

const refunded: Sql = sql`(select coalesce(sum(r.amount), 0) from refund r where r.order_id = root.id)`

const captured: Sql = sql`(select coalesce(sum(p.amount), 0) from payment p
  where p.order_id = root.id and p.captured_at is not null and p.canceled_at is null)`

const isAllBack: Sql = sql`(exists (select from line_item l where l.order_id = root.id)
  and not exists (select from line_item l
    where l.order_id = root.id and coalesce(l.returned_quantity, 0) < l.quantity))`

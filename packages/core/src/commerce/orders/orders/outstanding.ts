import { sql } from "kysely"
import { firstOf } from "../../../platform/kernel/certain.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { OrderReader, OrderResponse } from "./present-order.ts"
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
export async function retrieveOutstanding(context: OrderReader, id: string): Promise<OutstandingOrder> {
  const order = await retrieveChangedOrder(context, id)
  const { rows } = await sql<{ paid: number }>`select ${paidOf(sql`${id}`)} as paid`.execute(context.db)
  return { order, outstanding: Math.max(0, order.total - firstOf(rows).paid) }
}

/**
 * Stores what a locked order costs after a change, so that lists find it while something is outstanding. An order that is as it was
 * placed is not stored: what its provider captured less was not captured on purpose.
 * @since 0.1
 */
export async function storeChangedTotal(context: OrderReader, id: string): Promise<void> {
  const { db } = context
  if (!(await isChanged(db, id))) {
    await sql`delete from changed_order_total where order_id = ${id}`.execute(db)
    return
  }
  const { total } = await retrieveChangedOrder(context, id)
  await sql`insert into changed_order_total (order_id, total) values (${id}, ${total})
    on conflict (order_id) do update set total = excluded.total`.execute(db)
}

/**
 * Whether an order was edited, has a shipping method that was added, or was paid by hand. The methods of an imported order belong to no
 * cart: they count as added if its payments were imported as well.
 */
async function isChanged(db: Executor, id: string): Promise<boolean> {
  const payment = sql`select from payment p where p.order_id = o.id and p.canceled_at is null`
  const { rows } = await sql`select from "order" o where o.id = ${id} and (
    exists (select from order_edit e where e.order_id = o.id and ${isInEffect})
    or exists (select from shipping_method m where m.order_id = o.id and m.cart_id is null and m.price > 0)
      and (o.cart_id is not null or exists (${payment}))
    or exists (${payment}) and not exists (${payment} and p.provider_id <> 'system'))`.execute(db)
  return rows.length > 0
}

/** Payments of the order, and what collections of its edits say is authorized without a payment. */
function paidOf(id: Sql): Sql {
  return sql`((select coalesce(sum(p.amount), 0) from payment p
      where p.order_id = ${id} and p.swap_id is null and p.canceled_at is null)::bigint
    + (select coalesce(sum(greatest(0, coalesce(c.authorized_amount, 0) - coalesce((
          select sum(p.amount) from payment_collection_payments cp join payment p on p.id = cp.payment_id
            where cp.payment_collection_id = c.id), 0))), 0)
        from order_edit e join payment_collection c on c.id = e.payment_collection_id
        where e.order_id = ${id} and ${isInEffect} and c.status <> 'canceled')::bigint)`
}

/** The edit `e` has changed its order. */
const isInEffect: Sql = sql`e.confirmed_at is not null and e.canceled_at is null`

/**
 * Does an order cost something? The exact total needs strategies, but it is 0 where discounts and gift cards take off what the items and
 * the shipping cost.
 * Excludes: taxes that are not in the prices.
 * @since 0.1
 */
export function isCharged(id: Sql): Sql {
  const hasFreeShipping = sql`exists (select from order_discounts od join discount d on d.id = od.discount_id
    join discount_rule r on r.id = d.rule_id where od.order_id = ${id} and r.type = 'free_shipping')`
  return sql`((select coalesce(sum(l.unit_price * l.quantity), 0) from line_item l where l.order_id = ${id})
    + (select coalesce(sum(m.price), 0) from shipping_method m where m.order_id = ${id} and not ${hasFreeShipping})
    > (select coalesce(sum(a.amount), 0) from line_item_adjustment a join line_item l on l.id = a.item_id
        where l.order_id = ${id})
    + (select coalesce(sum(g.amount), 0) from gift_card_transaction g where g.order_id = ${id}))`
}

/** Nobody began to pay these orders. One of a cart that never had a payment was covered by gift cards or discounts. */
const unpaidIds: Sql = sql`select o.id from "order" o where o.payment_status in ('awaiting', 'not_paid')
  and not exists (select from payment p where p.order_id = o.id and p.canceled_at is null)
  and (exists (select from payment p where p.order_id = o.id) or (o.cart_id is null and ${isCharged(sql`o.id`)}))`

/**
 * Is something outstanding of an order, as its page in the dashboard shows it? Totals are computed with strategies, so those of
 * changed orders are stored. An order that an earlier version changed is found by what its edits still request.
 * @since 0.1
 */
export const isOutstanding: Sql = sql`(root.status <> 'canceled' and root.id in (
  select t.order_id from changed_order_total t where t.total > ${paidOf(sql`t.order_id`)}
  union all select e.order_id from order_edit e join payment_collection c on c.id = e.payment_collection_id
    where ${isInEffect} and c.amount > coalesce(c.authorized_amount, 0) and c.status <> 'canceled'
      and not exists (select from changed_order_total t where t.order_id = e.order_id)
  union all ${unpaidIds}))`

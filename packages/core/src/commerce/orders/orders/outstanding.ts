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
 * Stores what a locked order costs after a change while something is outstanding, so that lists find it. An order with the total that it
 * was placed with is not stored: if its provider captured less than was authorized, that was intended.
 * @returns what is outstanding, smallest units
 * @since 0.1
 */
export async function storeChangedTotal(context: OrderReader, id: string): Promise<number> {
  const { db } = context
  const { order, outstanding } = await retrieveOutstanding(context, id)
  if (await isToBeStored(db, id, outstanding))
    await sql`insert into changed_order_total (order_id, total) values (${id}, ${order.total})
      on conflict (order_id) do update set total = excluded.total`.execute(db)
  else await sql`delete from changed_order_total where order_id = ${id}`.execute(db)
  return outstanding
}

/**
 * Whether something is outstanding of an order that was edited, has a shipping method that was added, or was paid by hand. The methods
 * of an imported order belong to no cart: they count as added if its payments were imported as well. A paid order is stored while an edit
 * still requests something.
 */
async function isToBeStored(db: Executor, id: string, outstanding: number): Promise<boolean> {
  const payment = sql`select from payment p where ${ownPayment(sql`o.id`)}`
  const { rows } = await sql`select from "order" o where o.id = ${id} and (
    exists (select ${openEdits} and e.order_id = o.id)
    or ${outstanding > 0} and (exists (select from order_edit e where e.order_id = o.id and ${isInEffect})
      or exists (select from shipping_method m where m.order_id = o.id and m.cart_id is null and m.price > 0)
        and (o.cart_id is not null or exists (${payment}))
      or exists (${payment}) and not exists (${payment} and p.provider_id <> 'system')))`.execute(db)
  return rows.length > 0
}

/**
 * A payment `p` of the order itself that is not canceled: payments of swaps do not count, because the total excludes swaps.
 * @since 0.1
 */
export const ownPayment = (id: Sql): Sql =>
  sql`p.order_id = ${id} and p.swap_id is null and p.canceled_at is null`

/** Payments of the order, and what collections of its edits say is authorized without a payment. */
function paidOf(id: Sql): Sql {
  return sql`((select coalesce(sum(p.amount), 0) from payment p where ${ownPayment(id)})::bigint
    + (select coalesce(sum(greatest(0, coalesce(c.authorized_amount, 0) - coalesce((
          select sum(p.amount) from payment_collection_payments cp join payment p on p.id = cp.payment_id
            where cp.payment_collection_id = c.id), 0))), 0)
        from order_edit e join payment_collection c on c.id = e.payment_collection_id
        where e.order_id = ${id} and ${isInEffect} and c.status <> 'canceled')::bigint)`
}

/** The edit `e` has changed its order. */
const isInEffect: Sql = sql`e.confirmed_at is not null and e.canceled_at is null`

/** Edits `e` whose payment collection still requests something. */
const openEdits: Sql = sql`from order_edit e join payment_collection c on c.id = e.payment_collection_id
  where ${isInEffect} and c.amount > coalesce(c.authorized_amount, 0) and c.status <> 'canceled'`

/**
 * What an order without a stored total costs, before taxes. Gift cards and discounts can cover it.
 * @since 0.1
 */
export function costOf(id: Sql): Sql {
  return sql`((select coalesce(sum(l.unit_price::bigint * l.quantity - coalesce((select sum(a.amount)
        from line_item_adjustment a where a.item_id = l.id), 0)), 0) from line_item l where l.order_id = ${id})
    + (select coalesce(sum(m.price), 0) from shipping_method m where m.order_id = ${id} and not exists (
        select from order_discounts od join discount d on d.id = od.discount_id
          join discount_rule r on r.id = d.rule_id where od.order_id = ${id} and r.type = 'free_shipping'))
    - (select coalesce(sum(g.amount), 0) from gift_card_transaction g where g.order_id = ${id}))`
}

/**
 * Nobody paid for these orders: their payments were canceled, or they were imported without a cart and cost something. An order of a cart
 * that never had a payment was covered by gift cards or discounts. Two partial indexes have the orders to look at.
 */
const unpaidIds: Sql = sql`select o.id from "order" o
  where o.payment_status in ('awaiting', 'not_paid')
    and o.id in (select u.id from "order" u where u.cart_id is null and u.payment_status in ('awaiting', 'not_paid')
      union all select p.order_id from payment p where p.canceled_at is not null)
    and not exists (select from payment p where ${ownPayment(sql`o.id`)})
    and (${hadPayment(sql`o.id`)} or o.cart_id is null and ${costOf(sql`o.id`)} > 0)`

function hadPayment(id: Sql): Sql {
  return sql`exists (select from payment p where p.order_id = ${id} and p.swap_id is null)`
}

/**
 * The IDs of orders with something outstanding, as their pages in the dashboard show it, and of some that were canceled. Totals are computed
 * with strategies, so those of changed orders are stored. An order that an earlier version changed is found by what its edits still request.
 * @since 0.1
 */
export const outstandingIds: Sql = sql`select t.order_id as id from changed_order_total t
    where t.total > ${paidOf(sql`t.order_id`)}
  union all select e.order_id ${openEdits}
      and not exists (select from changed_order_total t where t.order_id = e.order_id)
  union all ${unpaidIds}`

const stored: Sql = sql`select from changed_order_total t where t.order_id = root.id`

/**
 * Is something outstanding of the order `root` because it was changed? As {@link outstandingIds}, for the orders of a list one by one: few
 * have a stored total, and `offset 0` keeps PostgreSQL from reading whole tables for a page.
 * @since 0.1
 */
export const isChangedOutstanding: Sql = sql`(root.id in (select order_id from changed_order_total)
    and exists (${stored} and t.total > ${paidOf(sql`root.id`)} offset 0)
  or exists (select ${openEdits} and e.order_id = root.id offset 0) and not exists (${stored} offset 0))`

/**
 * Is something outstanding of the order `root`, which waits for its payment, because nobody paid for it? As {@link outstandingIds}.
 * @since 0.1
 */
export const isUnpaid: Sql = sql`(not exists (select from payment p where ${ownPayment(sql`root.id`)} offset 0)
  and (${hadPayment(sql`root.id`)} or root.cart_id is null and ${costOf(sql`root.id`)} > 0))`

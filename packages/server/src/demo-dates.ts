import { sql, type Kysely } from "kysely"
import type { Database } from "@stheno/core"

/**
 * Dates the orders of the demo store back: the newest was placed 40 minutes ago, the oldest about four weeks ago, and
 * payments, fulfillments, shipments and refunds follow each order at the pace of a small store. Customers and products
 * are older than the orders.
 * @since 0.1
 */
export async function spreadDemoDates(db: Kysely<Database>): Promise<void> {
  await sql`create temporary table demo_order on commit drop as
    select id, cart_id, customer_id,
      now() - make_interval(mins => 40 + (power(rank() over (order by display_id desc) - 1, 1.6) * 270)::int) as placed
    from "order"`.execute(db)
  await sql`update product set created_at = now() - interval '120 days', updated_at = now() - interval '60 days'`.execute(
    db,
  )
  await sql`update customer c set created_at = least(c.created_at, o.first - interval '9 days'), updated_at = o.first
    from (select customer_id, min(placed) as first from demo_order group by 1) o where o.customer_id = c.id`.execute(
    db,
  )
  await sql`update cart c set created_at = o.placed - interval '11 minutes', updated_at = o.placed,
      completed_at = o.placed from demo_order o where o.cart_id = c.id`.execute(db)
  await sql`update line_item l set created_at = o.placed - interval '9 minutes', updated_at = o.placed
    from demo_order o where o.id = l.order_id`.execute(db)
  await sql`update payment p set created_at = o.placed, updated_at = o.placed,
      captured_at = case when p.captured_at is not null then ${after("3 hours")} end,
      canceled_at = case when p.canceled_at is not null then ${after("5 hours")} end
    from demo_order o where o.id = p.order_id`.execute(db)
  await sql`update fulfillment f set created_at = ${after("20 hours")}, updated_at = ${after("20 hours")},
      shipped_at = case when f.shipped_at is not null then ${after("26 hours")} end
    from demo_order o where o.id = f.order_id`.execute(db)
  await sql`update refund r set created_at = ${after("5 days")}, updated_at = ${after("5 days")}
    from demo_order o where o.id = r.order_id`.execute(db)
  await sql`update "order" t set created_at = o.placed, updated_at = ${after("2 days")},
      canceled_at = case when t.canceled_at is not null then ${after("5 hours")} end
    from demo_order o where o.id = t.id`.execute(db)
}

/** The time after an order was placed; the past part of it for an order that is younger. */
function after(interval: string) {
  const length = sql`interval ${sql.lit(interval)}`
  return sql`o.placed + least(${length}, (now() - o.placed) * extract(epoch from ${length}) / (86400 * 6))`
}

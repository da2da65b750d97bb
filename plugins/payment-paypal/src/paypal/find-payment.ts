import { sql, type Shop } from "@stheno/core"
import type { PayPalOrder } from "./orders.ts"

/** A payment of the store. */
export interface StorePayment {
  readonly id: string
  readonly order_id: string | null
  readonly captured_at: Date | null
  readonly canceled_at: Date | null
}

/** The id of the cart or the payment collection that an order of PayPal pays for. */
export function resourceOf({ purchase_units: [unit] }: PayPalOrder): string {
  return unit?.custom_id ?? ""
}

/** Finds the payment that belongs to an order of PayPal. */
export async function findPayment(
  { db }: Pick<Shop, "db">,
  order: PayPalOrder,
): Promise<StorePayment | undefined> {
  const resource = resourceOf(order)
  const { rows } = await sql<StorePayment>`
    select p.id, coalesce(p.order_id, s.order_id, e.order_id) as order_id, p.captured_at, p.canceled_at
    from payment p
      left join swap s on s.id = p.swap_id
      left join payment_collection_payments c on c.payment_id = p.id
      left join order_edit e on e.payment_collection_id = c.payment_collection_id
    where (p.cart_id = ${resource} or c.payment_collection_id = ${resource}) and p.data ->> 'id' = ${order.id}
    order by p.created_at desc limit 1`.execute(db)
  return rows[0]
}

/** Finds the session that an order of PayPal was created for, unless it has another one by now. */
export async function findSession(
  { db }: Pick<Shop, "db">,
  order: PayPalOrder,
): Promise<{ readonly id: string } | undefined> {
  const resource = resourceOf(order)
  const { rows } = await sql<{ id: string }>`
    select s.id from payment_session s
      left join payment_collection_sessions c on c.payment_session_id = s.id
    where (s.cart_id = ${resource} or c.payment_collection_id = ${resource}) and s.data ->> 'id' = ${order.id}`.execute(
    db,
  )
  return rows[0]
}

/** Adds a note to an order, unless the order has it already. */
export async function addNote(shop: Shop, orderId: string, value: string): Promise<void> {
  const { rows } = await sql`select 1 from note where resource_id = ${orderId} and value = ${value}`.execute(
    shop.db,
  )
  if (rows.length > 0) return
  await shop.call("admin.PostNotes", { body: { resource_id: orderId, resource_type: "order", value } })
}

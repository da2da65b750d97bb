import { sql, type Shop } from "@stheno/core"

/** A payment of the store. */
export interface StorePayment {
  readonly id: string
  readonly order_id: string | null
  readonly captured_at: Date | null
  readonly canceled_at: Date | null
  readonly currency_code: string
}

/**
 * Finds the payment that belongs to a payment intent.
 * @param resourceId the id of the cart or the payment collection, from the intent's metadata
 */
export async function findPayment(
  { db }: Pick<Shop, "db">,
  intentId: string,
  resourceId: string,
): Promise<StorePayment | undefined> {
  const { rows } = await sql<StorePayment>`
    select p.id, coalesce(p.order_id, s.order_id, e.order_id) as order_id, p.captured_at, p.canceled_at, p.currency_code
    from payment p
      left join swap s on s.id = p.swap_id
      left join payment_collection_payments c on c.payment_id = p.id
      left join order_edit e on e.payment_collection_id = c.payment_collection_id
    where (p.cart_id = ${resourceId} or c.payment_collection_id = ${resourceId}) and p.data ->> 'id' = ${intentId}
    order by p.created_at desc limit 1`.execute(db)
  return rows[0]
}

/** Finds the session that a payment intent was created for, unless it has another one by now. */
export async function findSession(
  { db }: Pick<Shop, "db">,
  intentId: string,
  resourceId: string,
): Promise<{ readonly id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from payment_session s
      left join payment_collection_sessions c on c.payment_session_id = s.id
    where (s.cart_id = ${resourceId} or c.payment_collection_id = ${resourceId}) and s.data ->> 'id' = ${intentId}`.execute(
    db,
  )
  return rows[0]
}

/** Whether the cart or the payment collection is one of this store; several stores can share an account. */
export async function isKnown({ db }: Pick<Shop, "db">, resourceId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from cart where id = ${resourceId}
    union all select 1 from payment_collection where id = ${resourceId}`.execute(db)
  return rows.length > 0
}

import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** A payment, as the handler of a payment service's webhook needs it. */
export interface ProviderPayment {
  /** ID of the payment */
  readonly id: string
  /** the order that it pays, also as the difference of a swap or an order edit; null before the order is placed */
  readonly order_id: string | null
  /** when the payment was captured; null before */
  readonly captured_at: Date | null
  /** when the payment was canceled; null if it was not */
  readonly canceled_at: Date | null
  /** ISO 4217, three lowercase letters */
  readonly currency_code: string
}

/** What the store has for a payment at a payment service. */
export interface FoundPayment {
  /** the payment; undefined before the payment session is authorized */
  readonly payment: ProviderPayment | undefined
  /** the payment session, unless the cart or the payment collection has another one by now */
  readonly session:
    | {
        /** ID of the payment session */
        readonly id: string
      }
    | undefined
  /** whether the cart or the payment collection is one of this store; several stores can share an account */
  readonly isKnown: boolean
}

/**
 * Finds what the store has for a payment at a payment service, for example when the service sends a webhook.
 * @param shop.db the database
 * @param wanted.serviceId the ID at the service, which the provider stored as `id` in the data of the session
 * @param wanted.resourceId the ID of the cart or the payment collection, which `initiate` received
 * @since 0.1
 */
export async function findProviderPayment(
  { db }: { readonly db: Executor },
  { serviceId, resourceId }: { readonly serviceId: string; readonly resourceId: string },
): Promise<FoundPayment> {
  const payments = await sql<ProviderPayment>`
    select p.id, coalesce(p.order_id, s.order_id, e.order_id) as order_id, p.captured_at, p.canceled_at, p.currency_code
    from payment p
      left join swap s on s.id = p.swap_id
      left join payment_collection_payments c on c.payment_id = p.id
      left join order_edit e on e.payment_collection_id = c.payment_collection_id
    where p.data ->> 'id' = ${serviceId} and p.id in (select id from payment where cart_id = ${resourceId}
      union all select payment_id from payment_collection_payments where payment_collection_id = ${resourceId})
    order by p.created_at desc, p.id limit 1`.execute(db)
  const { rows } = await sql<{ session_id: string | null; is_known: boolean }>`
    select (select s.id from payment_session s
        where s.data ->> 'id' = ${serviceId} and s.id in (select id from payment_session where cart_id = ${resourceId}
          union all select payment_session_id from payment_collection_sessions
            where payment_collection_id = ${resourceId})
        order by s.created_at desc, s.id limit 1) as session_id,
      exists (select from cart where id = ${resourceId})
        or exists (select from payment_collection where id = ${resourceId}) as is_known`.execute(db)
  const { session_id, is_known } = firstOf(rows)
  return {
    payment: payments.rows[0],
    session: session_id === null ? undefined : { id: session_id },
    isKnown: is_known,
  }
}

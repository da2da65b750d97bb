import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/**
 * What was set aside for a cart, and for what.
 * @since 0.1
 */
export interface AuthorizedPayment {
  readonly cartId: string
  readonly orderId: string | null
  readonly swapId?: string | null
  /** smallest units */
  readonly amount: number
  /** ISO 4217, lower case */
  readonly currencyCode: string
  readonly providerId: string
  readonly data: ProviderData
}

/**
 * Makes the payment of a cart, and marks the session it comes from. A constraint lets a cart have one payment that
 * is not canceled.
 * @returns the payment's id
 * @emits payment.created, and payment.updated with the order or swap it is for
 * @since 0.1
 */
export async function recordAuthorization(db: Executor, payment: AuthorizedPayment): Promise<string> {
  const id = newId("pay")
  const { cartId, orderId, swapId = null, amount, currencyCode, providerId } = payment
  const data = JSON.stringify(payment.data)
  const events = [newId("job"), newId("job")]
  await sql`with session as (update payment_session set status = 'authorized', data = ${data}::jsonb, amount = ${amount},
        payment_authorized_at = now(), updated_at = now()
      where cart_id = ${cartId} and provider_id = ${providerId}),
    made as (insert into payment (id, cart_id, order_id, swap_id, amount, currency_code, provider_id, data)
      values (${id}, ${cartId}, ${orderId}, ${swapId}, ${amount}, ${currencyCode}, ${providerId}, ${data}::jsonb)
      returning *),
    told as (select to_jsonb(made) || jsonb_build_object('created_at', ${asJsonTime("created_at")},
      'updated_at', ${asJsonTime("updated_at")}) as payload from made)
    insert into staged_job (id, event_name, data, options)
    select ${events[0]}, 'payment.created', payload || '{"order_id": null, "swap_id": null}', '{}'::jsonb from told
    union all
    select ${events[1]}, 'payment.updated', payload, '{}'::jsonb from told
      where payload->>'order_id' is not null or payload->>'swap_id' is not null`.execute(db)
  return id
}

/** A time as JSON in answers has it. */
function asJsonTime(column: string) {
  return sql`to_char(made.${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

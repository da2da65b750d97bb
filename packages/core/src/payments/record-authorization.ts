import { sql } from "kysely"
import { stagingOf } from "../http/context.ts"
import { newId } from "../kernel/ids.ts"
import type { ProviderData } from "../providers.ts"
import type { Executor } from "../query/fetch.ts"

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
 * @emits payment.created
 * @since 0.1
 */
export async function recordAuthorization(db: Executor, payment: AuthorizedPayment): Promise<string> {
  const id = newId("pay")
  const { cartId, orderId, swapId = null, amount, currencyCode, providerId } = payment
  const data = JSON.stringify(payment.data)
  const event = stagingOf("payment.created", { id, cart_id: cartId, order_id: orderId, amount })
  await sql`with event as (${event}), session as (update payment_session set status = 'authorized', data = ${data}::jsonb,
        payment_authorized_at = now(), updated_at = now()
      where cart_id = ${cartId} and provider_id = ${providerId})
    insert into payment (id, cart_id, order_id, swap_id, amount, currency_code, provider_id, data)
    values (${id}, ${cartId}, ${orderId}, ${swapId}, ${amount}, ${currencyCode}, ${providerId},
      ${data}::jsonb)`.execute(db)
  return id
}

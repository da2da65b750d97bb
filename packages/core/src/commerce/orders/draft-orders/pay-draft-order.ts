import { sql } from "kysely"
import { loadCart, lockCart } from "../../sales/carts/index.ts"
import { completeCart } from "../../sales/checkout/index.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { captureOrder } from "../orders/index.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { wholeRow } from "../../../platform/query/selection.ts"
import { draftOrderErrors } from "./errors.ts"

/** The provider of payments that were taken outside. */
const providerId = "system"

/**
 * Says that a draft order was paid outside: it becomes an order whose payment is captured. Said again, it gives the
 * same order. Stock is neither asked for nor reserved: the money is there already.
 * @returns the order's id
 * @throws draft-orders.not_found, and what completing a cart refuses
 * @locks cart, then gift cards, discounts; then the order and its payments
 * @emits order.placed, order.payment_captured
 * @since 0.1
 */
export async function payDraftOrder(context: Context, id: string): Promise<string> {
  const draft = await fetchById(context.db, "DraftOrder", id)
  if (!draft) throw draftOrderErrors.not_found(id)
  const orderId = draft.order_id ?? (await complete(context, String(draft.cart_id)))
  await captureOrder(context, orderId)
  return orderId
}

async function complete(context: Context, cartId: string): Promise<string> {
  const cart = await loadCart(context, cartId, { withTaxes: "always" })
  const amount = cart?.totals.totals.total ?? 0
  if (cart && !cart.row.completed_at && amount > 0) await selectSession(context, cartId, amount)
  const completion = await completeCart(context, cartId, wholeRow)
  if (completion.type !== "order") throw new Error(`The system provider did not pay cart ${cartId}`)
  return completion.id
}

async function selectSession(context: Context, cartId: string, amount: number): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    if ((await lockCart(db, cartId)).isCompleted) return
    await sql`update payment_session set is_selected = null
      where cart_id = ${cartId} and is_selected is not null`.execute(db)
    await sql`insert into payment_session (id, cart_id, provider_id, is_selected, is_initiated, status, data, amount)
      values (${newId("ps")}, ${cartId}, ${providerId}, true, true, 'pending', '{}', ${amount})
      on conflict (cart_id, provider_id) where cart_id is not null
        do update set is_selected = true, amount = excluded.amount, updated_at = now()`.execute(db)
  })
}

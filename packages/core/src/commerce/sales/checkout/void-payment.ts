import { lockCart, settleSessions } from "../carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { claimCalls, inPaymentStages, type LockedPayment, type SessionRow } from "../payments/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { wholeRow } from "../../../platform/query/selection.ts"
import type { Authorization } from "./authorize-payment.ts"
import { recordVoids } from "./resume-voids.ts"

/**
 * Gives back what was set aside for a cart that could not become an order. It is written down as a payment of
 * nothing before the provider is asked, so that it is not forgotten when the server stops in between, or when the
 * provider cannot do it now: `resumeVoids` asks again. The session is prepared again afterwards: the cart can be
 * completed once the cause is gone.
 * @locks cart, only while it is written down
 * @since 0.1
 */
export async function voidPayment(
  context: Context,
  cartId: string,
  authorization: Authorization,
): Promise<void> {
  await inPaymentStages(context, {
    begin: async ({ db }) => {
      const cart = await lockCart(db, cartId)
      // Another request has made the order, and the money is its.
      if (cart.isCompleted) return []
      await forgetSession(db, authorization.session)
      const payment = await insertForVoid(db, cart.id, authorization)
      return claimCalls(db, [payment], [{ paymentId: payment.id, kind: "cancel" }])
    },
    end: ({ db }, outcomes) => recordVoids(db, outcomes),
  })
  await prepareAnew(context, cartId, authorization.session.provider_id)
}

/** A session that another request prepared again stays. */
async function forgetSession(db: Executor, session: SessionRow): Promise<void> {
  await db
    .updateTable("payment_session")
    .set({ is_initiated: false, status: "pending", data: "{}" })
    .where("id", "=", session.id)
    .where("data", "=", JSON.stringify(session.data))
    .execute()
}

/** It is not the cart's payment: a cart has one that counts, and that one is still to come. */
async function insertForVoid(
  db: Executor,
  cartId: string,
  { session, data, amount, currencyCode }: Authorization,
): Promise<LockedPayment> {
  const payment = { id: newId("pay"), amount, currency_code: currencyCode, provider_id: session.provider_id }
  await db
    .insertInto("payment")
    .values({ ...payment, data: JSON.stringify(data), metadata: JSON.stringify({ cart_id: cartId }) })
    .execute()
  const open = { order_id: null, swap_id: null, captured_at: null, canceled_at: null, amount_refunded: 0 }
  return { ...payment, ...open, data }
}

async function prepareAnew(context: Context, cartId: string, providerId: string): Promise<void> {
  await settleSessions(context, {
    cartId,
    selection: wholeRow,
    isStrict: false,
    plan: ({ row, totals }) => {
      const session = row.payment_sessions.find((each) => each.provider_id === providerId)
      const amount = totals.totals.total
      if (!session || session.is_initiated || row.completed_at || amount <= 0) return []
      return [{ kind: "choose", providerId, session, amount }]
    },
  })
}

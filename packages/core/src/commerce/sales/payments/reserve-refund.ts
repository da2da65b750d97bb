import { sql } from "kysely"
import { refundableBesideCards } from "../gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { moneyErrors } from "./money-errors.ts"
import type { NewCall } from "./payment-calls.ts"
import type { RefundPart } from "./rules.ts"

/** Why money is paid back. */
export const refundReasons = ["discount", "return", "swap", "claim", "other"] as const
export type RefundReason = (typeof refundReasons)[number]

/** A refund to be set aside. */
export interface NewRefund {
  /** smallest units; the sum of the parts */
  readonly amount: number
  readonly reason: RefundReason
  readonly note?: string | null
  readonly parts: readonly RefundPart[]
  readonly orderId: string | null
  /** the payment it is of, where it is of one and not of an order */
  readonly paymentId?: string | null
  /** the swap whose difference is refunded */
  readonly swapId?: string | undefined
}

/**
 * Sets a refund aside: it is written down and taken off what can be refunded before any money moves. The order and
 * the payments must be locked, and the parts must be within what the payments hold. Gift cards that the order bought
 * keep the money that was spent from them.
 * @returns the refund's id, and what providers are to be asked
 * @throws payments.refund_of_spent_gift_card
 * @locks gift_card
 * @since 0.1
 */
export async function reserveRefund(
  { db, idempotencyKey }: Pick<Context, "db" | "idempotencyKey">,
  refund: NewRefund,
): Promise<{ id: string; calls: readonly NewCall[] }> {
  if (refund.orderId) await assertCardsStayPaid(db, refund.orderId, refund.amount)
  const id = newId("ref")
  await db
    .insertInto("refund")
    .values({
      id,
      order_id: refund.orderId,
      payment_id: refund.paymentId ?? null,
      amount: refund.amount,
      reason: refund.reason,
      note: refund.note ?? null,
      idempotency_key: idempotencyKey ?? null,
    })
    .execute()
  for (const { paymentId, amount } of refund.parts)
    await sql`update payment set amount_refunded = amount_refunded + ${amount}, updated_at = now()
      where id = ${paymentId}`.execute(db)
  const calls = refund.parts.map((part) => ({
    ...part,
    kind: "refund" as const,
    refundId: id,
    swapId: refund.swapId,
  }))
  return { id, calls }
}

async function assertCardsStayPaid(db: Executor, orderId: string, amount: number): Promise<void> {
  const most = await refundableBesideCards(db, orderId)
  if (most !== undefined && amount > most) throw moneyErrors.refund_of_spent_gift_card(most)
}

/**
 * The refund that an earlier request with the same key set aside, if there was one.
 * @since 0.1
 */
export async function findRefundByKey(
  { db, idempotencyKey }: Pick<Context, "db" | "idempotencyKey">,
  owner: { readonly orderId?: string; readonly paymentId?: string },
): Promise<{ readonly id: string } | undefined> {
  if (!idempotencyKey) return undefined
  const { rows } = await sql<{ id: string }>`select id from refund
    where idempotency_key = ${idempotencyKey}
      and (order_id = ${owner.orderId ?? null} or payment_id = ${owner.paymentId ?? null})`.execute(db)
  return rows[0]
}

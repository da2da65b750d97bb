import { sql } from "kysely"
import { cancelCardsOfOrder, lockSpentOfOrder } from "../../sales/gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { releaseReservationsOfLines } from "../../stock/inventory/index.ts"
import {
  claimCalls,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  recordOutcomes,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { orderErrors } from "./errors.ts"
import { lockOrder, lockOrderFor, setStatus } from "./lock-order.ts"
import { cancelRefusal } from "./rules.ts"

/**
 * Cancels an order: its payments at their providers, then its reservations. The gift cards that it bought are disabled;
 * those that paid for it get back what it spent from them. While providers are asked, nothing else can be done with the
 * order, and its gift cards cannot be spent; when a provider refuses, the order stays as it was.
 * @throws orders.not_found, orders.has_refunds, orders.has_open, orders.gift_card_spent, payments.busy,
 *   payments.provider_failed
 * @locks order, then payments, inventory levels, and gift cards in the order of their ids; nothing while providers
 *   are asked
 * @emits order.canceled
 * @since 0.1
 */
export async function cancelOrder(context: Context, id: string): Promise<void> {
  const error = await inPaymentStages(context, {
    begin: async ({ db }) => {
      const { status } = await lockOrderFor(db, id, "cancel")
      if (status === "canceled") return []
      await assertCancelable(db, id)
      const payments = await lockPaymentsOfOrder(db, id)
      if ((await lockSpentOfOrder(db, id)) > 0) throw orderErrors.gift_card_spent()
      const open = payments.filter((payment) => !payment.canceled_at)
      const calls = open.map((payment) => ({ paymentId: payment.id, kind: "cancel" as const }))
      return claimCalls(db, payments, calls)
    },
    end: (stage, outcomes) => concludeCancel(stage, id, outcomes),
  })
  if (error) throw error
}

async function assertCancelable(db: Executor, id: string): Promise<void> {
  const parts = withRelations("refunds", "fulfillments", "returns", "swaps", "claims")
  const order = await loadById(db, "Order", id, parts)
  const refusal = cancelRefusal(order)
  if (refusal) throw refusal
}

async function concludeCancel(stage: StageContext, id: string, outcomes: readonly CallOutcome[]) {
  const order = await lockOrder(stage.db, id)
  await lockPaymentsOfOrder(stage.db, id)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const error = firstError(recorded)
  if (error || order.status === "canceled") return error
  const { rows } = await sql<{ id: string }>`select id from line_item where order_id = ${id}`.execute(
    stage.db,
  )
  await releaseReservationsOfLines(
    stage,
    rows.map((row) => row.id),
  )
  await cancelCardsOfOrder(stage.db, id)
  const canceled = "canceled"
  await setStatus(stage.db, id, {
    status: canceled,
    fulfillment_status: canceled,
    payment_status: canceled,
    canceled_at: new Date(stage.engine.now()),
  })
  await stage.emit("order.canceled", { id, no_notification: order.no_notification })
  return undefined
}

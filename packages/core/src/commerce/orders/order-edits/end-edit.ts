import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { closeCollection, lockCollectionWithPayments } from "../../sales/payment-collections/index.ts"
import {
  claimCalls,
  firstError,
  inPaymentStages,
  recordOutcomes,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { orderEditErrors } from "./errors.ts"
import { lockEdit } from "./lock-edit.ts"
import { isLeftToDo } from "./rules.ts"

/** How an edit ends without taking effect. */
interface Ending {
  readonly action: "cancel" | "decline"
  readonly by: string | undefined
  readonly reason?: string | null | undefined
}

/**
 * Cancels an edit. What was authorized for it is let go at the providers; when one refuses, the edit stays as it was.
 * Cancelling twice is one cancellation.
 * @throws order-edits.not_found, order-edits.wrong_status, order-edits.captured, payments.busy,
 *   payments.provider_failed
 * @locks order, then order_edit, then payment_collection, then payments; nothing while providers are asked
 * @emits order-edit.canceled
 * @since 0.1
 */
export async function cancelEdit(context: Context, id: string): Promise<void> {
  await endEdit(context, id, { action: "cancel", by: context.userId })
}

/**
 * Declines an edit that the customer was asked to confirm. What was authorized for it is let go at the providers.
 * Declining twice is one.
 * @throws order-edits.not_found, order-edits.wrong_status, order-edits.captured, payments.busy,
 *   payments.provider_failed
 * @locks order, then order_edit, then payment_collection, then payments; nothing while providers are asked
 * @emits order-edit.declined
 * @since 0.1
 */
export async function declineEdit(
  context: Context,
  id: string,
  reason: string | null | undefined,
): Promise<void> {
  await endEdit(context, id, { action: "decline", by: context.customerId, reason })
}

async function endEdit(context: Context, id: string, ending: Ending): Promise<void> {
  const error = await inPaymentStages(context, {
    begin: async ({ db }) => {
      const { edit } = await lockEdit(db, id)
      if (!isLeftToDo(ending.action, edit)) return []
      const collection = await lockCollectionWithPayments(db, edit.payment_collection_id)
      const open = (collection?.payments ?? []).filter((payment) => !payment.canceled_at)
      if (open.some((payment) => payment.captured_at && payment.amount_refunded < payment.amount))
        throw orderEditErrors.captured()
      const calls = open
        .filter((payment) => !payment.captured_at)
        .map((payment) => ({ paymentId: payment.id, kind: "cancel" as const }))
      return claimCalls(db, open, calls)
    },
    end: (stage, outcomes) => conclude(stage, { id, ending }, outcomes),
  })
  if (error) throw error
}

async function conclude(
  { db, emit }: StageContext,
  { id, ending }: { readonly id: string; readonly ending: Ending },
  outcomes: readonly CallOutcome[],
) {
  const { edit } = await lockEdit(db, id)
  const collection = await lockCollectionWithPayments(db, edit.payment_collection_id)
  const error = firstError(await recordOutcomes(db, outcomes))
  if (error || !isLeftToDo(ending.action, edit)) return error
  const by = ending.by ?? null
  if (ending.action === "cancel") {
    await sql`update order_edit set canceled_at = now(), canceled_by = ${by}, updated_at = now()
      where id = ${id}`.execute(db)
    await emit("order-edit.canceled", { id })
  } else {
    await sql`update order_edit set declined_at = now(), declined_by = ${by},
      declined_reason = ${ending.reason ?? null}, updated_at = now() where id = ${id}`.execute(db)
    await emit("order-edit.declined", { id })
  }
  if (collection && collection.payments.length > 0) await closeCollection(db, collection.id)
  return undefined
}

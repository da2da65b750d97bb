import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  assertWhole,
  capturesOf,
  claimCalls,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  recordOutcomes,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { lockOrder, lockOrderFor, paymentStateOf, setStatus } from "./lock-order.ts"
import { paymentStatusAfterCapture } from "./rules.ts"

/**
 * Takes the money of all payments of an order that was not taken yet. A provider that refuses leaves the order's
 * payments at `requires_action`; the others are captured all the same.
 * @throws orders.not_found, orders.canceled, payments.busy; payments.already_captured if an earlier request, whose response was
 *   lost, had captured a part
 * @locks order, then payments in the order of their ids; nothing while providers are asked
 * @emits order.payment_captured, or order.payment_capture_failed for each payment that was refused
 * @since 0.1
 */
export async function captureOrder(context: Context, id: string): Promise<void> {
  const captures = await inPaymentStages(context, {
    begin: async ({ db }) => {
      await lockOrderFor(db, id, "capture")
      const payments = await lockPaymentsOfOrder(db, id)
      return claimCalls(db, payments, capturesOf(payments))
    },
    end: (stage, outcomes) => concludeCapture(stage, id, outcomes),
  })
  assertWhole(captures)
}

/**
 * Records the results of captures. An order of which nothing was refused keeps its status while other payments are left to
 * capture.
 * @returns the results of the captures that were new
 * @locks order, then payments in the order of their ids
 * @since 0.1
 */
export async function concludeCapture(
  stage: StageContext,
  id: string,
  outcomes: readonly CallOutcome[],
): Promise<readonly CallOutcome[]> {
  const order = await lockOrder(stage.db, id)
  await lockPaymentsOfOrder(stage.db, id)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const captures = recorded.filter(({ call }) => call.kind === "capture")
  const state = await paymentStateOf(stage.db, id)
  const isInParts = captures.length > 0 && !firstError(captures) && state.uncaptured > 0
  const payment_status = isInParts ? order.payment_status : paymentStatusAfterCapture(state)
  await setStatus(stage.db, id, { payment_status })
  const { no_notification } = order
  const failures = captures.flatMap((capture) => ("error" in capture ? capture : []))
  await emitAll(
    stage,
    "order.payment_capture_failed",
    failures.map(({ call, error }) => ({
      id,
      payment_id: call.paymentId,
      error: error.message,
      no_notification,
    })),
  )
  const isNews = captures.length > 0 || order.payment_status !== payment_status
  if (isNews && !firstError(captures) && payment_status === "captured" && state.uncaptured === 0)
    await stage.emit("order.payment_captured", { id, no_notification })
  return captures
}

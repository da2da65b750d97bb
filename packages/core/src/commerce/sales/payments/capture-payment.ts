import type { Context } from "../../../platform/http/operation.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { loadById } from "../../../platform/query/fetch.ts"
import { lockPayment, type LockedPayment } from "./lock-payments.ts"
import { moneyErrors } from "./money-errors.ts"
import { assertWhole, claimCalls, firstError, type CallOutcome } from "./payment-calls.ts"
import { inPaymentStages, type StageContext } from "./payment-stages.ts"
import { recordOutcomes } from "./record-outcomes.ts"

/**
 * Takes the money of an authorized payment. A payment that is captured already stays as it is.
 * @returns the payment
 * @throws payments.not_found, payments.payment_canceled, payments.already_captured, payments.busy, payments.provider_failed
 * @locks order, then payment; nothing while the provider is asked
 * @emits payment.payment_captured or payment.payment_capture_failed
 * @since 0.1
 */
export async function capturePayment(context: Context, id: string): Promise<Columns<"Payment">> {
  const { payment, captures, error } = await inPaymentStages(context, {
    begin: async ({ db }) => {
      const locked = await lockPayment(db, id)
      return claimCalls(db, [locked], capturesOf([locked]))
    },
    end: (stage, outcomes) => concludeCapture(stage, id, outcomes),
  })
  if (error) throw error
  assertWhole(captures)
  return payment
}

/**
 * What has to be asked so that payments are captured: nothing for those that are captured or canceled.
 * @since 0.1
 */
export function capturesOf(payments: readonly LockedPayment[]) {
  return payments
    .filter((payment) => !payment.captured_at && !payment.canceled_at)
    .map(({ id }) => ({ paymentId: id, kind: "capture" as const }))
}

async function concludeCapture(stage: StageContext, id: string, outcomes: readonly CallOutcome[]) {
  const { canceled_at, captured_at } = await lockPayment(stage.db, id)
  if (outcomes.length === 0 && canceled_at && !captured_at) throw moneyErrors.payment_canceled(id)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const payment = await loadById(stage.db, "Payment", id)
  const captures = recorded.filter(({ call }) => call.kind === "capture")
  const error = firstError(captures)
  if (error) await stage.emit("payment.payment_capture_failed", { ...payment, error: error.message })
  else if (captures.length > 0) await stage.emit("payment.payment_captured", payment)
  return { payment, captures, error }
}

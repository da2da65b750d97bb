import { apiErrors } from "./errors.ts"
import { nested, text, type Form } from "./form.ts"
import { newId, type Intent } from "./payment-intents.ts"

/** A refund of the stand-in. */
export interface StandInRefund {
  readonly id: string
  readonly object: "refund"
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly charge: string
  readonly created: number
  readonly metadata: Record<string, string>
  status: string
  failure_reason?: string
}

/** Creates a refund of a captured intent, within what was not refunded yet. */
export function createRefund(intent: Intent, refunds: readonly StandInRefund[], form: Form): StandInRefund {
  if (intent.status !== "succeeded") throw apiErrors.notRefundable(intent)
  const of = refunds.filter(
    ({ payment_intent, status }) => payment_intent === intent.id && status !== "failed",
  )
  const rest = intent.amount_received - of.reduce((sum, { amount }) => sum + amount, 0)
  if (rest === 0) throw apiErrors.alreadyRefunded(intent.latest_charge!)
  const amount = Number(text(form, "amount") ?? rest)
  if (amount > rest)
    throw apiErrors.tooLarge(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
    )
  return {
    id: newId("re"),
    object: "refund",
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    charge: intent.latest_charge!,
    created: Math.floor(Date.now() / 1000),
    metadata: nested(form, "metadata"),
    status: "succeeded",
  }
}

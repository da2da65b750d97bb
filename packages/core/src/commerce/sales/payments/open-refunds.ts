import { sql } from "kysely"
import type { Engine } from "../../../engine.ts"
import { stageEvent } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { callPatience, type CallOutcome } from "./payment-calls.ts"
import { inPaymentStages, type PaymentStages } from "./payment-stages.ts"

/** Days after which an unconfirmed refund is left to the merchant. */
const lifetime = 7

const unconfirmed = "A refund is still not confirmed; retrying later"

/**
 * Whether a refund has a call without a response that is to be repeated now: `c` is the call and `r` its refund. The
 * pauses grow with the age of the refund, to a tenth of it.
 * @since 0.1
 */
export const isDueRefund = sql`(c.status = 'started' and c.kind = 'refund'
  and c.started_at < clock_timestamp() - greatest(make_interval(secs => ${callPatience}), (now() - r.created_at) / 10)
  and r.created_at > now() - make_interval(days => ${lifetime}))`

/**
 * Asks providers again about refunds without a request that waits for them.
 * @param subject what the log names if it cannot be done now
 * @returns what the last stage returns; 0 when it cannot be done now
 * @since 0.1
 */
export async function repeatRefunds(
  engine: Engine,
  subject: object,
  stages: Pick<PaymentStages<number>, "begin" | "end">,
): Promise<number> {
  const { db } = engine
  const emit: Context["emit"] = (name, data) => stageEvent(db, name, data)
  try {
    return await inPaymentStages(
      { db, engine, emit },
      {
        ...stages,
        onUnknown: ({ paymentId, refundId }, { message }) =>
          engine.log.warn({ payment: paymentId, refund: refundId, error: message }, unconfirmed),
      },
    )
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    engine.log.warn({ ...subject, error: error.message }, unconfirmed)
    return 0
  }
}

/** Errors that do not reveal the result of the refund: the provider was not asked, or did not work. */
const undecided = new Set(["payments.provider_failed", "payments.provider_not_in_region"])

/**
 * Whether the result of a call is known: the provider carried it out, or refused it.
 * @since 0.1
 */
export function isDecided(outcome: CallOutcome): boolean {
  return !("error" in outcome) || !undecided.has(outcome.error.definition ?? "")
}

/**
 * Whether a provider carried a refund out. One that it refuses stays open, for a decision of the merchant, and is logged.
 * @param reason what is refunded, such as `return`
 * @since 0.1
 */
export function isConfirmed(engine: Pick<Engine, "log">, outcome: CallOutcome, reason: string): boolean {
  if (!("error" in outcome)) return true
  const { call, error } = outcome
  if (isDecided(outcome))
    engine.log.warn(
      { payment: call.paymentId, refund: call.refundId, error: error.message },
      `The payment provider refuses the refund of a ${reason}; retrying later`,
    )
  return false
}

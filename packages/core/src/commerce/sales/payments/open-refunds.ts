import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { stageEvent } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { callPatience, type CallOutcome } from "./payment-calls.ts"
import { inPaymentStages, type PaymentStages, type StageContext } from "./payment-stages.ts"

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

/** What is done with each subject of open refunds: the stages of `PaymentStages`, the last one with a count. */
export interface RepeatedRefunds<Subject> {
  begin(stage: StageContext, subject: Subject): ReturnType<PaymentStages<number>["begin"]>
  conclude(stage: StageContext, subject: Subject, outcomes: readonly CallOutcome[]): Promise<number>
}

/**
 * Asks providers again about refunds without a request that waits for them, one subject after the other.
 * @param subjects what refunds belong to, such as claims; the log names one if it cannot be done now
 * @returns the sum of what the last stages return; a subject that cannot be done now adds nothing
 * @since 0.1
 */
export async function repeatRefunds<Subject extends object>(
  engine: Engine,
  subjects: readonly Subject[],
  { begin, conclude }: RepeatedRefunds<Subject>,
): Promise<number> {
  let sum = 0
  for (const subject of subjects)
    sum += await repeatOne(engine, subject, {
      begin: (stage) => begin(stage, subject),
      end: (stage, outcomes) => conclude(stage, subject, outcomes),
    })
  return sum
}

async function repeatOne(
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

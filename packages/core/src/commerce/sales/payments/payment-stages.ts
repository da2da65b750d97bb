import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { moneyErrors } from "./money-errors.ts"
import type { CommerceError } from "../../../platform/kernel/errors.ts"
import { makeCalls, type CallOutcome, type PaymentCall } from "./payment-calls.ts"

/** What stages need of a request; `db` must be the pool. */
export type StageContext = Pick<Context, "db" | "engine" | "emit" | "idempotencyKey">

/**
 * The two transactions around calls of payment providers.
 * @since 0.1
 */
export interface PaymentStages<T> {
  /** locks, checks, and writes down what is to be asked: `claimCalls` makes its answer */
  begin(context: StageContext): Promise<readonly PaymentCall[] | "busy">
  /** locks again, records the result, and concludes */
  end(context: StageContext, outcomes: readonly CallOutcome[]): Promise<T>
  /** gets a refund whose result is unknown, while the other calls go on; without it, the request fails there */
  onUnknown?(call: PaymentCall, error: CommerceError): void
}

/** Milliseconds that a request waits for another one's provider. */
const longestWait = 10_000

/**
 * Moves money: writes down what is to be asked, asks the providers while nothing is locked, writes down the answers.
 * Where there is nothing to ask, one transaction does it all. A request that meets another one's unanswered call
 * waits for it; a call that stays unanswered is repeated by the first request after `callPatience`.
 * @throws payments.busy when the other request is still not answered
 * @since 0.1
 */
export async function inPaymentStages<T>(context: StageContext, stages: PaymentStages<T>): Promise<T> {
  const deadline = Date.now() + longestWait
  for (;;) {
    const begun = await inTransaction(context, async (stage) => {
      const calls = await stages.begin(stage)
      return calls.length === 0 ? { result: await stages.end(stage, []) } : { calls }
    })
    // `end` has returned it.
    if ("result" in begun) return begun.result as T
    if (begun.calls !== "busy") {
      const outcomes = await makeCalls(context.engine, begun.calls, stages.onUnknown)
      return inTransaction(context, (stage) => stages.end(stage, outcomes))
    }
    if (Date.now() > deadline) throw moneyErrors.busy()
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50))
  }
}

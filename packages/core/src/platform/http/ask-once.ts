import { sql } from "kysely"
import { CommerceError, type ErrorType } from "../kernel/errors.ts"
import { idempotencyErrors } from "./idempotency.ts"
import { inTransaction } from "./in-transaction.ts"
import type { Context } from "./operation.ts"

/** What the steps need of a request; `db` must be the pool. */
export type AskingStage = Pick<Context, "db" | "engine" | "emit" | "idempotencyKey">

/** A question to a provider between two transactions. */
export interface Asking<Plan, Answer, Result> {
  /** locks, checks, writes down what is to be asked; the plan is plain JSON */
  plan(stage: AskingStage): Promise<Plan>
  /** asks, while nothing is locked */
  ask(plan: Plan): Promise<Answer>
  /** locks again and writes down the answer; the result is plain JSON */
  conclude(stage: AskingStage, plan: Plan, answer: Answer): Promise<Result>
  /** locks again and undoes what `plan` wrote, because the provider rejected the request */
  undo?(stage: AskingStage, plan: Plan): Promise<void>
  /** the error of a repetition if it is unknown whether the provider was called, and a second call would do harm */
  unclear?(): CommerceError
}

/** Milliseconds that a request waits for another one's provider. */
const longestWait = 10_000

/** Seconds after which a question without an answer is taken for lost, because the process died. */
const patience = 60

/**
 * Asks a provider between two transactions, once per idempotency key: a repetition waits for the first request and
 * gets the same result or error. After a crash in between, a repetition continues where the first one stopped: it
 * asks again what was planned, under the same ids, unless `unclear` forbids it.
 * @throws idempotency.busy while the first request is at work, and for a minute after a crash; what the steps throw
 * @locks the key, then what the steps lock; nothing while the provider is asked
 * @since 0.1
 */
export async function askOnce<Plan, Answer, Result>(
  context: AskingStage,
  asking: Asking<Plan, Answer, Result>,
): Promise<Result> {
  const deadline = Date.now() + longestWait
  for (;;) {
    const state = await inTransaction(context, (stage) => begin(stage, asking))
    if (state.point === "planned") return carryOut(context, asking, state.plan)
    if (state.point !== "busy") return resultOf(state)
    if (Date.now() > deadline) throw idempotencyErrors.busy()
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50))
  }
}

interface Refusal {
  readonly type: ErrorType
  readonly message: string
  readonly code?: string | undefined
  readonly definition?: string | undefined
}

type Ended<Result> =
  | { readonly point: "concluded"; readonly result: Result }
  | { readonly point: "refused"; readonly refusal: Refusal }

/** How far a request got; a plan is for its finder to carry out. */
type State<Plan, Result> =
  Ended<Result> | { readonly point: "planned"; readonly plan: Plan } | { readonly point: "busy" }

async function begin<Plan, Answer, Result>(
  stage: AskingStage,
  asking: Asking<Plan, Answer, Result>,
): Promise<State<Plan, Result>> {
  const known = await lockKey(stage)
  const ended = endOf<Result>(known)
  if (ended) return ended
  // The response to the first request was an error before anything was planned.
  if (known?.point === "finished") throw idempotencyErrors.busy()
  const isPlanned = known?.point === "planned"
  if (isPlanned && !known.is_lost) return { point: "busy" }
  if (isPlanned && asking.unclear) return { point: "refused", refusal: refusalOf(asking.unclear()) }
  // `keep` has written the plan as JSON.
  const plan = isPlanned ? (known.value as Plan) : await asking.plan(stage)
  await keep(stage, "planned", plan)
  return { point: "planned", plan }
}

async function carryOut<Plan, Answer, Result>(
  context: AskingStage,
  asking: Asking<Plan, Answer, Result>,
  plan: Plan,
): Promise<Result> {
  try {
    const answer = await asking.ask(plan)
    return await inTransaction(context, async (stage) => {
      const known = await lockKey(stage)
      const ended = endOf<Result>(known)
      if (ended) return resultOf(ended)
      if (!isOpen(known)) throw idempotencyErrors.busy()
      const result = await asking.conclude(stage, plan, answer)
      await keep(stage, "concluded", result)
      return result
    })
  } catch (error) {
    const ended = await inTransaction(context, (stage) => takeBack(stage, asking, plan, error))
    if (ended) return resultOf(ended)
    throw error
  }
}

/** @returns how another request ended the same work, because this one took longer than a minute */
async function takeBack<Plan, Answer, Result>(
  stage: AskingStage,
  asking: Asking<Plan, Answer, Result>,
  plan: Plan,
  error: unknown,
): Promise<Ended<Result> | undefined> {
  const known = await lockKey(stage)
  const ended = endOf<Result>(known)
  if (ended || !isOpen(known)) return ended
  await asking.undo?.(stage, plan)
  if (error instanceof CommerceError) await keep(stage, "refused", refusalOf(error))
  else await keep(stage, "started", null)
  return undefined
}

interface KeyRow {
  readonly point: string
  readonly value: unknown
  /** the process that carried out the plan is taken for dead */
  readonly is_lost: boolean
}

async function lockKey({ db, idempotencyKey }: AskingStage): Promise<KeyRow | undefined> {
  if (!idempotencyKey) return undefined
  const { rows } = await sql<KeyRow>`select coalesce(response_body->>'point', recovery_point) as point,
      response_body->'value' as value,
      coalesce((response_body->>'kept_at')::float8 < extract(epoch from clock_timestamp()) - ${patience}, false)
        as is_lost
    from idempotency_key where idempotency_key = ${idempotencyKey} for update`.execute(db)
  return rows[0]
}

/** Whether the plan is still to be carried out: nobody else, who took this request for dead, took it back. */
function isOpen(row: KeyRow | undefined): boolean {
  return !row || row.point === "planned"
}

function endOf<Result>(row: KeyRow | undefined): Ended<Result> | undefined {
  // `keep` has written the result of `conclude`.
  if (row?.point === "concluded") return { point: "concluded", result: row.value as Result }
  // `keep` has written what `refusalOf` returned.
  if (row?.point === "refused") return { point: "refused", refusal: row.value as Refusal }
  return undefined
}

function resultOf<Result>(ended: Ended<Result>): Result {
  if (ended.point === "concluded") return ended.result
  const { type, message, code, definition } = ended.refusal
  throw new CommerceError(type, message, code, definition)
}

async function keep({ db, idempotencyKey }: AskingStage, point: string, value: unknown): Promise<void> {
  if (!idempotencyKey) return
  await sql`update idempotency_key set recovery_point = ${point}, response_body = jsonb_build_object(
      'point', ${point}::text, 'kept_at', extract(epoch from clock_timestamp()),
      'value', ${JSON.stringify(value ?? null)}::jsonb)
    where idempotency_key = ${idempotencyKey}`.execute(db)
}

function refusalOf({ type, message, code, definition }: CommerceError): Refusal {
  return { type, message, code, definition }
}

import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { stageEvent } from "../../../platform/http/context.ts"
import { databaseErrorOf, retryableStates } from "../../../platform/http/database-errors.ts"
import { asRefusal } from "../../../platform/http/reply.ts"
import { isPassing, savepoint } from "../../../platform/http/run.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { finishStage, failJob, JobStopped, startStage, type JobError } from "./job-stages.ts"
import { createCommit, type RunningJob } from "./commit-batch.ts"
import { createProgress } from "./job-progress.ts"
import { strategyFor, type BatchJobRun, type BatchStrategy } from "./strategy.ts"

/** Who works on a job, and how. */
export interface Worker {
  readonly engine: Engine
  /** nobody else works on this database, and it may have one connection only: progress is not shown meanwhile */
  readonly isAlone: boolean
  readonly onWork: (isWorking: boolean) => void
  readonly isStopped: () => boolean
}

/** After so many beginnings, each of which ended with its process, a job is given up. */
const maxAttempts = 5

/** Conflicts with other writers after which the work of a stage is done again. */
const maxConflicts = 3

/**
 * Does the next stage of a batch job, in one transaction that holds the job: a second worker passes it over, and
 * when this process dies the database lets go of the job and of all its unfinished work at once. Batches that the
 * strategy has saved meanwhile stay.
 * @returns false when another worker has the job, or when nothing is to be done
 * @locks the job's advisory lock
 * @emits batch.processing, batch.pre_processed, batch.confirmed, batch.completed, batch.failed
 */
export async function runJob(worker: Worker, id: string): Promise<boolean> {
  const undos: (() => Promise<void>)[] = []
  try {
    return await worker.engine.db.transaction().execute(async (db) => {
      if (!(await holdJob(db, id))) return false
      // Other connections see at once that the job has begun; a lone one has no others.
      const outside = worker.isAlone ? db : worker.engine.db
      const job = await startStage(outside, id)
      if (!job) return false
      await workOn(worker, { db, outside, job: { ...job }, undos })
      return true
    })
  } catch (error) {
    await undo(worker, undos)
    if (error instanceof JobStopped) return false
    throw error
  }
}

async function holdJob(db: Executor, id: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`batch_job:${id}`}, 0)) as held`.execute(db)
  return rows[0]?.held ?? false
}

interface Stage {
  readonly db: Executor
  readonly outside: Executor
  readonly job: RunningJob
  readonly undos: (() => Promise<void>)[]
}

/** What fails leaves nothing but its reasons: they are written while the job is still held. */
async function workOn(worker: Worker, stage: Stage): Promise<void> {
  const { db, job } = stage
  worker.onWork(true)
  try {
    if (job.attempts > maxAttempts) throw new GivenUp()
    await finishStage(db, job, await resultOf(worker, stage))
  } catch (error) {
    // An outage passes: the job is taken up again.
    if (error instanceof JobStopped || isPassing(error)) throw error
    await undo(worker, stage.undos)
    await failJob(db, job, reasonsOf(worker, job, error))
  } finally {
    worker.onWork(false)
  }
}

async function resultOf(worker: Worker, stage: Stage): Promise<Readonly<Record<string, unknown>>> {
  const { job } = stage
  const strategy = strategyFor(worker.engine, job.type)
  if (!strategy) throw new Error(`No batch job strategy is registered for ${job.type}`)
  const before = { ...job }
  for (let tried = 1; ; tried++) {
    try {
      return await savepoint(stage.db, () => perform(worker, stage, strategy))
    } catch (error) {
      // With a single connection, the saved batches are rolled back too.
      if (worker.isAlone) Object.assign(job, before)
      const state = databaseErrorOf(error)?.code
      if (tried >= maxConflicts || !state || !retryableStates.has(state)) throw error
    }
  }
}

function perform(worker: Worker, stage: Stage, strategy: BatchStrategy) {
  const { db, job } = stage
  const run: BatchJobRun = {
    id: job.id,
    db,
    engine: worker.engine,
    emit: (name, data) => stageEvent(db, name, data),
    context: job.context ?? {},
    result: job.result ?? undefined,
    position: job.position ?? undefined,
    commit: createCommit(worker, stage),
    progress: createProgress(worker, stage),
    onUndo: (work) => void stage.undos.push(work),
  }
  return job.stage === "pre-process" ? strategy.preProcess(run) : strategy.process(run)
}

async function undo({ engine }: Worker, undos: (() => Promise<void>)[]): Promise<void> {
  for (const work of undos.splice(0).reverse())
    await work().catch((error: unknown) =>
      engine.log.warn({ error: String(error) }, "A file was left behind"),
    )
}

/** The work ended the process each time it began. */
class GivenUp extends Error {}

/** Words for the job's `errors`: the caller's own mistakes in full, anything else in general. */
function reasonsOf({ engine }: Worker, { id, type }: RunningJob, error: unknown): readonly JobError[] {
  if (error instanceof GivenUp)
    return [
      { code: "unexpected_state", message: `The work was cut off ${maxAttempts} times and is given up` },
    ]
  const refusal = asRefusal(error)
  if (refusal && namesProblems(refusal)) return refusal.problems
  if (refusal) return [{ code: refusal.code ?? refusal.type, message: refusal.message }]
  engine.log.error(
    { job: id, type, error: error instanceof Error ? error.stack : String(error) },
    "A batch job failed",
  )
  return [{ code: "unknown_error", message: "An unknown error occurred." }]
}

/** Errors of a file name each of its problems. */
function namesProblems(error: object): error is { readonly problems: readonly JobError[] } {
  return "problems" in error && Array.isArray(error.problems)
}

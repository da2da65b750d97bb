import { sql } from "kysely"
import { stageEvent } from "../../../platform/http/context.ts"
import { retrying, savepoint } from "../../../platform/http/run.ts"
import type { Engine } from "../../../platform/http/engine.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { interval } from "./job-progress.ts"
import { JobStopped, releaseJob, type WaitingJob } from "./job-stages.ts"
import type { BatchEnd, BatchJobRun } from "./strategy.ts"

/** A job, as its last batch left it. */
export interface RunningJob extends WaitingJob {
  result: WaitingJob["result"]
  position: WaitingJob["position"]
}

interface Committer {
  readonly engine: Engine
  readonly isAlone: boolean
  readonly isStopped: () => boolean
}

/**
 * How a strategy saves its work batch by batch. The job's row is written in the transaction of the batch, and only if
 * it still has the position of the batch before: a batch is saved once, even if a worker that lost its connection goes
 * on while another one has taken over.
 * @emits batch.updated
 */
export function createCommit(
  { engine, isAlone, isStopped }: Committer,
  { db, outside, job }: { readonly db: Executor; readonly outside: Executor; readonly job: RunningJob },
): BatchJobRun["commit"] {
  let toldAt = performance.now()
  const inTransaction = (work: (batch: Executor) => Promise<BatchEnd>) =>
    isAlone
      ? savepoint(db, () => work(db))
      : retrying(() => engine.db.transaction().execute((batch) => work(batch)))
  return async (work) => {
    if (isStopped()) {
      if (!isAlone) await releaseJob(outside, job.id)
      throw new JobStopped()
    }
    const isTelling = performance.now() - toldAt >= interval
    if (isTelling) toldAt = performance.now()
    const end = await inTransaction(async (batch) => {
      const reached = await work({ db: batch, emit: (name, data) => stageEvent(batch, name, data) })
      await writePosition(batch, job, reached)
      if (isTelling) await stageEvent(batch, "batch.updated", { id: job.id })
      return reached
    })
    job.result = { ...job.result, ...shown(job, end) }
    job.position = end.position
  }
}

function shown({ result }: RunningJob, { done }: BatchEnd) {
  const count = typeof result?.count === "number" ? result.count : 0
  return { advancement_count: done, ...(count > 0 ? { progress: Math.min(1, done / count) } : {}) }
}

/** A batch is progress: the attempts are counted from here. */
async function writePosition(db: Executor, job: RunningJob, end: BatchEnd): Promise<void> {
  const before = job.position === null ? null : JSON.stringify(job.position)
  const { rows } = await sql`update batch_job set resume_from = ${JSON.stringify(end.position)}::jsonb,
      result = coalesce(result, '{}') || ${JSON.stringify(shown(job, end))}::jsonb, attempts = 1,
      updated_at = clock_timestamp()
    where id = ${job.id} and canceled_at is null and failed_at is null and completed_at is null
      and resume_from is not distinct from ${before}::jsonb returning id`.execute(db)
  if (rows.length === 0) throw new JobStopped()
}

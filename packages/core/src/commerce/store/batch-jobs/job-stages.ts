import { sql } from "kysely"
import { stageEvent } from "../../../platform/http/context.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

type Data = Readonly<Record<string, unknown>>

/** A job that has something to be done. */
export interface WaitingJob {
  readonly id: string
  readonly type: string
  readonly context: Data | null
  /** undefined before its input was looked at */
  readonly result: Data | null
  readonly dry_run: boolean
  readonly stage: "pre-process" | "process"
  /** how often this stage was begun, this time included */
  readonly attempts: number
  /** where the batches that are saved end; null before the first one */
  readonly position: Data | null
}

/** The job was canceled, or the process ends: work that is not saved is dropped without a word. */
export class JobStopped extends Error {}

/** What waits to be taken up. Jobs without a count of attempts are v1's: they wait until somebody confirms them. */
const isWaiting = sql`deleted_at is null and completed_at is null and canceled_at is null and failed_at is null
  and attempts is not null and (pre_processed_at is null or confirmed_at is not null)`

/** Jobs that wait, or whose worker may have died; the oldest first. */
export async function waitingJobs(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from batch_job where ${isWaiting}
    order by created_at, id limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Writes down that the next stage of a job begins.
 * @returns undefined when nothing is to be done any more
 * @emits batch.processing, the first time
 */
export async function startStage(outside: Executor, id: string): Promise<WaitingJob | undefined> {
  const { rows } = await sql<WaitingJob & { wasProcessing: boolean }>`
    with before as (select id, processing_at from batch_job where id = ${id} and ${isWaiting} for update)
    update batch_job j set attempts = j.attempts + 1, updated_at = now(),
      processing_at = case when j.confirmed_at is null then null else coalesce(j.processing_at, now()) end
    from before where j.id = before.id
    returning j.id, j.type, j.context, j.result, j.dry_run, j.attempts, j.resume_from as position,
      case when j.confirmed_at is null then 'pre-process' else 'process' end as stage,
      before.processing_at is not null as "wasProcessing"`.execute(outside)
  const [job] = rows
  if (job?.stage === "process" && !job.wasProcessing) await stageEvent(outside, "batch.processing", { id })
  return job
}

/** Takes back the beginning of a stage that is left to another process. */
export async function releaseJob(outside: Executor, id: string): Promise<void> {
  await sql`update batch_job set attempts = greatest(0, attempts - 1) where id = ${id}`.execute(outside)
}

/**
 * Writes a stage's result, in the transaction of its work: both are kept or neither. Unless it is a dry run, a job
 * is confirmed as soon as its input was checked.
 * @throws JobStopped  when it was canceled meanwhile
 * @locks batch_job
 * @emits batch.pre_processed and batch.confirmed, or batch.completed
 */
export async function finishStage(db: Executor, job: WaitingJob, result: Data): Promise<void> {
  const { id, stage, dry_run } = job
  const times =
    stage === "process"
      ? sql`completed_at = clock_timestamp()`
      : sql`pre_processed_at = clock_timestamp(), attempts = 0,
          confirmed_at = ${dry_run ? sql`null` : sql`clock_timestamp()`}`
  const { rows } = await sql`update batch_job set result = ${JSON.stringify(result)}::jsonb,
      updated_at = clock_timestamp(), resume_from = null, ${times}
    where id = ${id} and canceled_at is null returning id`.execute(db)
  if (rows.length === 0) throw new JobStopped()
  if (stage === "process") return stageEvent(db, "batch.completed", { id })
  await stageEvent(db, "batch.pre_processed", { id })
  if (!dry_run) await stageEvent(db, "batch.confirmed", { id })
}

/** Why a job failed. */
export interface JobError {
  readonly message: string
  readonly code: string
}

/**
 * Writes down why a job failed. As in v1, `errors` are texts, which v1's dashboard shows; `error_details` also have
 * their codes, lines and columns.
 * @locks batch_job
 * @emits batch.failed
 */
export async function failJob(db: Executor, job: WaitingJob, errors: readonly JobError[]): Promise<void> {
  const result = { ...job.result, errors: errors.map(({ message }) => message), error_details: errors }
  const { rows } = await sql`update batch_job set result = ${JSON.stringify(result)}::jsonb,
      failed_at = clock_timestamp(), updated_at = clock_timestamp(), resume_from = null
    where id = ${job.id} and canceled_at is null returning id`.execute(db)
  if (rows.length > 0) await stageEvent(db, "batch.failed", { id: job.id })
}

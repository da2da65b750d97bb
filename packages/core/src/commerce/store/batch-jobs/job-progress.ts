import { sql } from "kysely"
import { stagingOf } from "../../../platform/http/context.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { JobStopped, releaseJob, type WaitingJob } from "./job-stages.ts"

/** Milliseconds between two looks at the job's row. */
export const interval = 500

/**
 * How a running job reports its progress, and learns that it was canceled. The row is written through another
 * connection than the work, so that everyone sees it.
 * @emits batch.updated
 */
export function createProgress(
  { isAlone, isStopped }: { readonly isAlone: boolean; readonly isStopped: () => boolean },
  { outside, job }: { readonly outside: Executor; readonly job: WaitingJob },
): (done?: number) => Promise<void> {
  let lookedAt = performance.now()
  return async (done) => {
    if (isStopped()) {
      if (!isAlone) await releaseJob(outside, job.id)
      throw new JobStopped()
    }
    if (isAlone || performance.now() - lookedAt < interval) return
    lookedAt = performance.now()
    if (!(await tell(outside, job, done))) throw new JobStopped()
  }
}

/** @returns whether the job is wanted still */
async function tell(
  outside: Executor,
  { id, result }: WaitingJob,
  done: number | undefined,
): Promise<boolean> {
  const count = typeof result?.count === "number" ? result.count : undefined
  const told = {
    ...(done === undefined ? {} : { advancement_count: done }),
    ...(done !== undefined && count ? { progress: Math.min(1, done / count) } : {}),
  }
  const { rows } = await sql`with changed as (
      update batch_job set result = coalesce(result, '{}') || ${JSON.stringify(told)}::jsonb, updated_at = now()
      where id = ${id} and canceled_at is null and ${done !== undefined} returning id),
    event as (${sql`${stagingOf("batch.updated", { id })}`} returning 1)
    select id from batch_job where id = ${id} and canceled_at is null`.execute(outside)
  return rows.length > 0
}

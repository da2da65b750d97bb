import type { Engine } from "@stheno/core"
import { sql } from "kysely"
import type { JobData } from "./job.ts"

/** A job whose attempts have all failed. */
export interface FailedJob {
  /** the ID of the job */
  readonly id: string
  /** the name of the job */
  readonly name: string
  /** the data of the job */
  readonly data: JobData
  /** the number of attempts */
  readonly attempts: number
  /** what the last attempt failed with */
  readonly error: string
  /** the time of the last failure */
  readonly failed_at: Date
}

/**
 * Lists the jobs whose attempts have all failed, newest first. They are kept for 90 days.
 * @param db the database of the store
 * @param limit how many jobs to return at most
 * @since 0.1
 */
export async function listFailedJobs(db: Engine["db"], limit = 100): Promise<FailedJob[]> {
  if (!(await hasJobs(db))) return []
  const { rows } = await sql<FailedJob>`select id, name, data, retry_count + 1 as attempts,
      coalesce(output->>'message', output->'value'->>'message', output::text, '') as error,
      completed_on as failed_at
    from pgboss.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db)
  return rows
}

/**
 * Counts the jobs whose attempts have all failed.
 * @param db the database of the store
 * @since 0.1
 */
export async function countFailedJobs(db: Engine["db"]): Promise<number> {
  if (!(await hasJobs(db))) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pgboss.job where state = 'failed'`.execute(db)
  return rows[0]!.count
}

/**
 * Runs a failed job again, with as many attempts as a new one.
 * @param db the database of the store
 * @param id the ID of the job
 * @returns `false` when no failed job has this ID
 * @since 0.1
 */
export async function retryFailedJob(db: Engine["db"], id: string): Promise<boolean> {
  if (!(await hasJobs(db))) return false
  const { rows } = await sql`update pgboss.job set state = 'created', retry_count = 0, start_after = now(),
      started_on = null, completed_on = null, output = null, keep_until = now() + interval '14 days'
    where id::text = ${id} and state = 'failed' returning 1`.execute(db)
  return rows.length > 0
}

/** Whether a server of this database ever had jobs. */
async function hasJobs(db: Engine["db"]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('pgboss.job') is not null as found`.execute(db)
  return rows[0]!.found
}

import type { Config } from "../config/keys.ts"
import { listFailedJobs, retryFailedJob } from "../jobs/index.ts"
import { StartError } from "../start-error.ts"
import { withDatabase } from "./with-database.ts"

/**
 * `stheno jobs failed`: one line per job that failed for good, the last one first.
 * @throws StartError when no database is available
 * @since 0.1
 */
export async function printFailedJobs(overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    const failed = await listFailedJobs(db)
    if (failed.length === 0) console.log("No failed jobs.")
    for (const { id, name, attempts, error, failed_at, data } of failed)
      console.log(
        `${id}  ${name}  ${failed_at.toISOString()}  ${attempts} attempts  ${oneLine(error)}  ${JSON.stringify(data)}`,
      )
  })
}

/**
 * `stheno jobs retry ID`: has a failed job attempted again.
 * @throws StartError when no failed job has the id, or no database is available
 * @since 0.1
 */
export async function retryJob(id: string, overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    if (!(await retryFailedJob(db, id)))
      throw new StartError(
        "job_not_failed",
        `No failed job has the id ${id}.`,
        "List the failed jobs with stheno jobs failed.",
      )
    console.log(`Retrying the job ${id}.`)
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ")
}

import type { Config } from "../config/keys.ts"
import { countFailedJobs, listFailedJobs, retryFailedJob } from "../jobs/index.ts"
import { StartError } from "../start-error.ts"
import { printFailed, withoutSecrets } from "./print-failed.ts"
import { withDatabase } from "./with-database.ts"

/**
 * `stheno jobs failed`: one line per job that failed for good, the last one first, and at the end how many are not
 * shown. Secrets such as the token of an invite are left out.
 * @throws StartError when no database is available
 * @since 0.1
 */
export async function printFailedJobs(overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    const [newest, count] = [await listFailedJobs(db), await countFailedJobs(db)]
    printFailed({ newest, count, name: "jobs" }, ({ id, name, attempts, error, failed_at, data }) =>
      [id, name, failed_at.toISOString(), `${attempts} attempts`, oneLine(error), withoutSecrets(data)].join(
        "  ",
      ),
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

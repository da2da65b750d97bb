import { countFailedEvents, listFailedEvents, retryFailedEvent } from "@stheno/core/host"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { printFailed, withoutSecrets } from "./print-failed.ts"
import { withDatabase } from "./with-database.ts"

/**
 * `stheno events failed`: one line per event that is not delivered any more, the last one first, and at the end how
 * many are not shown. Secrets such as the token of an invite are left out.
 * @throws StartError when no database is available
 * @since 0.1
 */
export async function printFailedEvents(overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    const [newest, count] = [await listFailedEvents(db), await countFailedEvents(db)]
    printFailed(
      { newest, count, name: "events" },
      ({ id, name, attempts, data }) => `${id}  ${name}  ${attempts} attempts  ${withoutSecrets(data)}`,
    )
  })
}

/**
 * `stheno events retry ID`: has a failed event delivered again.
 * @throws StartError when no failed event has the id, or no database is available
 * @since 0.1
 */
export async function retryEvent(id: string, overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    if (!(await retryFailedEvent(db, id)))
      throw new StartError(
        "event_not_failed",
        `No failed event has the id ${id}.`,
        "List the failed events with stheno events failed.",
      )
    console.log(`Delivering the event ${id} again.`)
  })
}

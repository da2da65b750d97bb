import { countFailedEvents, listFailedEvents, retryFailedEvent } from "@stheno/core/host"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { withDatabase } from "./with-database.ts"

/**
 * `stheno events failed`: one line per event that is not delivered any more, the last one first, and at the end how
 * many are not shown. Secrets such as the token of an invite are left out.
 * @throws StartError when no database is available
 * @since 0.3
 */
export async function printFailedEvents(overrides: Partial<Config>): Promise<void> {
  await withDatabase(overrides, async (db) => {
    const failed = await listFailedEvents(db)
    if (failed.length === 0) console.log("No failed events.")
    for (const { id, name, attempts, data } of failed)
      console.log(`${id}  ${name}  ${attempts} attempts  ${JSON.stringify(data, withoutSecrets)}`)
    const others = (await countFailedEvents(db)) - failed.length
    if (others > 0) console.log(`… and ${others} more`)
  })
}

/** A terminal is often recorded, and a token in a payload is valid for whoever reads it. */
function withoutSecrets(key: string, value: unknown): unknown {
  return /token|secret|password/i.test(key) ? "…" : value
}

/**
 * `stheno events retry ID`: has a failed event delivered again.
 * @throws StartError when no failed event has the id, or no database is available
 * @since 0.3
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

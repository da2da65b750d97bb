import { job, type JobDefinition } from "@stheno/core"
import { deleteOldEvents } from "../event-table.ts"
import { readOptions } from "../options.ts"

/** Deletes old events every night. */
const retention: JobDefinition = job({
  name: "analytics-events-retention",
  schedule: "20 3 * * *",
  handler: async ({ pluginOptions, db, signal }) => {
    const { retention_days: days } = readOptions(pluginOptions)
    if (days !== false) await deleteOldEvents(db, days, signal)
  },
})
export default retention

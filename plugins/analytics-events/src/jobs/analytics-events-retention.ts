import { job, type JobDefinition } from "@stheno/core"
import { deleteOldEvents } from "../event-table.ts"
import { readOptions } from "../options.ts"
import { deleteOldViews } from "../page-views.ts"

/** Deletes old events every night. */
const retention: JobDefinition = job({
  name: "analytics-events-retention",
  schedule: "20 3 * * *",
  handler: async ({ pluginOptions, db, signal }) => {
    const { retention_days: days } = readOptions(pluginOptions)
    if (days === false) return
    await deleteOldEvents(db, days, signal)
    await deleteOldViews(db, days)
  },
})
export default retention

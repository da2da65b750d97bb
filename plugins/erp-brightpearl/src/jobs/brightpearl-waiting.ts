import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Starts the jobs of orders again that gave up during an outage. */
const definition: JobDefinition = job({
  name: "brightpearl-waiting",
  schedule: "*/15 * * * *",
  retries: 0,
  handler: ({ services }) => services.brightpearlService.resendWaiting(),
})
export default definition

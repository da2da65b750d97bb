import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Creates the webhooks in Brightpearl after it was connected. */
const definition: JobDefinition = job({
  name: "brightpearl-webhooks",
  retries: 10,
  timeout: 300,
  handler: ({ services }) => services.brightpearlService.createWebhooks(),
})
export default definition

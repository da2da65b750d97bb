import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Takes over goods-out notes whose webhooks were lost. */
const definition: JobDefinition = job({
  name: "brightpearl-unshipped",
  schedule: "30 3 * * *",
  retries: 3,
  handler: ({ services }) => services.brightpearlService.compareUnshipped(),
})
export default definition

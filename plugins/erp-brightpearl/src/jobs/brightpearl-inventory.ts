import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Takes over the stock of some products, and starts the job for the next ones. Every night it begins with the first. */
const definition: JobDefinition = job({
  name: "brightpearl-inventory",
  schedule: "0 3 * * *",
  data: { first: 1 },
  retries: 5,
  timeout: 1800,
  handler: ({ data, services }) => services.brightpearlService.syncInventory(Number(data["first"] ?? 1)),
})
export default definition

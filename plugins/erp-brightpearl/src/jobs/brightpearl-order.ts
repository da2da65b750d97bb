import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Sends what Brightpearl does not have of an order yet. After these retries, `brightpearl-waiting` starts it again. */
const definition: JobDefinition = job({
  name: "brightpearl-order",
  retries: 3,
  timeout: 900,
  handler: ({ data, services }) =>
    services.brightpearlService.sendOrder(String(data["order_id"]), data["takes_notes"] === true),
})
export default definition

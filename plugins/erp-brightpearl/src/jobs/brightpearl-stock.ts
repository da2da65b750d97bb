import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Takes over the stock of a product in Brightpearl. */
const definition: JobDefinition = job({
  name: "brightpearl-stock",
  retries: 10,
  timeout: 300,
  handler: ({ data, services }) => services.brightpearlService.applyStock(String(data["product_id"])),
})
export default definition

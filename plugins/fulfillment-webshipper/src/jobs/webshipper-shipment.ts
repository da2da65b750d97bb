import { job, type JobDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { applyShipment } from "../webshipper/apply-shipment.ts"
import { createClient } from "../webshipper/client.ts"

const definition: JobDefinition = job({
  name: "webshipper-shipment",
  retries: 8,
  timeout: 120,
  handler: (given) =>
    applyShipment(given, createClient(readOptions(given.pluginOptions)), String(given.data["shipment"])),
})
export default definition

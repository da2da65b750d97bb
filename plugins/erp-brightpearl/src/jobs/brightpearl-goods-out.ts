import { job, type JobDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

/** Takes over a goods-out note of Brightpearl. */
const definition: JobDefinition = job({
  name: "brightpearl-goods-out",
  retries: 10,
  timeout: 300,
  handler: ({ data, services }) => services.brightpearlService.applyGoodsOut(String(data["note_id"])),
})
export default definition

import { job, type JobDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createClient } from "../paypal/client.ts"
import { handleEvent } from "../paypal/handle-event.ts"

const definition: JobDefinition = job({
  name: "paypal-event",
  retries: 8,
  timeout: 120,
  handler: async (given) => {
    const { type, resource } = given.data as { type: string; resource: Record<string, unknown> }
    await handleEvent(given, createClient(readOptions(given.pluginOptions)), { type, resource })
  },
})
export default definition

import { provider, type ProviderDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { createRedisEventBus } from "../event-bus.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"event-bus"> = provider(
  "event-bus",
  ({ pluginOptions, log }) => {
    const settings = readOptions(pluginOptions)
    return createRedisEventBus(connectionOf(settings, log), { settings, log })
  },
  { when: ({ pluginOptions }) => readOptions(pluginOptions).isEventBus },
)
export default definition

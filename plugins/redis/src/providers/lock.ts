import { provider, type ProviderDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { createRedisLocks } from "../locks.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"lock"> = provider("lock", ({ pluginOptions, log }) => {
  const settings = readOptions(pluginOptions)
  return createRedisLocks(connectionOf(settings, log), settings)
})
export default definition

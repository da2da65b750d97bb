import { provider, type ProviderDefinition } from "@stheno/core"
import { createRedisCache } from "../cache.ts"
import { connectionOf } from "../connection.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"cache"> = provider("cache", ({ pluginOptions, log }) => {
  const settings = readOptions(pluginOptions)
  return createRedisCache(connectionOf(settings, log), settings)
})
export default definition

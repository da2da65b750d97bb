import { service, type ServiceDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { createRateLimit, type RateLimit } from "../limits.ts"
import { readOptions } from "../options.ts"

const definition: ServiceDefinition<RateLimit> = service(({ pluginOptions, log }) => {
  const settings = readOptions(pluginOptions)
  return createRateLimit(connectionOf(settings, log), settings)
})
export default definition

declare module "@stheno/core" {
  interface Services {
    rateLimitService: RateLimit
  }
}

import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../create-provider.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"notification"> = provider(
  "notification",
  ({ pluginOptions, shop, log }) => createProvider(readOptions(pluginOptions), shop, log),
)
export default definition

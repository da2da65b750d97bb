import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../create-provider.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"search"> = provider("search", ({ pluginOptions, log }) =>
  createProvider(readOptions(pluginOptions), log),
)
export default definition

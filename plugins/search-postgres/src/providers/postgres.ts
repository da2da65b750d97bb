import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../create-provider.ts"
import { readOptions } from "../options.ts"

const definition: ProviderDefinition<"search"> = provider("search", ({ pluginOptions, shop }) =>
  createProvider(readOptions(pluginOptions), shop),
)
export default definition

import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../klarna/provider.ts"

const definition: ProviderDefinition<"payment"> = provider("payment", (given) => createProvider(given))
export default definition

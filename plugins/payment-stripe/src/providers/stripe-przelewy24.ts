import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../stripe/provider.ts"

const definition: ProviderDefinition<"payment"> = provider("payment", (given) =>
  createProvider({ id: "stripe-przelewy24", type: "p24" }, given),
)
export default definition

import { provider, type ProviderDefinition } from "@stheno/core"
import { createProvider } from "../stripe/provider.ts"

const definition: ProviderDefinition<"payment"> = provider("payment", (given) =>
  createProvider({ id: "stripe-giropay", type: "giropay" }, given),
)
export default definition

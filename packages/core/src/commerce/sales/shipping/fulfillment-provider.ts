import type { Engine } from "../../../platform/http/engine.ts"
import type { FulfillmentProvider } from "../../../platform/kernel/providers.ts"
import { shippingErrors } from "./errors.ts"

/**
 * A fulfillment provider of the running server.
 * @throws shipping.provider_not_found
 * @since 0.1
 */
export function fulfillmentProvider(engine: Pick<Engine, "providers">, id: string): FulfillmentProvider {
  const provider = engine.providers.fulfillment.get(id)
  if (!provider) throw shippingErrors.provider_not_found(id)
  return provider
}

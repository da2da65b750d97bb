import type { Engine } from "../../../platform/http/engine.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import type { PaymentProvider } from "../../../platform/kernel/payment-provider.ts"
import { paymentErrors } from "./errors.ts"

/**
 * Calls a payment provider. Call it while no row is locked: a provider may take its time.
 * @returns what the provider answered
 * @throws payments.provider_not_in_region when the server does not have the provider
 * @throws payments.provider_failed when it fails; a CommerceError of the provider is passed on
 * @since 0.1
 */
export async function callProvider<T>(
  engine: Pick<Engine, "providers" | "log">,
  providerId: string,
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const provider = engine.providers.payment.get(providerId)
  if (!provider) throw paymentErrors.provider_not_in_region()
  try {
    return await call(provider)
  } catch (error) {
    if (error instanceof CommerceError) throw error
    engine.log.warn({ provider: providerId, error: String(error) }, "A payment provider failed")
    throw paymentErrors.provider_failed(providerId)
  }
}

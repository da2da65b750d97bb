import type { Context } from "../../../platform/http/operation.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { retrieveCustomer } from "./retrieve-customer.ts"

/** A way of paying that a provider keeps for a customer. */
export interface SavedPaymentMethod {
  readonly provider_id: string
  readonly data: ProviderData
}

/**
 * Asks every payment provider what it keeps for the signed-in customer. A provider that fails is logged and left out:
 * the methods of the others are still of use.
 * @since 0.1
 */
export async function savedPaymentMethods({
  db,
  engine,
  customerId,
}: Context): Promise<SavedPaymentMethod[]> {
  // Only signed-in customers get here.
  const customer = await retrieveCustomer(db, customerId!)
  const kept = [...engine.providers.payment.values()].map(async (provider) => {
    try {
      const methods = (await provider.savedMethods?.(customer)) ?? []
      return methods.map((data) => ({ provider_id: provider.id, data }))
    } catch (error) {
      engine.log.warn(
        { provider: provider.id, customer: customerId, error: String(error) },
        "A payment provider did not list saved payment methods",
      )
      return []
    }
  })
  return (await Promise.all(kept)).flat()
}

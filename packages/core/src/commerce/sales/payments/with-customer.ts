import type { Engine } from "../../../platform/http/engine.ts"
import type { PaymentContext } from "../../../platform/kernel/payment-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"

/**
 * Adds the metadata of the customer to what a provider receives, if it reads them. No row may be locked meanwhile.
 * @since 0.1
 */
export async function withCustomer<C extends Omit<PaymentContext, "amount">>(
  { providers, db }: Pick<Engine, "providers" | "db">,
  providerId: string,
  about: C,
): Promise<C> {
  if (!about.customerId || !providers.payment.get(providerId)?.readsCustomer) return about
  const customer = await db
    .selectFrom("customer")
    .select("metadata")
    .where("id", "=", about.customerId)
    .executeTakeFirst()
  // Metadata is an object or null.
  return { ...about, customerMetadata: (customer?.metadata as ProviderData | null) ?? {} }
}

import { paymentContext, type LoadedCart } from "../carts/index.ts"
import type { Engine } from "../../../platform/http/engine.ts"
import { callProvider, withCustomer, type SessionRow } from "../payments/index.ts"
import type { PaymentSessionStatus } from "../../../platform/kernel/payment-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { selectedSession } from "./check-completable.ts"

/**
 * The result of authorizing the payment of a cart.
 * @since 0.1
 */
export interface Authorization {
  readonly session: SessionRow
  readonly status: PaymentSessionStatus
  readonly data: ProviderData
  /** what was asked for, in the smallest unit */
  readonly amount: number
  readonly currencyCode: string
}

/**
 * Asks the provider of the selected session to set the cart's total aside. Nothing may be locked meanwhile. After a
 * crash it is asked again with the same data; providers see to it that this does not count twice.
 * @returns undefined when there is nothing to pay
 * @throws payments.provider_failed, and what the provider refuses with
 * @since 0.1
 */
export async function authorizePayment(
  engine: Pick<Engine, "providers" | "log" | "db">,
  cart: LoadedCart,
  request: ProviderData,
): Promise<Authorization | undefined> {
  const { total } = cart.totals.totals
  const session = selectedSession(cart.row)
  if (total <= 0 || !session) return undefined
  const about = await withCustomer(engine, session.provider_id, paymentContext(cart))
  return callProvider(engine, session.provider_id, async (provider) => {
    const context = { ...about, amount: total }
    const isCurrent = session.is_initiated && session.amount === total && session.status !== "error"
    const ready = session.is_initiated ? session.data : (await provider.initiate(context)).data
    const data = isCurrent ? ready : await provider.update(ready, context)
    const { currencyCode } = context
    return { session, amount: total, currencyCode, ...(await provider.authorize(data, request)) }
  })
}

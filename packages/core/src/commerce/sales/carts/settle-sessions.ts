import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { retrying } from "../../../platform/http/run.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import {
  dropAtProviders,
  performSessionSteps,
  rememberCustomer,
  writeSessions,
  type SessionChanges,
  type SessionRow,
  type SessionStep,
} from "../payments/index.ts"
import type { PaymentContext } from "../../../platform/kernel/payment-provider.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { adoptCart, isAdopted } from "./adopt-cart.ts"
import { assertOwnCart } from "./cart-access.ts"
import { cartErrors } from "./errors.ts"
import { loadCart, type CartRow, type LoadedCart } from "./load-cart.ts"
import { claimOf } from "./locks.ts"
import { paymentLines } from "./payment-lines.ts"

/** What is to become of a cart's payment sessions, seen the cart as it is now. */
export type SessionPlan = (cart: LoadedCart) => readonly SessionStep<SessionRow>[]

interface SettleInput {
  readonly cartId: string
  readonly selection: Selection
  readonly plan: SessionPlan
  /** whether the sessions are what was asked for: then a provider that fails makes the call fail */
  readonly isStrict: boolean
}

const attempts = 4

/**
 * Brings the payment sessions of a cart in line with it. Providers are called while nothing is locked; what they
 * answered is written when the cart is still as it was, else everything is done again with the cart as it is then.
 * @returns the cart with its sessions as they are now, and with taxes
 * @throws carts.not_found; when strict: carts.completed, payments.provider_failed, and a conflict when the cart never
 *   stood still
 * @locks cart, only while the result is written
 * @since 0.1
 */
export async function settleSessions(context: Context, input: SettleInput): Promise<LoadedCart> {
  const first = await settleOnce(context, input)
  if (first.isSettled) return first.cart
  for (let tried = 1; tried < attempts; tried++) {
    const again = await settleOnce(context, input)
    if (again.isSettled) return again.cart
  }
  if (input.isStrict) throw generalErrors.conflict()
  // The request that changed the cart in between settles its sessions in turn.
  return first.cart
}

async function settleOnce(
  context: Context,
  { cartId, selection, plan, isStrict }: SettleInput,
): Promise<{ isSettled: boolean; cart: LoadedCart }> {
  const cart = await loadCart(context, cartId, { selection, withTaxes: "always" })
  if (!cart) throw cartErrors.not_found(cartId)
  await assertOwnCart(context, { id: cartId, customer_id: cart.row.customer_id })
  if (isStrict && cart.row.completed_at) throw cartErrors.completed()
  if (isStrict && isAdopted(context, cart.row)) {
    await adoptCart(context, cartId)
    return { isSettled: false, cart }
  }
  const steps = plan(cart)
  if (steps.length === 0) return { isSettled: true, cart }
  const changes = await performSessionSteps(context.engine, steps, paymentContext(cart), isStrict)
  const sessions = await writeIfUnchanged(context, cart.row, changes, isStrict)
  if (!sessions) {
    await dropAtProviders(context.engine, changes.prepared)
    return { isSettled: false, cart }
  }
  return { isSettled: true, cart: { ...cart, row: { ...cart.row, payment_sessions: sessions } } }
}

/**
 * What payment providers receive about a cart.
 * @since 0.1
 */
export function paymentContext({ row: cart, totals }: LoadedCart): Omit<PaymentContext, "amount"> {
  return {
    lines: paymentLines(cart, totals),
    currencyCode: cart.region?.currency_code ?? "",
    resourceId: cart.id,
    customerId: cart.customer_id ?? undefined,
    email: cart.email ?? undefined,
    countryCode: cart.shipping_address?.country_code ?? undefined,
    context: cart.context ?? {},
  }
}

/** Writing sessions moves the cart to another version: what was seen of them before is out of date then, too. */
async function writeIfUnchanged(
  context: Context,
  cart: CartRow,
  changes: SessionChanges,
  isTold: boolean,
): Promise<CartRow["payment_sessions"] | undefined> {
  const claim = claimOf(cart.id, { version: cart.updated_at, isTold })
  if (Object.keys(changes.customerMetadata).length === 0)
    return retrying(() => writeSessions(context.db, cart, { changes, claim }))
  return inTransaction(context, async ({ db }) => {
    const sessions = await writeSessions(db, cart, { changes, claim })
    if (sessions) await rememberCustomer(db, cart.customer_id, changes)
    return sessions
  })
}

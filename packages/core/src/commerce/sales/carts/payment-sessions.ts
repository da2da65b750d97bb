import type { Context } from "../../../platform/http/operation.ts"
import { paymentErrors, planSelection, planSessions, type SessionRow } from "../payments/index.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { wholeRow, type Selection } from "../../../platform/query/selection.ts"
import { asShown, sessionNeeds } from "./change-cart.ts"
import type { LoadedCart } from "./load-cart.ts"
import { checkSelection, presentCart } from "./present-cart.ts"
import { settleSessions, type SessionPlan } from "./settle-sessions.ts"

/** The cart, and the fields of it in the response. */
interface CartCall {
  readonly id: string
  readonly selection: Selection
}

/**
 * Gives a cart a payment session for each provider of its region. The only provider of a region is selected by
 * itself; a cart with nothing to pay has no sessions.
 * @returns the cart as answers show it, with the taxes that its sessions contain, also in a region without automatic taxes
 * @throws carts.not_found, carts.completed, payments.provider_failed
 * @emits cart.updated
 * @since 0.1
 */
export async function createPaymentSessions(context: Context, call: CartCall): Promise<ResponseRow> {
  const cart = await settled(context, call, (cart) => planSessions(sessionNeeds(cart, true), true))
  return presentCart(cart, call.selection, context)
}

/**
 * Brings the payment sessions that a cart has in line with its total. A provider that fails marks its session.
 * @throws carts.not_found
 * @since 0.1
 */
export async function alignPaymentSessions(context: Context, cartId: string): Promise<void> {
  const plan: SessionPlan = (cart) =>
    cart.row.completed_at ? [] : planSessions(sessionNeeds(cart, false), false)
  await settleSessions(context, { cartId, selection: wholeRow, plan, isStrict: false })
}

/**
 * Selects the payment session that is to pay. It is prepared with its provider; what others prepared is dropped.
 * @returns the cart as answers show it
 * @throws payments.provider_not_in_region, payments.session_not_found, payments.provider_failed, carts.not_found,
 *   carts.completed
 * @emits cart.updated
 * @since 0.1
 */
export async function selectPaymentSession(
  context: Context,
  call: CartCall & { readonly providerId: string },
): Promise<ResponseRow> {
  return settle(context, call, selecting(call.providerId))
}

/**
 * Selects a payment session and hands its provider what the storefront has for it.
 * @returns the cart as answers show it
 * @throws as `selectPaymentSession`
 * @emits cart.updated
 * @since 0.1
 */
export async function updatePaymentSession(
  context: Context,
  call: CartCall & { readonly providerId: string; readonly data: ProviderData },
): Promise<ResponseRow> {
  await settle(context, call, selecting(call.providerId))
  return settle(context, call, (cart) => {
    const session = sessionOf(cart, call.providerId)
    return session ? [{ kind: "amend", session, data: call.data }] : []
  })
}

/**
 * Prepares a payment session again with its provider. It is not selected afterwards. A missing session is
 * ignored.
 * @returns the cart as answers show it
 * @throws carts.not_found, carts.completed, payments.provider_failed
 * @emits cart.updated
 * @since 0.1
 */
export async function refreshPaymentSession(
  context: Context,
  call: CartCall & { readonly providerId: string },
): Promise<ResponseRow> {
  return settle(context, call, (cart) => {
    const session = sessionOf(cart, call.providerId)
    return session ? [{ kind: "renew", session, amount: cart.totals.totals.total }] : []
  })
}

/**
 * Deletes a payment session, at its provider too. Succeeds even if it does not exist.
 * @returns the cart as answers show it
 * @throws carts.not_found, carts.completed
 * @emits cart.updated
 * @since 0.1
 */
export async function deletePaymentSession(
  context: Context,
  call: CartCall & { readonly providerId: string },
): Promise<ResponseRow> {
  return settle(context, call, (cart) => {
    const session = sessionOf(cart, call.providerId)
    return session ? [{ kind: "remove", session }] : []
  })
}

function selecting(providerId: string): SessionPlan {
  return (cart) => {
    const needs = sessionNeeds(cart, false)
    if (!needs.providerIds.includes(providerId)) throw paymentErrors.provider_not_in_region()
    const session = sessionOf(cart, providerId)
    if (!session) throw paymentErrors.session_not_found(providerId)
    return planSelection(needs, session)
  }
}

function sessionOf({ row }: LoadedCart, providerId: string): SessionRow | undefined {
  return row.payment_sessions.find((session) => session.provider_id === providerId)
}

async function settle(context: Context, call: CartCall, plan: SessionPlan): Promise<ResponseRow> {
  return presentCart(asShown(context, await settled(context, call, plan)), call.selection, context)
}

function settled(context: Context, { id, selection }: CartCall, plan: SessionPlan): Promise<LoadedCart> {
  checkSelection(context.db, selection)
  return settleSessions(context, { cartId: id, selection, plan, isStrict: true })
}

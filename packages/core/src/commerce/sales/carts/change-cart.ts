import { isFirstAt } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { planSessions } from "../payments/index.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { adoptLocked } from "./adopt-cart.ts"
import { assertOwnCart } from "./cart-access.ts"
import { cartErrors } from "./errors.ts"
import { untaxed, type LoadedCart } from "./load-cart.ts"
import { lockCart, writeCart, type LockedCart } from "./locks.ts"
import { checkSelection, presentCart } from "./present-cart.ts"
import { settleSessions, type SessionPlan } from "./settle-sessions.ts"

/** A change of a locked cart, inside a transaction. What it returns of the cart's own columns is written. */
export type CartWork = (context: Context, cart: LockedCart) => Promise<LockedCart | void>

/**
 * Changes a cart in its own transaction, with the cart locked. A guest's cart becomes the signed-in customer's.
 * @param work what to do; it does not write the row of the cart
 * @param isEmpty whether the change requests the current state, which a completed cart allows
 * @throws carts.not_found, carts.completed
 * @locks cart
 * @emits cart.updated, cart.customer_updated when a signed-in customer takes over a guest's cart
 * @since 0.1
 */
export async function changeCart(
  context: Context,
  id: string,
  work: CartWork,
  isEmpty: (cart: LockedCart) => boolean = () => false,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const isFirst = await isFirstAt(tx.db, context.idempotencyKey, "cart_changed")
    const cart = await lockCart(tx.db, id)
    await assertOwnCart(tx, cart)
    if (!isFirst || (cart.isCompleted && isEmpty(cart))) return
    if (cart.isCompleted) throw cartErrors.completed()
    const owned = await adoptLocked(tx, cart)
    await writeCart(tx.db, cart, (await work(tx, owned)) ?? owned)
  })
}

/** What a change of a cart is about. */
export interface ChangeCall {
  readonly id: string
  readonly selection: Selection
  /** `tell`: providers are notified even if the total stayed the same */
  readonly sessions?: "tell"
  /** whether all payment sessions are deleted, judged by the cart before the change */
  readonly dropsSessions?: (before: LockedCart) => boolean
  /** whether the change requests the current state, which a completed cart allows */
  readonly isEmpty?: (cart: LockedCart) => boolean
}

/**
 * Changes a cart, brings its payment sessions in line, and answers with it.
 * @returns the cart as answers show it
 * @throws carts.not_found, carts.completed; invalid_data when the selection names something unknown
 * @locks cart
 * @emits cart.updated
 * @since 0.1
 */
export async function changeAndAnswer(
  context: Context,
  call: ChangeCall,
  work: CartWork,
): Promise<ResponseRow> {
  const { id, selection } = call
  checkSelection(context.db, selection)
  let isDropping = false
  const watched: CartWork = (tx, cart) => {
    isDropping = call.dropsSessions?.(cart) ?? false
    return work(tx, cart)
  }
  await changeCart(context, id, watched, call.isEmpty)
  const plan: SessionPlan = (cart) => {
    if (cart.row.completed_at) return []
    const needs = sessionNeeds(cart, call.sessions === "tell")
    return planSessions(isDropping ? { ...needs, total: 0 } : needs, false)
  }
  const cart = await settleSessions(context, { cartId: id, selection, plan, isStrict: false })
  return presentCart(asShown(context, cart), selection, context)
}

/**
 * What the payment sessions of a cart depend on.
 * @since 0.1
 */
export function sessionNeeds({ row, totals }: LoadedCart, mustUpdate: boolean) {
  return {
    total: totals.totals.total,
    providerIds: (row.region?.payment_providers ?? []).map(({ id }) => id),
    sessions: row.payment_sessions,
    mustUpdate,
  }
}

/**
 * The cart without taxes where its region does not tax automatically.
 * @since 0.1
 */
export function asShown({ engine }: Pick<Context, "engine">, cart: LoadedCart): LoadedCart {
  return cart.row.region?.automatic_taxes === false ? untaxed(engine, cart) : cart
}

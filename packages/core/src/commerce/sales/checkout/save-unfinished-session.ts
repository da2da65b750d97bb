import { claimOf, type CartRow, type LoadedCart } from "../carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { retrying } from "../../../platform/http/run.ts"
import { writeSessions } from "../payments/index.ts"
import type { Authorization } from "./authorize-payment.ts"

/**
 * Keeps what a provider answered that did not set the money aside, e.g. because it wants the customer to do more. A
 * cart that was changed meanwhile keeps its sessions as they are: the answer was about another cart.
 * @returns the sessions of the cart as they are now
 * @locks cart
 * @emits cart.updated
 * @since 0.1
 */
export async function saveUnfinishedSession(
  context: Context,
  cart: LoadedCart,
  authorization: Authorization,
): Promise<CartRow["payment_sessions"]> {
  const { session, status, data } = authorization
  const amount = cart.totals.totals.total
  const saved = [{ ...session, status, data, amount, is_selected: true, is_initiated: true }]
  const changes = { removed: [], saved, prepared: [], customerMetadata: {} }
  const { id, updated_at } = cart.row
  const claim = claimOf(id, { version: updated_at, isTold: true })
  const sessions = await retrying(() => writeSessions(context.db, cart.row, { changes, claim }))
  return sessions ?? cart.row.payment_sessions
}

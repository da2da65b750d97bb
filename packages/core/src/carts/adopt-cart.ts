import type { Context } from "../http/operation.ts"
import { selectionOf } from "../query/selection.ts"
import { assertOwnCart } from "./cart-access.ts"
import { changeAndAnswer } from "./change-cart.ts"
import { readCartRow } from "./locks.ts"
import { cartSelection } from "./selection.ts"
import { updateCart } from "./update-cart.ts"

/**
 * Makes an open cart the logged-in customer's when it is a guest's; their prices hold from then on.
 * @throws carts.not_found also for a cart of somebody else's account
 * @locks cart when it changes hands
 * @emits cart.updated, cart.customer_updated when it changes hands
 * @since 0.1
 */
export async function adoptCart(context: Context, id: string): Promise<void> {
  if (!context.customerId) return
  const cart = await readCartRow(context.db, id)
  if (cart.customer_id === context.customerId) return
  await assertOwnCart(context, cart)
  if (cart.isCompleted || cart.type !== "default") return
  const call = { id, selection: selectionOf({}, cartSelection), sessions: "tell" } as const
  await changeAndAnswer(context, call, (tx, locked) => updateCart(tx, locked, {}))
}

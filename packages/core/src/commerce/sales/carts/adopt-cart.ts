import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { assertOwnCart } from "./cart-access.ts"
import { cartErrors } from "./errors.ts"
import { lockCart, writeCart, type LockedCart } from "./locks.ts"
import { updateCart } from "./update-cart.ts"

/** What decides whether a signed-in customer takes a cart over. */
type Adoptable = Pick<LockedCart, "customer_id" | "type">

/**
 * Whether an update of this cart makes it the signed-in customer's. The cart must not belong to another account.
 * @since 0.1
 */
export function isAdopted({ customerId }: Pick<Context, "customerId">, cart: Adoptable): boolean {
  return customerId !== undefined && cart.customer_id !== customerId && cart.type === "default"
}

/**
 * Assigns a guest's cart to the signed-in customer, whose prices then apply. Only updates do this: browsers send
 * cookies with a `GET` that another site causes.
 * @param cart locked, and not another account's
 * @returns the cart as it is to be written
 * @since 0.1
 */
export async function adoptLocked(context: Context, cart: LockedCart): Promise<LockedCart> {
  return isAdopted(context, cart) ? updateCart(context, cart, {}) : cart
}

/**
 * Assigns a guest's open cart to the signed-in customer in its own transaction.
 * @throws carts.not_found, carts.completed
 * @locks cart
 * @emits cart.updated, cart.customer_updated
 * @since 0.1
 */
export async function adoptCart(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (tx) => {
    const cart = await lockCart(tx.db, id)
    await assertOwnCart(tx, cart)
    if (cart.isCompleted) throw cartErrors.completed()
    await writeCart(tx.db, cart, await adoptLocked(tx, cart))
  })
}

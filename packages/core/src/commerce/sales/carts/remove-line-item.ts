import { sql } from "kysely"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { LockedCart } from "./locks.ts"
import { consequences, dropShippingMethods, type Consequences } from "./shipping-of-cart.ts"

/**
 * Removes a line from a cart, and the shipping methods with it. A missing line is ignored. Return lines of a
 * swap stay.
 * @param cart locked
 * @since 0.1
 */
export async function removeLineItem(context: Context, cart: LockedCart, lineId: string): Promise<void> {
  const { rows } = await sql<Consequences>`delete from line_item
    where id = ${lineId} and cart_id = ${cart.id} and not is_return
    returning ${consequences(cart.id)}`.execute(context.db)
  const [removed] = rows
  if (!removed) return
  if (removed.hasShipping) await dropShippingMethods(context.db, cart.id, { resetsLines: true })
  if (removed.hasDiscounts) await refreshAdjustments(context, cart)
}

import { countDifference, isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { cartErrors } from "./errors.ts"

/**
 * Rejects a cart of another customer who has an account. The ID is enough to access a guest's cart.
 * v1 gave any cart to every signed-in customer.
 * @param cart a row with `id` and `customer_id`
 * @throws carts.not_found
 * @since 0.1
 */
export async function assertOwnCart(
  { db, engine, customerId }: Pick<Context, "db" | "engine" | "customerId">,
  cart: { readonly id: string; readonly customer_id: string | null },
): Promise<void> {
  if (isAsInV1(engine, "cartsAndOrdersOfOthers")) return
  if (!customerId || !cart.customer_id || cart.customer_id === customerId) return
  const owner = await fetchById(db, "Customer", cart.customer_id, withRelations())
  if (!owner?.has_account) return
  countDifference(engine, "cartsAndOrdersOfOthers")
  throw cartErrors.not_found(cart.id)
}

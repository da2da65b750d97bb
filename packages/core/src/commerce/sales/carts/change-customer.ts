import { findOrCreateGuest } from "../../people/customers/index.ts"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { cartErrors } from "./errors.ts"
import type { LockedCart } from "./locks.ts"

/**
 * Says whose cart it is. A signed-in customer's cart stays theirs whatever e-mail address is given; otherwise an
 * address stands for the customer without account who has it, made when there is none.
 * @param cart locked
 * @param wish.customer_id the signed-in customer, or one without account
 * @returns the cart as it is to be written
 * @throws carts.email_invalid, carts.customer_not_found also for somebody else's account
 * @emits customer.created when it was made
 * @since 0.1
 */
export async function setCustomer(
  context: Context,
  cart: LockedCart,
  wish: { readonly customer_id?: string | null; readonly email?: string | null },
): Promise<LockedCart> {
  if (wish.email === null && !wish.customer_id) throw cartErrors.email_invalid()
  const wishedId = wish.customer_id ?? context.customerId
  const customer = wishedId
    ? await findCustomer(context, cart, wishedId)
    : wish.email
      ? await findOrCreateGuest(context, wish.email)
      : undefined
  if (!customer) return cart
  // As in v1, the address of a customer that the request names is that customer's.
  const email = !wish.customer_id && wishedId && wish.email ? wish.email.toLowerCase() : customer.email
  return { ...cart, customer_id: customer.id, email }
}

/** Admin users choose any customer for a draft order. */
async function findCustomer(context: Context, cart: LockedCart, id: string): Promise<Columns<"Customer">> {
  const { db, engine, customerId, userId } = context
  const customer = await fetchById(db, "Customer", id)
  const isChosen = userId !== undefined && cart.type === "draft_order"
  const isOther = customer?.has_account && id !== customerId && !isChosen
  if (!customer || (isOther && differsFromV1(engine, "accountsOnGuestCarts")))
    throw cartErrors.customer_not_found(id)
  return customer
}

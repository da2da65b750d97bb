import "server-only"
import { cache } from "react"
import { isNotFound } from "./errors"
import { viewOfOrder, type OrderView } from "./order-view"
import { isSignedOut } from "./problem"
import { customerClient } from "./session"

/**
 * An order by its ID; null if there is none, or if it belongs to another account. The ID is a secret of its customer: the
 * API gives an order of a guest to everybody who knows it.
 */
export const findOrder = cache(async (id: string): Promise<OrderView | null> => {
  const client = await customerClient()
  try {
    return viewOfOrder((await client.orders.retrieve(id)).order)
  } catch (error) {
    if (isNotFound(error) || isSignedOut(error)) return null
    throw error
  }
})

/** A page of the signed-in customer's orders, the newest first. */
export async function listMyOrders(
  offset: number,
  limit: number,
): Promise<{ readonly orders: readonly OrderView[]; readonly count: number }> {
  const client = await customerClient()
  const { orders, count } = await client.customers.listOrders({ offset, limit })
  return { orders: orders.map(viewOfOrder), count }
}

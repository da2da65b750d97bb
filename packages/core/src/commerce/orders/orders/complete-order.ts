import type { Context } from "../../../platform/http/operation.ts"
import { lockOrderFor, setStatus } from "./lock-order.ts"
import { orderTransitions } from "./rules.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Says that nothing is left to do with an order.
 * @throws orders.not_found, orders.canceled
 * @locks order
 * @emits order.completed
 * @since 0.1
 */
export async function completeOrder({ db, emit }: Write, id: string): Promise<void> {
  const { no_notification } = await lockOrderFor(db, id, "complete")
  await setStatus(db, id, { status: orderTransitions.complete.to })
  await emit("order.completed", { id, no_notification })
}

/**
 * Puts a completed order away.
 * @throws orders.not_found, orders.not_completed
 * @locks order
 * @since 0.1
 */
export async function archiveOrder({ db }: Write, id: string): Promise<void> {
  await lockOrderFor(db, id, "archive")
  await setStatus(db, id, { status: orderTransitions.archive.to })
}

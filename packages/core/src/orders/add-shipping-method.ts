import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { isFirstAt } from "../http/idempotency.ts"
import { inTransaction } from "../http/in-transaction.ts"
import { insertShippingMethod, prepareShippingMethod } from "../shipping/index.ts"
import { fetchById, type Row } from "../query/fetch.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor } from "./lock-order.ts"
import { assertAllowed } from "./rules.ts"

/** A shipping option that is added to an order, at a price. */
export interface AddedShipping {
  readonly option_id: string
  /** smallest units */
  readonly price: number
  readonly data?: Row | null | undefined
}

/**
 * Adds a shipping method to an order. It carries no tax lines, as in v1. Its provider is asked before the order is
 * locked.
 * @throws orders.not_found, orders.canceled, orders.profile_taken, shipping.option_not_found
 * @locks order
 * @emits order.updated
 * @since 0.1
 */
export async function addShippingMethod(context: Context, id: string, input: AddedShipping): Promise<void> {
  const { option_id: optionId, price, data } = input
  const order = await fetchById(context.db, "Order", id)
  if (!order) throw orderErrors.not_found(id)
  assertAllowed("add shipping method", order as { status: "pending" })
  const prepared = await prepareShippingMethod(context, { option: optionId, price, data })
  await inTransaction(context, async ({ db, emit }) => {
    if (!(await isFirstAt(db, context.idempotencyKey, "shipping_added"))) return
    await lockOrderFor(db, id, "add shipping method")
    const { rows } =
      await sql`select from shipping_method m join shipping_option o on o.id = m.shipping_option_id
      where m.order_id = ${id} and o.profile_id = ${prepared.profile_id} limit 1`.execute(db)
    if (rows.length > 0) throw orderErrors.profile_taken()
    await insertShippingMethod(db, prepared, { order_id: id })
    await db
      .updateTable("order")
      .set({ updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute()
    await emit("order.updated", { id })
  })
}

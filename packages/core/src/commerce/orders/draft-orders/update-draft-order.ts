import { sql } from "kysely"
import { changeCart, updateCart, type CartWork } from "../../sales/carts/index.ts"
import { customerErrors } from "../../people/customers/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { draftOrderErrors } from "./errors.ts"
import type { UpdateDraftOrder } from "./shapes.ts"

/**
 * Locks a draft order that is open.
 * @throws draft-orders.not_found, draft-orders.completed
 * @locks draft_order
 * @since 0.1
 */
export async function lockOpenDraft(db: Executor, id: string): Promise<{ readonly cart_id: string }> {
  const { rows } = await sql<{ cart_id: string; status: string }>`select cart_id, status from draft_order
    where id = ${id} for update`.execute(db)
  if (!rows[0]) throw draftOrderErrors.not_found(id)
  if (rows[0].status === "completed") throw draftOrderErrors.completed()
  return rows[0]
}

/**
 * Changes the contents of an open draft order.
 * @param work what to do with its locked cart
 * @throws draft-orders.not_found, draft-orders.completed
 * @locks draft_order, then cart
 * @emits draft_order.updated, cart.updated
 * @since 0.1
 */
export async function changeDraft(context: Context, id: string, work: CartWork): Promise<void> {
  const { cart_id } = await lockOpenDraft(context.db, id)
  await changeCart(context, cart_id, work)
  await context.db
    .updateTable("draft_order")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
  await context.emit("draft_order.updated", { id })
}

/**
 * Changes an open draft order. `no_notification_order` can be switched on only, as in v1.
 * @throws draft-orders.not_found, draft-orders.completed, customers.not_found, what `updateCart` refuses
 * @locks draft_order, then cart
 * @emits draft_order.updated, cart.updated
 * @since 0.1
 */
export async function updateDraftOrder(context: Context, id: string, input: UpdateDraftOrder): Promise<void> {
  const { customer_id, no_notification_order, ...change } = input
  await changeDraft(context, id, async (stage, cart) => {
    const next = await updateCart(stage, cart, change)
    if (!customer_id) return next
    const customer = await customerOf(stage.db, customer_id)
    return { ...next, customer_id, email: input.email?.toLowerCase() ?? customer.email }
  })
  if (no_notification_order)
    await context.db.updateTable("draft_order").set({ no_notification_order }).where("id", "=", id).execute()
}

/** A customer, with or without an account. */
async function customerOf(db: Executor, id: string): Promise<Columns<"Customer">> {
  const customer = await fetchById(db, "Customer", id)
  if (!customer) throw customerErrors.not_found(id)
  return customer
}

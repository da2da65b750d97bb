import { sql } from "kysely"
import { changeCart, updateCart, type CartWork } from "../../sales/carts/index.ts"
import { customerErrors } from "../../people/customers/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
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
 * Changes an open draft order.
 * @returns `no_notification_order` as it was before: v1 answers with it
 * @throws draft-orders.not_found, draft-orders.completed, customers.not_found, what `updateCart` refuses
 * @locks draft_order, then cart
 * @emits draft_order.updated, cart.updated
 * @since 0.1
 */
export async function updateDraftOrder(
  context: Context,
  id: string,
  input: UpdateDraftOrder,
): Promise<{ readonly no_notification_order: boolean | null } | undefined> {
  const { no_notification_order, ...change } = input
  if (change.customer_id) await assertCustomer(context.db, change.customer_id)
  await changeDraft(context, id, (stage, cart) => updateCart(stage, cart, change))
  const before = await context.db
    .selectFrom("draft_order")
    .select("no_notification_order")
    .where("id", "=", id)
    .executeTakeFirst()
  if (no_notification_order != null)
    await context.db.updateTable("draft_order").set({ no_notification_order }).where("id", "=", id).execute()
  return before
}

async function assertCustomer(db: Executor, id: string): Promise<void> {
  if (!(await fetchById(db, "Customer", id))) throw customerErrors.not_found(id)
}

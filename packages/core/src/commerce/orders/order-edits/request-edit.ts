import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { assertAllowed } from "../orders/index.ts"
import {
  createCollection,
  lockCollectionWithPayments,
  resizeCollection,
  updateCollection,
} from "../../sales/payment-collections/index.ts"
import { dropAtProviders, type SessionRow } from "../../sales/payments/index.ts"
import { loadById } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { orderEditErrors } from "./errors.ts"
import { lockEdit } from "./lock-edit.ts"
import { differenceDue } from "./read-order-edits.ts"
import { isLeftToDo } from "./rules.ts"

/**
 * Asks the customer to confirm an edit. What it adds to the order's total becomes a payment collection. Asked again
 * after more changes, the collection follows the difference, and what was prepared for it is dropped. As in v1, its
 * description is that of the last request. For an edit that has ended, nothing is done.
 * @throws order-edits.not_found, order-edits.no_changes, orders.canceled
 * @locks order, then order_edit, then payment_collection; nothing while providers are called
 * @emits order-edit.requested, payment-collection.created or payment-collection.updated
 * @since 0.1
 */
export async function requestEdit(
  context: Context,
  id: string,
  description: string | null | undefined,
): Promise<void> {
  const dropped = await inTransaction(context, async (stage) => {
    const { edit, order } = await lockEdit(stage.db, id)
    if (!(await hasChanges(stage, id))) throw orderEditErrors.no_changes()
    if (!isLeftToDo("request", edit)) return []
    assertAllowed("edit", order)
    if (!edit.requested_at) {
      await sql`update order_edit set requested_at = now(), requested_by = ${stage.userId ?? null},
        updated_at = now() where id = ${id}`.execute(stage.db)
      await stage.emit("order-edit.requested", { id })
    }
    return settleCollection(stage, edit, description)
  })
  await dropAtProviders(context.engine, dropped)
}

async function hasChanges({ db }: Pick<Context, "db">, id: string): Promise<boolean> {
  const change = await db
    .selectFrom("order_item_change")
    .select("id")
    .where("order_edit_id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return change !== undefined
}

/** @returns payment sessions that are gone */
async function settleCollection(
  context: Context,
  edit: Columns<"OrderEdit">,
  description: string | null | undefined,
): Promise<readonly SessionRow[]> {
  const { db } = context
  const difference = Math.max(0, await differenceDue(context, edit.id))
  const collection = await lockCollectionWithPayments(db, edit.payment_collection_id)
  if (!collection) {
    if (difference > 0) await collect(context, edit, { amount: difference, description })
    return []
  }
  // As in v1, the description is that of the last request.
  if ((description ?? null) !== collection.description)
    await updateCollection(context, collection.id, { description: description ?? null })
  if (collection.holdsMoney || collection.amount === difference) return []
  if (difference === 0) await pointAt(context, edit, null)
  return resizeCollection(context, collection.id, difference)
}

async function collect(
  context: Context,
  edit: Columns<"OrderEdit">,
  { amount, description }: { readonly amount: number; readonly description: string | null | undefined },
): Promise<void> {
  const order = await loadById(context.db, "Order", edit.order_id)
  const id = await createCollection(context, {
    type: "order_edit",
    amount,
    currencyCode: order.currency_code,
    regionId: order.region_id,
    description,
    createdBy: context.userId ?? edit.created_by,
  })
  await pointAt(context, edit, id)
}

async function pointAt(
  { db }: Pick<Context, "db">,
  edit: Columns<"OrderEdit">,
  collectionId: string | null,
): Promise<void> {
  await sql`update order_edit set payment_collection_id = ${collectionId}, updated_at = now()
    where id = ${edit.id}`.execute(db)
}

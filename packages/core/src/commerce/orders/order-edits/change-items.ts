import { sql } from "kysely"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { lockCollectionWithPayments } from "../../sales/payment-collections/index.ts"
import { fetchById, fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { copyLines, deleteLines } from "./edit-lines.ts"
import { orderEditErrors, type ItemAction } from "./errors.ts"
import { deleteChanges, insertChange } from "./item-changes.ts"
import { lockEdit, type LockedEdit } from "./lock-edit.ts"
import { refreshEditAdjustments } from "./refresh-adjustments.ts"
import { assertActive, assertCovers, sentOf, type SentUnits } from "./rules.ts"

type Write = Pick<Context, "db" | "emit" | "engine">

/**
 * Locks an edit whose items are about to change.
 * @throws order-edits.not_found, order-edits.not_active, order-edits.paid
 * @locks order, then order_edit, then its payment_collection
 * @since 0.1
 */
export async function lockEditToChange(db: Executor, id: string, action: ItemAction): Promise<LockedEdit> {
  const locked = await lockEdit(db, id)
  assertActive(action, locked.edit)
  const collection = await lockCollectionWithPayments(db, locked.edit.payment_collection_id)
  if (collection?.holdsMoney) throw orderEditErrors.paid()
  return locked
}

/**
 * Changes the units of a line of an edit. Its price stays as it is.
 * @param quantity units, at least 1
 * @throws order-edits.not_found, order-edits.not_active, order-edits.paid, order-edits.line_not_found,
 *   order-edits.line_elsewhere, order-edits.below_sent
 * @locks order, then order_edit
 * @emits order-edit-item-change.CREATED unless the line was changed before
 * @since 0.1
 */
export async function updateEditLine(
  context: Write,
  id: string,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): Promise<void> {
  const { db } = context
  const { order } = await lockEditToChange(db, id, "update")
  const line = await fetchById(db, "LineItem", lineId)
  if (!line) throw orderEditErrors.line_not_found(lineId)
  if (line.order_edit_id !== id) throw orderEditErrors.line_elsewhere(lineId, order.id)
  await assertSentStay(context, line, quantity)
  if (!(await changeOf(db, lineId)))
    await insertChange(context, {
      type: "item_update",
      order_edit_id: id,
      original_line_item_id: line.original_item_id,
      line_item_id: lineId,
    })
  await setQuantity(db, line, quantity)
  await refreshEditAdjustments(context, { id, order_id: order.id })
}

/**
 * Takes a line out of an edit. A line that the edit added vanishes with its change; one that is not there is no
 * error.
 * @throws order-edits.not_found, order-edits.not_active, order-edits.paid, order-edits.line_elsewhere,
 *   order-edits.below_sent
 * @locks order, then order_edit
 * @emits order-edit-item-change.CREATED, order-edit-item-change.DELETED
 * @since 0.1
 */
export async function removeEditLine(context: Write, id: string, lineId: string): Promise<void> {
  const { db } = context
  const { order } = await lockEditToChange(db, id, "remove")
  const line = await fetchById(db, "LineItem", lineId)
  if (!line) return
  if (line.order_edit_id !== id) throw orderEditErrors.line_elsewhere(lineId, order.id)
  await assertSentStay(context, line, 0)
  const change = await changeOf(db, lineId)
  if (change) await deleteChanges(context, [change.id])
  await deleteLines(db, [lineId])
  if (line.original_item_id)
    await insertChange(context, {
      type: "item_remove",
      order_edit_id: id,
      original_line_item_id: line.original_item_id,
    })
  await refreshEditAdjustments(context, { id, order_id: order.id })
}

/**
 * Undoes a change of an edit: an added line goes, a removed one comes back, a changed one gets its old quantity.
 * @throws order-edits.not_found, order-edits.not_active, order-edits.paid, order-edits.change_not_found,
 *   order-edits.change_elsewhere
 * @locks order, then order_edit
 * @emits order-edit-item-change.DELETED
 * @since 0.1
 */
export async function undoChange(context: Write, id: string, changeId: string): Promise<void> {
  const { db } = context
  const known = await fetchById(db, "OrderItemChange", changeId)
  if (!known) throw orderEditErrors.change_not_found(changeId)
  if (known.order_edit_id !== id) throw orderEditErrors.change_elsewhere(id)
  const { order } = await lockEditToChange(db, id, "undo")
  const change = await fetchById(db, "OrderItemChange", changeId)
  if (!change) throw orderEditErrors.change_not_found(changeId)
  await deleteChanges(context, [changeId])
  const { line_item_id: lineId, original_line_item_id: originalId } = change
  if (change.type === "item_add") await deleteLines(db, lineId ? [lineId] : [])
  else if (change.type === "item_remove") await copyLines(db, id, originalId ? [originalId] : [])
  else await restoreQuantity(db, change)
  await refreshEditAdjustments(context, { id, order_id: order.id })
}

async function restoreQuantity(db: Executor, change: Columns<"OrderItemChange">): Promise<void> {
  if (!change.original_line_item_id || !change.line_item_id) return
  const original = await fetchById(db, "LineItem", change.original_line_item_id)
  const line = await fetchById(db, "LineItem", change.line_item_id)
  if (original && line) await setQuantity(db, line, original.quantity)
}

/** Refuses to leave fewer units than were packed or came back. */
async function assertSentStay(
  { db, engine }: Write,
  line: Columns<"LineItem">,
  quantity: number,
): Promise<void> {
  const sent = await sentUnitsOf(db, line)
  if (quantity < sentOf(sent) && differsFromV1(engine, "removingFulfilledItems")) assertCovers(quantity, sent)
}

/** A copy has the counts of the time it was made; the original is up to date. */
async function sentUnitsOf(db: Executor, line: Columns<"LineItem">): Promise<SentUnits> {
  if (!line.original_item_id) return line
  return (await fetchById(db, "LineItem", line.original_item_id)) ?? line
}

/** What was packed and came back is counted on the original. */
async function setQuantity(db: Executor, line: Columns<"LineItem">, quantity: number): Promise<void> {
  await sql`update line_item l set quantity = ${quantity}, updated_at = now(),
      (fulfilled_quantity, shipped_quantity, returned_quantity) = (
        select fulfilled_quantity, shipped_quantity, returned_quantity from line_item o
        where o.id = l.original_item_id)
    where l.id = ${line.id}`.execute(db)
}

async function changeOf(db: Executor, lineId: string): Promise<{ readonly id: string } | undefined> {
  return fetchFirst(db, { entity: "OrderItemChange", filters: { line_item_id: lineId } })
}

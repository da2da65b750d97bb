import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { assertAllowed, concludePayment, orderErrors } from "../orders/index.ts"
import { disableReturnedCards } from "../../sales/gift-cards/index.ts"
import {
  givePaymentsToOrder,
  lockCollectionWithPayments,
  type LockedCollection,
} from "../../sales/payment-collections/index.ts"
import { orderEditErrors } from "./errors.ts"
import { lockEdit, type LockedEdit } from "./lock-edit.ts"
import { moveReservations } from "./move-reservations.ts"
import { differenceDue } from "./read-order-edits.ts"
import { replaceLines } from "./replace-lines.ts"
import { isLeftToDo } from "./rules.ts"

type Write = Pick<Context, "db" | "emit" | "engine">

/** Who confirms, as far as it is known. */
type By = string | undefined

/**
 * Makes an edit take effect: its lines become the order's, reservations follow them, and what was authorized for it
 * becomes the order's. Paid or not: the shop decides. Confirming twice is one confirmation.
 * @throws order-edits.not_found, order-edits.wrong_status, order-edits.below_sent, orders.canceled, orders.busy,
 *   gift-cards.spent, payments.busy, inventory.insufficient, inventory.no_location
 * @locks order, then order_edit, then payment_collection, then payments, then gift cards, then inventory levels
 * @emits order-edit.confirmed, reservation-item.created, reservation-item.updated, reservation-item.deleted;
 *   order.payment_captured when it takes the last outstanding amount of an order away that waited for its payment
 * @since 0.1
 */
export async function confirmEdit(context: Write, id: string, by: By): Promise<void> {
  const locked = await lockEdit(context.db, id)
  if (!isLeftToDo("confirm", locked.edit)) return
  await takeEffect(context, locked, { by, collection: await collectionOf(context, locked) })
}

/**
 * Confirms an edit for the customer, who must have authorized all that it adds to the total.
 * @throws what `confirmEdit` throws, and order-edits.not_authorized
 * @locks order, then order_edit, then payment_collection, then payments, then gift cards, then inventory levels
 * @emits as `confirmEdit`
 * @since 0.1
 */
export async function completeEdit(context: Write, id: string, by: By): Promise<void> {
  const locked = await lockEdit(context.db, id)
  const collection = await collectionOf(context, locked)
  if (!isLeftToDo("complete", locked.edit)) {
    // The merchant may have confirmed it before the customer paid.
    if (collection && collection.authorized < collection.amount) throw orderEditErrors.not_authorized()
    return
  }
  const due = await differenceDue(context, id)
  if (due > (collection?.authorized ?? 0)) throw orderEditErrors.not_authorized()
  await takeEffect(context, locked, { by, collection })
}

function collectionOf({ db }: Write, { edit }: LockedEdit): Promise<LockedCollection | undefined> {
  return lockCollectionWithPayments(db, edit.payment_collection_id)
}

async function takeEffect(
  context: Write,
  { edit, order }: LockedEdit,
  { by, collection }: { readonly by: By; readonly collection: LockedCollection | undefined },
): Promise<void> {
  const { db } = context
  const id = edit.id
  assertAllowed("edit", order)
  if (order.isBeingCanceled) throw orderErrors.busy()
  if (collection) await givePaymentsToOrder(db, collection, order.id)
  const replaced = await replaceLines(context, id, order.id)
  if (replaced.before.some((line) => line.is_giftcard)) await disableReturnedCards(db, order.id)
  await sql`update order_edit set confirmed_at = now(), confirmed_by = ${by ?? null}, updated_at = now()
    where id = ${id}`.execute(db)
  await context.emit("order-edit.confirmed", { id })
  await concludePayment(context, order)
  await moveReservations(context, replaced, order.sales_channel_id)
}

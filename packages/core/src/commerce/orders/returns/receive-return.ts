import { sql } from "kysely"
import { disableReturnedCards } from "../../sales/gift-cards/index.ts"
import { putIntoStock } from "../fulfillments/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { returnableOrder, type ReturnableOrder } from "./create-return.ts"
import { returnErrors } from "./errors.ts"
import { lockReturn, type ReturnOwner, type ReturnWith } from "./lock-return.ts"
import {
  linesOfOrder,
  receivedItems,
  returnLines,
  type OrderLines,
  type ReceivedItem,
  type WantedReturn,
} from "./rules.ts"

/** What arrived. */
export interface Arrival {
  readonly items: readonly WantedReturn[]
  /** smallest units; what was announced by default */
  readonly refund?: number | null | undefined
  readonly locationId?: string | null | undefined
  /** whether other quantities than announced are fine, or want a decision */
  readonly allowsMismatch: boolean
}

/**
 * Writes down that the goods of a return have arrived: what arrived, how much of each line came back, and the stock
 * of the location they came to. The units that count as come back are those that were announced, as in v1. The order
 * must be locked; no money moves here.
 * @returns the return as it is now, and the order as it was before
 * @throws returns.already_received, returns.receiving_canceled, returns.nothing_received, returns.line_not_found,
 *   returns.too_many, gift-cards.spent
 * @locks return, gift_card, inventory levels
 * @since 0.1
 */
export async function markReceived(
  context: Pick<Context, "db" | "emit">,
  returnId: string,
  owner: ReturnOwner,
  arrival: Arrival,
): Promise<{ received: ReturnWith; orderBefore: ReturnableOrder }> {
  const { db } = context
  const row = await lockReturn(db, returnId)
  if (row.status === "canceled") throw returnErrors.receiving_canceled()
  if (row.status === "received") throw returnErrors.already_received(returnId)
  if (row.items.length > 0 && arrival.items.length === 0) throw returnErrors.nothing_received()
  // The return, which is locked, belongs to the order.
  const order = (await returnableOrder(db, owner.orderId))!
  const arrived = returnLines(order, arrival.items).map(({ wanted }) => wanted)
  const items = receivedItems(row.items, arrived)
  const isFine = arrival.allowsMismatch || items.every((item) => item.is_requested)
  const locationId = arrival.locationId ?? row.location_id
  const refund = Math.max(0, arrival.refund ?? row.refund_amount)
  await saveItems(db, returnId, items)
  await countReturned(db, row.items)
  await sql`update return set status = ${isFine ? "received" : "requires_action"}, received_at = now(),
      location_id = ${locationId}, refund_amount = ${refund}, updated_at = now()
    where id = ${returnId}`.execute(db)
  const cards = linesOfOrder(order).filter(({ line }) => line.is_giftcard)
  if (cards.some(({ line }) => row.items.some((item) => item.item_id === line.id)))
    await disableReturnedCards(db, order.id)
  if (locationId) await putIntoStock(context, stockedUnits(order, items), locationId)
  return { received: await lockReturn(db, returnId), orderBefore: order }
}

async function saveItems(db: Executor, returnId: string, items: readonly ReceivedItem[]): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto("return_item")
    .values(items.map((item) => ({ return_id: returnId, ...item })))
    .onConflict((conflict) =>
      conflict.columns(["return_id", "item_id"]).doUpdateSet({
        quantity: (row) => row.ref("excluded.quantity"),
        requested_quantity: (row) => row.ref("excluded.requested_quantity"),
        received_quantity: (row) => row.ref("excluded.received_quantity"),
        is_requested: (row) => row.ref("excluded.is_requested"),
      }),
    )
    .execute()
}

/** No more units can come back than were bought, however many returns were announced. */
async function countReturned(
  db: Executor,
  announced: readonly { readonly item_id: string; readonly quantity: number }[],
): Promise<void> {
  const units = announced.map(({ item_id, quantity }) => ({ id: item_id, quantity }))
  if (units.length === 0) return
  const { numAffectedRows } = await sql`update line_item l
    set returned_quantity = coalesce(l.returned_quantity, 0) + u.quantity, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u (id text, quantity integer)
    where l.id = u.id and coalesce(l.returned_quantity, 0) + u.quantity <= l.quantity`.execute(db)
  if (Number(numAffectedRows) < units.length) throw returnErrors.too_many()
}

function stockedUnits(order: OrderLines, items: readonly ReceivedItem[]) {
  const lines = new Map(linesOfOrder(order).map(({ line }) => [line.id, line]))
  return items.map((item) => ({
    variant_id: lines.get(item.item_id)?.variant_id ?? null,
    quantity: item.received_quantity,
  }))
}

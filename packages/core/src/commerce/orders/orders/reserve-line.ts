import type { Context } from "../../../platform/http/operation.ts"
import { reserveForLine } from "../../stock/inventory/index.ts"
import { fetchById, fetchFirst } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { orderErrors } from "./errors.ts"
import { lockOrder } from "./lock-order.ts"

/**
 * Reserves the units of an order's line that were not packed yet, at the stock locations of the order's sales
 * channel.
 * @returns the reservation, the first where one location had too few units; null for a line without stock to manage
 * @throws orders.not_found, orders.line_not_found, inventory.insufficient, inventory.no_location
 * @locks order, then inventory levels
 * @emits reservation-item.created
 * @since 0.1
 */
export async function reserveLine(
  context: Pick<Context, "db" | "emit">,
  orderId: string,
  lineId: string,
): Promise<Columns<"ReservationItem"> | null> {
  const { sales_channel_id: salesChannelId } = await lockOrder(context.db, orderId)
  const filters = { id: lineId, order_id: orderId }
  const line = await fetchFirst(context.db, { entity: "LineItem", filters })
  if (!line) throw orderErrors.line_not_found(lineId)
  const quantity = line.quantity - (line.fulfilled_quantity ?? 0)
  const [id] = await reserveForLine(context, { lineItem: line, quantity, salesChannelId })
  return (id ? await fetchById(context.db, "ReservationItem", id) : undefined) ?? null
}

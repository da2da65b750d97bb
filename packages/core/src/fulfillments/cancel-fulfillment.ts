import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { fetchRows, type Row } from "../query/fetch.ts"
import { fulfillmentErrors } from "./errors.ts"
import { countUnpacked, putIntoStock } from "./pack-lines.ts"

/**
 * Refuses to cancel what was sent.
 * @throws fulfillments.already_shipped
 * @since 0.1
 */
export function assertNotShipped(fulfillment: Row): void {
  if (fulfillment.shipped_at) throw fulfillmentErrors.already_shipped()
}

/**
 * Marks a fulfillment as canceled: its units count as not packed, and go back into the stock location that they
 * came from. A fulfillment that is canceled already stays as it is: v1 counted its units back once more. The order,
 * swap or claim must be locked.
 * @param fulfillment with its items
 * @returns whether it was not canceled before
 * @throws fulfillments.already_shipped
 * @locks inventory levels
 * @since 0.1
 */
export async function markCanceled(
  context: Pick<Context, "db" | "emit">,
  fulfillment: Row,
): Promise<boolean> {
  assertNotShipped(fulfillment)
  if (fulfillment.canceled_at) return false
  const { db } = context
  await sql`update fulfillment set canceled_at = now(), updated_at = now() where id = ${fulfillment.id}`.execute(
    db,
  )
  const items = fulfillment.items as readonly { readonly item_id: string; readonly quantity: number }[]
  await countUnpacked(
    db,
    items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
  )
  if (fulfillment.location_id) {
    const lines = await fetchRows(db, {
      entity: "LineItem",
      filters: { id: items.map((item) => item.item_id) },
    })
    const variantOf = new Map(lines.map((line) => [line.id, line.variant_id as string | null]))
    const units = items.map((item) => ({
      variant_id: variantOf.get(item.item_id) ?? null,
      quantity: item.quantity,
    }))
    await putIntoStock(context, units, fulfillment.location_id as string)
  }
  return true
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import {
  adjustReservationsOfLine,
  releaseReservationsOfLines,
  reserveForLines,
} from "../../stock/inventory/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { ReplacedLines } from "./replace-lines.ts"
import { planReservations, type EditedLine } from "./plan-reservations.ts"

/**
 * Makes the reservations of an order follow its lines. What is not needed any more is given back first, so that it
 * can be used for what is.
 * @param salesChannelId whose stock locations added units come from
 * @throws inventory.insufficient, inventory.no_location; the caller's transaction must be rolled back then
 * @locks inventory_level, then reservation_item
 * @emits reservation-item.created, reservation-item.updated, reservation-item.deleted
 * @since 0.1
 */
export async function moveReservations(
  context: Pick<Context, "db" | "emit">,
  replaced: ReplacedLines,
  salesChannelId: string | null,
): Promise<void> {
  const { db } = context
  const lines = await editedLines(db, replaced)
  const plan = planReservations(lines)
  const kept = new Set(plan.moved.map(({ from }) => from))
  const removed = replaced.before.map((line) => line.id).filter((id) => !kept.has(id))
  await releaseReservationsOfLines(context, removed)
  for (const { from, to } of plan.moved)
    await sql`update reservation_item set line_item_id = ${to}, updated_at = now()
      where line_item_id = ${from} and deleted_at is null`.execute(db)
  for (const { line, quantity } of plan.released)
    await adjustReservationsOfLine(context, {
      lineItemId: line.id,
      variantId: line.variant_id ?? "",
      locationId: "",
      quantity: -quantity,
    })
  await reserveForLines(context, {
    lines: plan.reserved.map(({ line, quantity }) => ({ lineItem: line, quantity })),
    salesChannelId,
  })
}

async function editedLines(db: Executor, { before, after }: ReplacedLines): Promise<EditedLine[]> {
  const reserved = await reservedUnits(
    db,
    before.map((line) => line.id),
  )
  return after.map((line) => {
    const original = before.find((each) => each.id === line.original_item_id)
    return {
      id: line.id,
      variant_id: line.variant_id,
      quantity: line.quantity,
      fulfilled_quantity: line.fulfilled_quantity,
      original: original ? { id: original.id, quantity: original.quantity } : null,
      reserved: original ? (reserved.get(original.id) ?? 0) : 0,
    }
  })
}

/** Units of the variant, for which every item that it is made of is promised. */
async function reservedUnits(db: Executor, lineIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; units: number }>`select id, min(units)::int as units
    from (select l.id, floor(sum(r.quantity)::numeric / max(coalesce(link.required_quantity, 1))) as units
      from reservation_item r join line_item l on l.id = r.line_item_id
        left join product_variant_inventory_item link on link.inventory_item_id = r.inventory_item_id
          and link.variant_id = l.variant_id and link.deleted_at is null
      where r.line_item_id = any(${lineIds}) and r.deleted_at is null
      group by l.id, r.inventory_item_id) as by_item
    group by id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.units]))
}

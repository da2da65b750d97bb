import { sql } from "kysely"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { orderEditErrors } from "./errors.ts"
import { assertCovers, sentOf } from "./rules.ts"

/** The lines of an order before and after an edit. */
export interface ReplacedLines {
  readonly before: readonly Columns<"LineItem">[]
  /** with `original_item_id`, and the units that were packed */
  readonly after: readonly Columns<"LineItem">[]
}

/**
 * Puts the lines of an edit into the place of its order's. What was packed, sent and returned of the lines is taken
 * from the order as it is now, and so fulfillments, returns and claims go on to belong to lines of the order. The
 * order must be locked.
 * @throws order-edits.no_lines when nothing is left of the order, as in v1
 * @throws order-edits.below_sent when more was packed or came back than the edit leaves
 * @since 0.1
 */
export async function replaceLines(
  { db, engine }: Pick<Context, "db" | "engine">,
  editId: string,
  orderId: string,
): Promise<ReplacedLines> {
  const before = await fetchRows(db, { entity: "LineItem", filters: { order_id: orderId } })
  const edited = await fetchRows(db, { entity: "LineItem", filters: { order_edit_id: editId } })
  if (edited.length === 0) throw orderEditErrors.no_lines(editId)
  for (const line of before) {
    const quantity = edited.find((each) => each.original_item_id === line.id)?.quantity ?? 0
    if (quantity < sentOf(line) && differsFromV1(engine, "removingFulfilledItems"))
      assertCovers(quantity, line)
  }
  await sql`update line_item set order_id = null, updated_at = now() where order_id = ${orderId}`.execute(db)
  await sql`update line_item set order_id = ${orderId}, updated_at = now()
    where order_edit_id = ${editId}`.execute(db)
  await sql`update line_item l set fulfilled_quantity = o.fulfilled_quantity,
      shipped_quantity = o.shipped_quantity, returned_quantity = o.returned_quantity
    from line_item o where o.id = l.original_item_id and l.order_edit_id = ${editId}`.execute(db)
  for (const table of ["fulfillment_item", "return_item", "claim_item"])
    await sql`update ${sql.table(table)} i set item_id = l.id
      from line_item l where l.order_edit_id = ${editId} and i.item_id = l.original_item_id`.execute(db)
  const after = await fetchRows(db, { entity: "LineItem", filters: { order_edit_id: editId } })
  return { before, after }
}

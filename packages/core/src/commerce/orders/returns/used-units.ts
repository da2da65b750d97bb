import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { linesOfOrder, type OrderLines, type UsedUnits } from "./rules.ts"

/**
 * Counts, per line of an order, the units that were claimed, and those that have come back or are going to: each unit
 * can be claimed, returned or exchanged once. The return of a claim does not count, because the claim does. The order
 * must be locked.
 * @param order read with `returnableOrder`
 * @since 0.1
 */
export async function usedUnits(db: Executor, order: OrderLines): Promise<UsedUnits> {
  const ids = linesOfOrder(order).map(({ line }) => line.id)
  const { rows } = await sql<{
    item_id: string
    units: number
  }>`select item_id, sum(units)::int as units from (
      select i.item_id, i.quantity as units from claim_item i join claim_order c on c.id = i.claim_order_id
        where c.canceled_at is null and c.deleted_at is null and i.deleted_at is null
      union all
      select i.item_id, greatest(i.requested_quantity, i.quantity) from return_item i join return r on r.id = i.return_id
        where r.status <> 'canceled' and r.claim_order_id is null
    ) used where item_id = any(${ids}) group by item_id`.execute(db)
  return new Map(rows.map(({ item_id, units }) => [item_id, units]))
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { draftOrderErrors } from "./errors.ts"

/**
 * Deletes a draft order that did not become an order. Succeeds even if it does not exist.
 * @throws draft-orders.completed
 * @locks draft_order
 * @since 0.1
 */
export async function deleteDraftOrder({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const { rows } = await sql<{ order_id: string | null }>`select order_id from draft_order
    where id = ${id} for update`.execute(db)
  if (!rows[0]) return
  if (rows[0].order_id) throw draftOrderErrors.completed()
  await db.deleteFrom("draft_order").where("id", "=", id).execute()
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"

/** Notes that something of a region changed, and tells. */
export async function touchRegion(context: Context, id: string, fields: readonly string[]): Promise<void> {
  await context.db
    .updateTable("region")
    .set({ updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  await context.emit("region.updated", { id, fields })
}

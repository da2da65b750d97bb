import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { releaseCountries } from "./claim-countries.ts"
import { lockRegion } from "./lock-region.ts"

/**
 * Deletes a region; its countries are free for another one.
 * @throws regions.not_found
 * @locks region, country
 * @emits region.deleted
 * @since 0.1
 */
export async function deleteRegion(context: Context, id: string): Promise<void> {
  const { db } = context
  await lockRegion(db, id)
  await db
    .updateTable("region")
    .set({ deleted_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  await releaseCountries(db, id)
  await context.emit("region.deleted", { id })
}

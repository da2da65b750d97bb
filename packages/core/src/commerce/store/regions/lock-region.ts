import type { Executor } from "../../../platform/query/fetch.ts"
import { regionErrors } from "./errors.ts"

/**
 * Locks a region until the transaction ends, so that changes of one region follow each other.
 * @returns its own columns
 * @throws regions.not_found
 * @locks region
 * @since 0.1
 */
export async function lockRegion(db: Executor, id: string) {
  const region = await db
    .selectFrom("region")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!region) throw regionErrors.not_found(id)
  return region
}

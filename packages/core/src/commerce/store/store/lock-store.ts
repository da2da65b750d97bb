import type { Executor } from "../../../platform/query/fetch.ts"
import { storeErrors } from "./errors.ts"

/**
 * Locks the store until the transaction ends.
 * @returns its own columns
 * @throws store.not_found
 * @locks store
 */
export async function lockStore(db: Executor) {
  const store = await db
    .selectFrom("store")
    .selectAll()
    .orderBy("created_at")
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!store) throw storeErrors.not_found()
  return store
}

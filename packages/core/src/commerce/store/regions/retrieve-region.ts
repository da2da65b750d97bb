import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { regionErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads a region.
 * @throws regions.not_found
 * @since 0.1
 */
export async function retrieveRegion(db: Executor, id: string, selection?: Selection): Promise<ResponseRow> {
  const region = await fetchById(db, "Region", id, selection)
  if (!region) throw regionErrors.not_found(id)
  return region
}

import { fetchById, type Executor, type Fetched } from "../../../platform/query/fetch.ts"
import type { Selection, wholeRow } from "../../../platform/query/selection.ts"
import { regionErrors } from "./errors.ts"

/**
 * Reads a region.
 * @throws regions.not_found
 * @since 0.1
 */
export async function retrieveRegion<const Chosen extends Selection = typeof wholeRow>(
  db: Executor,
  id: string,
  selection?: Chosen,
): Promise<Fetched<{ entity: "Region"; selection: Chosen }>> {
  const region = await fetchById(db, "Region", id, selection)
  if (!region) throw regionErrors.not_found(id)
  return region
}

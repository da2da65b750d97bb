import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { customerErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * A customer by id.
 * @throws customers.not_found
 * @since 0.1
 */
export async function retrieveCustomer(
  db: Executor,
  id: string,
  selection?: Selection,
): Promise<ResponseRow> {
  const customer = await fetchById(db, "Customer", id, selection)
  if (!customer) throw customerErrors.not_found(id)
  return customer
}

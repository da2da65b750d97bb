import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { selectionOf, type Selection } from "../../../platform/query/selection.ts"
import { discountErrors } from "./errors.ts"
import { discountSelection } from "./selections.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

const usual = selectionOf({}, discountSelection)

/**
 * Reads a discount.
 * @throws discounts.not_found
 * @since 0.1
 */
export async function retrieveDiscount(
  db: Executor,
  id: string,
  selection: Selection = usual,
): Promise<ResponseRow> {
  const discount = await fetchFirst(db, { entity: "Discount", selection, filters: { id }, eager: false })
  if (!discount) throw discountErrors.not_found(id)
  return discount
}

/**
 * Reads a discount by its code, in any case.
 * @throws discounts.code_unknown
 * @since 0.1
 */
export async function retrieveDiscountByCode(
  db: Executor,
  code: string,
  selection: Selection = usual,
): Promise<ResponseRow> {
  const stored = normalizeCode(code)
  const discount = await fetchFirst(db, {
    entity: "Discount",
    selection,
    filters: { code: stored },
    eager: false,
  })
  if (!discount) throw discountErrors.code_unknown(code)
  return discount
}

/** Codes are stored in capitals without spaces around them. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

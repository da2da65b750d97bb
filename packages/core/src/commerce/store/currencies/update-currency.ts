import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { fetchFirst } from "../../../platform/query/fetch.ts"
import { currencyErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Says whether prices in a currency include tax.
 * @param code ISO 4217, upper or lower case
 * @returns the currency
 * @throws currencies.not_found
 * @emits currency.updated
 * @since 0.1
 */
export async function updateCurrency(
  context: Context,
  code: string,
  change: { includes_tax?: boolean | null },
): Promise<ResponseRow> {
  const filters = { code: code.toLowerCase() }
  const currency = await fetchFirst(context.db, { entity: "Currency", filters })
  if (!currency) throw currencyErrors.not_found(code.toLowerCase())
  const { includes_tax } = requiredColumns("currency", { includes_tax: change.includes_tax })
  if (includes_tax === undefined) return currency
  await context.db.updateTable("currency").set({ includes_tax }).where("code", "=", filters.code).execute()
  await context.emit("currency.updated", filters)
  return { ...currency, includes_tax }
}

import type { Executor } from "../../../platform/query/fetch.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"
import { priceWithTax, ratesOfShippingOptions } from "../tax/index.ts"

/**
 * Adds to shipping options what their prices mean with tax: `price_incl_tax`, `tax_rates`, `tax_amount`. Options
 * of a region that does not tax by itself have no rates. One statement.
 * @param options rows with at least `amount` and `includes_tax`
 * @returns new rows; amounts in smallest units
 * @since 0.1
 */
export async function priceOptions(
  db: Executor,
  options: readonly Pick<Requested<"ShippingOption">, "id" | "amount" | "includes_tax">[],
): Promise<ResponseRow[]> {
  const rates = await ratesOfShippingOptions(
    db,
    options.map(({ id }) => id),
  )
  return options.map((option) => {
    const taxRates = rates.get(option.id) ?? []
    const amount = option.amount ?? 0
    const { tax, price_incl_tax } = priceWithTax(amount, option.includes_tax ?? false, taxRates)
    return { ...option, price_incl_tax, tax_rates: taxRates, tax_amount: tax }
  })
}

/** A price of a variant. */
export interface VariantPrice {
  readonly amount: number
  readonly currency_code: string
  readonly region_id: string | null
  readonly price_list_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/** Whether a price holds in its currency everywhere, for every quantity, and outside of price lists. */
export function isPlain({ region_id, price_list_id, min_quantity, max_quantity }: VariantPrice): boolean {
  return !region_id && !price_list_id && min_quantity === null && max_quantity === null
}

/** The prices of a variant for a copy of it. Prices of price lists stay with the original. */
export function copiedPrices(prices: readonly VariantPrice[]) {
  return prices
    .filter(({ price_list_id }) => !price_list_id)
    .map(({ amount, currency_code, region_id, min_quantity, max_quantity }) => ({
      amount,
      ...(region_id ? { region_id } : { currency_code }),
      min_quantity,
      max_quantity,
    }))
}

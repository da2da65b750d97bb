interface CopiedPrice {
  readonly amount: number
  readonly currency_code: string
  readonly region_id: string | null
  readonly price_list_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/** The prices of a variant as another one takes them: those of price lists stay with the original. */
export function copiedPrices(prices: readonly CopiedPrice[]) {
  return prices
    .filter(({ price_list_id }) => !price_list_id)
    .map(({ amount, currency_code, region_id, min_quantity, max_quantity }) => ({
      amount,
      ...(region_id ? { region_id } : { currency_code }),
      min_quantity,
      max_quantity,
    }))
}

/** What a table compares with the bounds of its rates: grams, the smallest unit of the currency, or units. */
export type Basis = "weight" | "total" | "count"

/** The price for carts from `min_value` up to, but not including, `max_value`. */
export interface Rate {
  /** the country in lower case, such as `de`; null for all countries without rates */
  readonly country_code: string | null
  readonly min_value: number
  /** null for no upper bound */
  readonly max_value: number | null
  /** an integer in the smallest unit of the table's currency */
  readonly price: number
}

/** A table of shipping prices. */
export interface RateTable {
  readonly id: string
  readonly name: string
  readonly currency_code: string
  readonly basis: Basis
  readonly rates: readonly Rate[]
}

/**
 * Finds the price for a value. If a country has rates, the rates for all countries do not apply to it.
 * @returns undefined if no rate contains the value
 */
export function findPrice(
  rates: readonly Rate[],
  country: string | undefined,
  value: number,
): number | undefined {
  const own = rates.filter(({ country_code: code }) => code !== null && code === country)
  const applicable = own.length > 0 ? own : rates.filter(({ country_code: code }) => code === null)
  return applicable.find(
    ({ min_value: min, max_value: max }) => value >= min && (max === null || value < max),
  )?.price
}

/**
 * Finds two rates of one country that contain the same value.
 * @returns the lower bounds of the two
 */
export function findOverlap(rates: readonly Rate[]): readonly [number, number] | undefined {
  for (const [place, first] of rates.entries())
    for (const second of rates.slice(place + 1)) {
      if (first.country_code !== second.country_code) continue
      const [low, high] = first.min_value <= second.min_value ? [first, second] : [second, first]
      if (low.max_value === null || low.max_value > high.min_value) return [low.min_value, high.min_value]
    }
  return undefined
}

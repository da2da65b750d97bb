import { round, zeroDecimalCurrencies } from "../../../platform/kernel/money.ts"

/** Files show amounts as v1's do: divided by 100, except in currencies without a smaller unit. */
function factorOf(currency: string): 1 | 100 {
  return zeroDecimalCurrencies.has(currency.toLowerCase()) ? 1 : 100
}

/**
 * An amount as a cell of a file shows it.
 * @param amount smallest units
 * @source facts/csv.json, productExport.rules.priceUnit
 */
export function shownAmount(amount: number, currency: string): number {
  return amount / factorOf(currency)
}

/**
 * The amount that a cell of a file stands for.
 * @param shown e.g. 12.34
 * @returns smallest units
 */
export function storedAmount(shown: number, currency: string): number {
  return round(Number((shown * factorOf(currency)).toFixed(6)))
}

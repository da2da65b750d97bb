import { currencyDecimals } from "@stheno/core"
import { NotTaken } from "./records.ts"

/**
 * Converts an amount without rounding.
 * @param decimal the amount in units of the currency, such as `"19.90"`
 * @param currency the ISO 4217 code
 * @returns the amount in the smallest unit of the currency
 * @throws NotTaken for an amount that the currency does not have, such as `"0.005"` in EUR
 * @since 0.1
 */
export function smallestUnits(decimal: string, currency: string): number {
  const [, sign, units, fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.trim()) ?? []
  if (units === undefined) throw new NotTaken(`"${decimal}" is not an amount`)
  const decimals = currencyDecimals(currency)
  if (/[1-9]/.test(fraction.slice(decimals)))
    throw new NotTaken(`The amount ${decimal} has more decimals than ${currency.toUpperCase()}`)
  const amount = Number(units + fraction.slice(0, decimals).padEnd(decimals, "0"))
  if (!Number.isSafeInteger(amount)) throw new NotTaken(`The amount ${decimal} is too large`)
  return sign && amount !== 0 ? -amount : amount
}

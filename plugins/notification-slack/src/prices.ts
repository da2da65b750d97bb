import { currencyDecimals } from "@stheno/core"

/** An amount as v1's templates show it, such as `19.99 EUR`. */
export function price(amount: unknown, currency: unknown): string {
  const code = String(currency).toUpperCase()
  const decimals = currencyDecimals(code)
  const value = Math.round(Number(amount ?? 0))
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return `${value < 0 ? "-" : ""}${text} ${code}`
}

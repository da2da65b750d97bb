import { currencyDecimals } from "@stheno/core"

/**
 * An amount as people read it, with as many decimals as the currency has: 1999 of `usd` is `$19.99`, of `jpy` `¥1,999`.
 * Whole numbers are never divided, so no digit is lost.
 * @param amount smallest units
 * @param currency ISO 4217, in any case
 * @param locale whose separators and places of the currency are used, such as `de-AT`
 * @since 0.1
 */
export function formatAmount(amount: number, currency: string, locale = "en"): string {
  const decimals = currencyDecimals(currency)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const decimal = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // A decimal text is formatted digit by digit; as a number it might be rounded.
  return format.format(`${amount < 0 ? "-" : ""}${decimal}` as unknown as number)
}

/** Currencies whose API amounts are whole units and not hundredths. */
const zeroDecimal = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" "))
const threeDecimal = new Set("bhd iqd jod kwd lyd omr tnd".split(" "))

/** The number of decimals that the API's integer amounts have in a currency. */
export function currencyDecimals(currency: string): number {
  const code = currency.toLowerCase()
  if (zeroDecimal.has(code)) return 0
  return threeDecimal.has(code) ? 3 : 2
}

/**
 * Formats an integer amount of the API, such as 2450 in `eur`, as `€24.50`.
 * @param amount smallest units of the currency
 * @param currency ISO 4217 code in upper or lower case
 * @param locale BCP 47 tag, such as `de-DE`
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const decimals = currencyDecimals(currency)
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals)
}

/** The amount as a decimal text without a symbol, as structured data needs it: `24.50`. */
export function decimalAmount(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

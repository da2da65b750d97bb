/** Currencies with three decimals: Stripe requires the last digit of an amount to be 0. */
const roundedToTen: ReadonlySet<string> = new Set(["bhd", "jod", "kwd", "omr", "tnd"])

/** Currencies without decimals of which Stripe still expects hundredths. */
const inHundredths: ReadonlySet<string> = new Set(["ugx"])

/**
 * Converts an amount to the unit of Stripe's API.
 *
 * | currency | amount | in Stripe |
 * | -------- | ------ | --------- |
 * | eur | 2500 | 2500 |
 * | jpy | 2500 | 2500 |
 * | kwd | 2504 | 2500 |
 * | ugx | 2500 | 250000 |
 * @param amount an integer in the currency's smallest unit
 */
export function toStripeAmount(amount: number, currencyCode: string): number {
  const code = currencyCode.toLowerCase()
  if (inHundredths.has(code)) return amount * 100
  return roundedToTen.has(code) ? Math.round(amount / 10) * 10 : amount
}

/** Converts an amount of Stripe's API to the currency's smallest unit. */
export function fromStripeAmount(amount: number, currencyCode: string): number {
  return inHundredths.has(currencyCode.toLowerCase()) ? amount / 100 : amount
}

/** An amount of Stripe's API for people, such as `25.00 EUR`. */
export function describeAmount(amount: number, currencyCode: string, decimals: number): string {
  const units = fromStripeAmount(amount, currencyCode)
  return `${(units / 10 ** decimals).toFixed(decimals)} ${currencyCode.toUpperCase()}`
}

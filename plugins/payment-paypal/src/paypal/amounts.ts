import { currencyDecimals } from "@stheno/core"

/** An amount of PayPal's API. */
export interface PayPalAmount {
  readonly currency_code: string
  /** a decimal number such as `25.00` */
  readonly value: string
}

/** Currencies of which PayPal accepts whole units only, although they have decimals. */
const whole: ReadonlySet<string> = new Set(["huf", "twd"])

/**
 * Converts an amount to PayPal's form.
 *
 * | currency | amount | at PayPal |
 * | -------- | ------ | --------- |
 * | eur | 2505 | 25.05 |
 * | jpy | 2505 | 2505 |
 * | huf | 250050 | 2501 |
 * @param amount an integer in the currency's smallest unit
 */
export function toPayPalAmount(amount: number, currencyCode: string): PayPalAmount {
  const decimals = currencyDecimals(currencyCode)
  const units = amount / 10 ** decimals
  const value = whole.has(currencyCode.toLowerCase()) ? String(Math.round(units)) : units.toFixed(decimals)
  return { currency_code: currencyCode.toUpperCase(), value }
}

/** An amount of PayPal's API in the currency's smallest unit. */
export function fromPayPalAmount({ value, currency_code }: PayPalAmount): number {
  return Math.round(Number(value) * 10 ** currencyDecimals(currency_code))
}

/** An amount for people, such as `25.00 EUR`. */
export function describeAmount({ value, currency_code }: PayPalAmount): string {
  return `${value} ${currency_code}`
}

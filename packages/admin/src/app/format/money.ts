import { computeAmount, formatAmount } from "@stheno/medusa-react"
import { locale } from "./locale.ts"

/**
 * Digits behind the point of a currency, as the API counts.
 * @param currency ISO 4217 code
 */
export function currencyDigits(currency: string): number {
  const region = { currency_code: currency, tax_rate: 0, tax_code: null }
  return Math.round(3 - Math.log10(computeAmount({ amount: 1000, region, includeTaxes: false })))
}

/**
 * An amount as people read it.
 * @param amount in the currency's smallest unit; nothing gives a dash
 * @param currency ISO 4217 code
 */
export function formatMoney(amount: number | null | undefined, currency: string): string {
  if (amount == null) return "–"
  const region = { currency_code: currency, tax_rate: 0, tax_code: null }
  // Without a sum to deduct, `-sum` is -0, which would be shown with its sign.
  return formatAmount({ amount: amount === 0 ? 0 : amount, region, includeTaxes: false, locale })
}

/**
 * An amount as a form field shows it.
 * @param amount in the currency's smallest unit
 * @returns e.g. `12.50`, with the currency's digits
 */
export function moneyText(amount: number | null | undefined, currency: string): string {
  if (amount == null) return ""
  const digits = currencyDigits(currency)
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0")
  const whole = figures.slice(0, figures.length - digits)
  const sign = amount < 0 ? "-" : ""
  return digits === 0 ? sign + whole : `${sign}${whole}.${figures.slice(-digits)}`
}

/**
 * What was typed into a field for an amount. A comma is a point, and spaces do not count.
 * @returns the amount in the currency's smallest unit; undefined if the text is not an amount or has too many decimals
 */
export function parseMoney(text: string, currency: string): number | undefined {
  const digits = currencyDigits(currency)
  const [, whole, part = ""] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.replace(/\s/g, "")) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole + part.padEnd(digits, "0"))
}

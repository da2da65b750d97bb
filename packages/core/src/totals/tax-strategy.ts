import { round } from "../kernel/money.ts"
import type { TaxableLine, TaxableMethod, TaxLineInput } from "../kernel/tax-amount.ts"
import { usualTaxes, type TaxCalculation } from "../kernel/tax-calculation.ts"

/**
 * Where something is sold.
 * @since 0.1
 */
export interface TaxPlace {
  /** null when nothing is known of it any more */
  readonly region_id: string | null
  /** three small letters, e.g. `eur` */
  readonly currency_code: string | null
}

/**
 * A tax line as strategies see it.
 * @since 0.1
 */
export interface TaxLineOfQuestion extends TaxLineInput {
  readonly name?: string
  readonly code?: string | null
}

interface Question {
  /** at least one */
  readonly taxLines: readonly TaxLineOfQuestion[]
  readonly place: TaxPlace
  /** what every shop charges, or the strategy before: whole smallest units */
  readonly usual: number
}

/**
 * A line whose tax is sought.
 * @since 0.1
 */
export interface LineTaxQuestion extends Question {
  readonly kind: "item"
  /** the line, with its quantity; for a refund, with the quantity that is paid back */
  readonly line: TaxableLine
  /** what is taken off the line before tax: smallest units, which may have a fraction */
  readonly discount: number
}

/**
 * A shipping method whose tax is sought.
 * @since 0.1
 */
export interface ShippingTaxQuestion extends Question {
  readonly kind: "shipping_method"
  readonly method: TaxableMethod
}

/**
 * A tax that is sought, with the answer that every shop gives.
 * @since 0.1
 */
export type TaxQuestion = LineTaxQuestion | ShippingTaxQuestion

/**
 * Decides how much tax there is on a line or a shipping method, from the tax lines that its provider or the rates of
 * the region gave it. It is asked whenever totals are reckoned, with and without the discount, so it reads nothing,
 * and answers the same for the same question.
 * @returns `question.usual` or another amount, in whole smallest units; negative for a line that takes something back
 * @since 0.1
 */
export type DecideTax = (question: TaxQuestion) => number

/**
 * How a shop calculates taxes. Lines and methods without tax lines have no tax, and no strategy is asked about them.
 * @param strategies each is told the answer of the one before; without any the usual calculation is returned as it is
 * @param place of the cart or order; its other columns do not matter
 * @since 0.1
 */
export function taxCalculation(
  strategies: readonly DecideTax[],
  place: Partial<Readonly<Record<keyof TaxPlace, unknown>>>,
): TaxCalculation {
  if (strategies.length === 0) return usualTaxes
  const known: TaxPlace = {
    region_id: (place.region_id as string | null | undefined) ?? null,
    currency_code: (place.currency_code as string | null | undefined) ?? null,
  }
  const lineTax = (line: TaxableLine, discount = 0) =>
    decide(strategies, line.tax_lines, usualTaxes.lineTax(line, discount), (taxLines, usual) => ({
      kind: "item",
      line,
      discount,
      taxLines,
      usual,
      place: known,
    }))
  return {
    lineTax,
    netPrice: (line) => line.unit_price * line.quantity - (line.includes_tax ? lineTax(line) : 0),
    shippingTax: (method) =>
      decide(strategies, method.tax_lines, round(usualTaxes.shippingTax(method)), (taxLines, usual) => ({
        kind: "shipping_method",
        method,
        taxLines,
        usual,
        place: known,
      })),
  }
}

function decide(
  strategies: readonly DecideTax[],
  taxLines: readonly TaxLineInput[] | null | undefined,
  usual: number,
  question: (taxLines: readonly TaxLineInput[], usual: number) => TaxQuestion,
): number {
  if (!taxLines?.length) return 0
  return strategies.reduce((answer, strategy) => checked(strategy(question(taxLines, answer))), usual)
}

function checked(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount
  throw new TypeError(`A tax strategy answered ${String(amount)}: a tax is a whole number of smallest units.`)
}

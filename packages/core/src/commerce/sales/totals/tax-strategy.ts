import { StrategyKind } from "../../../platform/kernel/strategies.ts"
import { round } from "../../../platform/kernel/money.ts"
import type { TaxableLine, TaxableMethod, TaxLineInput } from "../../../platform/kernel/tax-amount.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"

/**
 * The place of a sale, for tax calculations.
 * @since 0.1
 */
export interface TaxPlace {
  /** null when it is no longer known */
  readonly region_id: string | null
  /** the three-letter ISO 4217 code in lower case, such as `eur` */
  readonly currency_code: string | null
}

/**
 * A tax line as strategies receive it.
 * @since 0.1
 */
export interface TaxLineOfQuestion extends TaxLineInput {
  readonly name?: string
  readonly code?: string | null
}

interface Question {
  /** at least one */
  readonly taxLines: readonly TaxLineOfQuestion[]
  /** the region and the currency of the sale */
  readonly place: TaxPlace
  /**
   * the tax of the built-in calculation or of the previous strategy, an integer in the currency's smallest unit
   */
  readonly usual: number
}

/**
 * A line item whose tax is calculated.
 * @since 0.1
 */
export interface LineTaxQuestion extends Question {
  /** `item` for a line item */
  readonly kind: "item"
  /** the line item with its quantity; for a refund, with the quantity that is refunded */
  readonly line: TaxableLine
  /** the discount on the line item before tax, in the currency's smallest unit, possibly with a fraction */
  readonly discount: number
}

/**
 * A shipping method whose tax is calculated.
 * @since 0.1
 */
export interface ShippingTaxQuestion extends Question {
  /** `shipping_method` for a shipping method */
  readonly kind: "shipping_method"
  /** the shipping method */
  readonly method: TaxableMethod
}

/**
 * A line item or shipping method whose tax is calculated, with the result of the built-in calculation.
 * @since 0.1
 */
export type TaxQuestion = LineTaxQuestion | ShippingTaxQuestion

/**
 * Decides the tax amount of a line item or a shipping method from its tax lines, which the tax provider or the
 * region's rates determine. It is called whenever totals are calculated, with and without the discount, so it
 * cannot query the database and has to return the same result for the same input.
 * @returns `question.usual` or another amount, an integer in the currency's smallest unit; negative for returned
 *   items
 * @since 0.1
 */
export type DecideTax = (question: TaxQuestion) => number

/** Strategies that calculate taxes. */
export const taxStrategy = new StrategyKind<DecideTax>()

/**
 * How a shop calculates taxes. Lines and methods without tax lines have no tax, and no strategy is asked about them.
 * @param strategies each receives the result of the one before; without any, the standard calculation is returned unchanged
 * @param place of the cart or order; its other columns do not matter
 * @since 0.1
 */
export function taxCalculation(
  strategies: readonly DecideTax[],
  place: { readonly [Column in keyof TaxPlace]?: TaxPlace[Column] | undefined },
): TaxCalculation {
  if (strategies.length === 0) return usualTaxes
  const known: TaxPlace = {
    region_id: place.region_id ?? null,
    currency_code: place.currency_code ?? null,
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
  throw new TypeError(
    `The tax calculation strategy returned ${String(amount)}, but a tax is an integer in the smallest unit of the currency.`,
  )
}

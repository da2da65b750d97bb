import { roundedPercentage } from "../../../platform/kernel/money.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
import { lineItemTotals, type LineInput } from "../totals/index.ts"
import { matchesProduct, type ConditionInput, type ConditionProduct } from "./conditions.ts"

/**
 * A discount with its rule.
 * @since 0.1
 */
export interface DiscountInput {
  readonly id: string
  readonly rule: {
    readonly type: "percentage" | "fixed" | "free_shipping"
    /** percent for `percentage`, smallest units for `fixed`, without meaning for `free_shipping` */
    readonly value: number
    /** `total` spreads a fixed value over the lines, `item` takes it off every unit. Default `total` */
    readonly allocation?: "total" | "item" | null
  }
  readonly conditions?: readonly ConditionInput[] | null
}

/**
 * A line that may be discounted. A line whose price includes tax must come with its tax lines: without them
 * its net price is not known, and nothing is taken off.
 * @since 0.1
 */
export interface DiscountableLine extends LineInput {
  readonly product?: ConditionProduct | null
}

/**
 * A row for `line_item_adjustment`.
 * @since 0.1
 */
export interface AdjustmentRow {
  readonly item_id: string
  readonly discount_id: string
  readonly description: "discount"
  /** smallest units; a share of a fixed total has a fraction, as on the wire of v1 */
  readonly amount: number
}

/**
 * What do the discounts of a cart take off each line? Only the first discount that is not free shipping does.
 * Left out are return lines, lines that allow no discounts, products that the conditions exclude, and zeros.
 *
 * A percentage is rounded per line. A fixed total is spread over all lines that allow discounts (also those whose
 * products the conditions exclude: their share is not given to the others) and is not rounded per line; `round`
 * of the sum is exact again. No line gets more than its net price.
 * @param taxes how taxes are calculated; the standard calculation by default
 * @returns rows in the order of the lines; amounts in smallest units before tax
 * @since 0.1
 */
export function discountAdjustments(
  discounts: readonly DiscountInput[],
  lines: readonly DiscountableLine[],
  taxes = usualTaxes,
): AdjustmentRow[] {
  const discount = discounts.find(({ rule }) => rule.type !== "free_shipping")
  if (!discount) return []
  const discountable = lines.filter((line) => line.allow_discounts !== false && !line.is_return)
  const subtotal = discountable.reduce((sum, line) => sum + netPrice(line, taxes), 0)
  return discountable
    .filter((line) => matchesProduct(discount.conditions ?? [], line.product ?? null))
    .map((line) => ({
      line,
      amount: adjustmentAmount(discount, { price: netPrice(line, taxes), quantity: line.quantity }, subtotal),
    }))
    .filter(({ amount }) => amount > 0)
    .map(({ line, amount }) => ({
      item_id: line.id,
      discount_id: discount.id,
      description: "discount",
      amount,
    }))
}

function adjustmentAmount(
  { rule }: DiscountInput,
  line: { readonly price: number; readonly quantity: number },
  subtotal: number,
): number {
  const { price, quantity } = line
  if (price <= 0) return 0
  if (rule.type === "percentage") return Math.min(roundedPercentage(price, rule.value), price)
  if (rule.allocation === "item") return Math.min(rule.value * quantity, price)
  // The share is formed before it is multiplied: so v1's fractions come out to the last digit.
  return Math.min(Math.min(rule.value, subtotal) * (price / subtotal), price)
}

function netPrice(line: DiscountableLine, taxes: TaxCalculation): number {
  return lineItemTotals(line, 0, taxes).subtotal
}

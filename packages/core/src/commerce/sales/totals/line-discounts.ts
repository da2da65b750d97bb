import type { AppliedDiscountInput, LineInput } from "./shapes.ts"

/**
 * The discount whose adjustments count: the first that is not free shipping.
 * @since 0.1
 */
export function itemDiscount(discounts: readonly AppliedDiscountInput[]): AppliedDiscountInput | undefined {
  return discounts.find((discount) => discount.rule && discount.rule.type !== "free_shipping")
}

/**
 * Whether one of the discounts is free shipping.
 * @since 0.1
 */
export function hasFreeShipping(discounts: readonly AppliedDiscountInput[]): boolean {
  return discounts.some((discount) => discount.rule?.type === "free_shipping")
}

/**
 * What is taken off a line before tax, not rounded. Counted are the adjustments of the discount in force (rows
 * that a removed discount left behind are not) and those made by hand.
 * @param line its `adjustments`; with `allow_discounts` false only those made by hand count
 * @param discounts all discounts of the cart or order
 * @returns smallest units with a fraction
 * @since 0.1
 */
export function lineDiscount(line: LineInput, discounts: readonly AppliedDiscountInput[]): number {
  const discount = line.allow_discounts === false ? undefined : itemDiscount(discounts)
  return (line.adjustments ?? [])
    .filter(({ discount_id }) => discount_id === null || discount_id === discount?.id)
    .reduce((sum, { amount }) => sum + amount, 0)
}

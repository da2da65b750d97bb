import { round } from "../../../platform/kernel/money.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
import { giftCardTotals } from "./gift-card-totals.ts"
import { hasFreeShipping, lineDiscount } from "./line-discounts.ts"
import { lineItemTotals } from "./line-item-totals.ts"
import type { CartInput, CartTotals, TotalsResult } from "./shapes.ts"
import { methodTax, shippingMethodTotals } from "./shipping-method-totals.ts"
import { sumUp, total } from "./sums.ts"

/**
 * What does this cart cost, and each of its lines and shipping methods?
 *
 * `total = subtotal + shipping_total + tax_total - gift_card_total - discount_total - gift_card_tax_total`. It
 * is negative only when returned lines outweigh the rest: a swap in the customer's favor.
 * @param cart amounts in smallest units; taxes count as far as lines and methods have `tax_lines`
 * @param taxes how taxes are calculated; the standard calculation by default
 * @returns whole smallest units; lines and methods by id
 * @since 0.1
 */
export function cartTotals(cart: CartInput, taxes = usualTaxes): TotalsResult<CartTotals> {
  const { items, shippingMethods } = partTotals(cart, taxes)
  const sums = sumUp(items.values(), shippingMethods.values())
  const cards = giftCardTotals(cart.region.gift_cards_taxable, sums, cart.gift_cards)
  const net = sums.subtotal + sums.shipping_total - sums.discount_total
  const totals = {
    ...sums,
    gift_card_total: cards.total,
    gift_card_tax_total: cards.tax_total,
    total: net + sums.tax_total - cards.total - cards.tax_total,
  }
  return { totals, items, shippingMethods }
}

/**
 * The totals of a cart as v1's older service computes them, which swaps use for their cart: the taxes of lines
 * and shipping methods are rounded together, and the tax of gift cards comes off `tax_total` where the region
 * taxes gift cards, instead of off `total`.
 * @param cart as for `cartTotals`
 * @param taxes as for `cartTotals`
 * @returns whole smallest units
 * @since 0.1
 */
export function swapCartTotals(
  cart: CartInput,
  taxes = usualTaxes,
): Omit<CartTotals, "item_tax_total" | "shipping_tax_total"> {
  const { items, shippingMethods } = partTotals(cart, taxes)
  const sums = sumUp(items.values(), shippingMethods.values())
  const tax = combinedTax(cart, sums.item_tax_total, taxes)
  const cards = giftCardTotals(cart.region.gift_cards_taxable, { ...sums, tax_total: tax }, cart.gift_cards)
  const tax_total = cart.region.gift_cards_taxable ? tax - cards.tax_total : tax
  const { subtotal, discount_total, shipping_total } = sums
  return {
    subtotal,
    discount_total,
    shipping_total,
    tax_total,
    gift_card_total: cards.total,
    gift_card_tax_total: cards.tax_total,
    total: subtotal + shipping_total + tax_total - discount_total - cards.total,
  }
}

function partTotals(cart: CartInput, taxes: TaxCalculation): Omit<TotalsResult<CartTotals>, "totals"> {
  const { discounts } = cart
  const free = hasFreeShipping(discounts)
  return {
    items: new Map(
      cart.items.map((item) => [item.id, lineItemTotals(item, lineDiscount(item, discounts), taxes)]),
    ),
    shippingMethods: new Map(
      cart.shipping_methods.map((method) => [method.id, shippingMethodTotals(method, free, taxes)]),
    ),
  }
}

function combinedTax(cart: CartInput, itemTax: number, taxes: TaxCalculation): number {
  if (hasFreeShipping(cart.discounts)) return itemTax
  return round(itemTax + total(cart.shipping_methods, (method) => methodTax(method, taxes)))
}

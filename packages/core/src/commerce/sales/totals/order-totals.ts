import { round } from "../../../platform/kernel/money.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
import { giftCardTotals, giftCardTransactionTotals } from "./gift-card-totals.ts"
import { hasFreeShipping, lineDiscount } from "./line-discounts.ts"
import { lineItemRefund } from "./line-item-refund.ts"
import { lineItemTotals, lineItemTotalsAtRate } from "./line-item-totals.ts"
import type {
  GiftCardTotals,
  OrderInput,
  OrderLineInput,
  OrderLineItemTotals,
  OrderTotals,
  ShippingMethodTotals,
  TotalsResult,
} from "./shapes.ts"
import { shippingMethodTotals, shippingMethodTotalsAtRate } from "./shipping-method-totals.ts"
import { sumUp, total, type Sums } from "./sums.ts"

/**
 * What does this order cost, what was paid and refunded, and which part belongs to each line and method?
 *
 * As on a cart, but the tax of gift cards comes off `tax_total`, and `total = subtotal + shipping_total +
 * tax_total - gift_card_total - discount_total`. Gift card transactions, where there are any, count instead of
 * the cards' balances. Lines count the ordered quantity; only `refundable` considers returned units.
 * @param order amounts in smallest units, with the tax lines stored when it was placed
 * @param taxes how taxes are calculated; the standard calculation by default
 * @returns whole smallest units; lines and methods by id
 * @since 0.1
 */
export function orderTotals(
  order: OrderInput,
  taxes = usualTaxes,
): TotalsResult<OrderTotals, OrderLineItemTotals> {
  const items = new Map(order.items.map((item) => [item.id, itemTotals(item, order, taxes)]))
  const shippingMethods = methodTotals(order, taxes)
  const sums = sumUp(items.values(), shippingMethods.values())
  const cards = cardTotals(order, sums)
  const tax_total = sums.tax_total - cards.tax_total
  const paid_total = total(order.payments, (payment) => payment.amount)
  const refunded_total = round(total(order.refunds, (refund) => refund.amount))
  const totals = {
    ...sums,
    tax_total,
    gift_card_total: cards.total,
    gift_card_tax_total: cards.tax_total,
    total: sums.subtotal + sums.shipping_total + tax_total - cards.total - sums.discount_total,
    paid_total,
    refunded_total,
    refundable_amount: paid_total - refunded_total,
  }
  return { totals, items, shippingMethods }
}

/**
 * The totals of one line of an order, as `orderTotals` gives them. Also for lines that an order's swaps and
 * claims added, of which answers show `refundable`.
 * @param item amounts in smallest units
 * @param order its discounts, and its `tax_rate` where it has one
 * @param taxes as for `orderTotals`
 * @since 0.1
 */
export function itemTotals(
  item: OrderLineInput,
  order: Pick<OrderInput, "discounts" | "tax_rate">,
  taxes = usualTaxes,
): OrderLineItemTotals {
  const { discounts, tax_rate } = order
  const discount = lineDiscount(item, discounts)
  const totals = tax_rate
    ? lineItemTotalsAtRate(item, discount, tax_rate)
    : lineItemTotals(item, discount, taxes)
  const quantity = item.quantity - (item.returned_quantity ?? 0)
  return { ...totals, refundable: lineItemRefund({ line: item, quantity }, { discounts, tax_rate, taxes }) }
}

function methodTotals(order: OrderInput, taxes: TaxCalculation): Map<string, ShippingMethodTotals> {
  const free = hasFreeShipping(order.discounts)
  const rate = order.tax_rate
  return new Map(
    order.shipping_methods.map((method) => [
      method.id,
      rate ? shippingMethodTotalsAtRate(method, free, rate) : shippingMethodTotals(method, free, taxes),
    ]),
  )
}

function cardTotals(order: OrderInput, sums: Sums): GiftCardTotals {
  if (order.gift_card_transactions.length > 0) {
    return giftCardTransactionTotals(order.gift_card_transactions, order.region, sums)
  }
  return giftCardTotals(order.region.gift_cards_taxable, sums, order.gift_cards)
}

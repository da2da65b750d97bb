import type { PaymentLine } from "../../../platform/kernel/payment-provider.ts"
import type { CartTotals, TotalsResult } from "../totals/index.ts"
import type { CartRow } from "./load-cart.ts"

/**
 * The lines and the shipping of a cart, as payment services list them.
 * Includes taxes and discounts. Excludes gift cards that pay a part.
 * @returns lines in the order of the cart, then its shipping methods
 * @since 0.1
 */
export function paymentLines(cart: CartRow, totals: TotalsResult<CartTotals>): PaymentLine[] {
  const products = cart.items.flatMap((item): PaymentLine[] => {
    const costs = totals.items.get(item.id)
    if (!costs) return []
    return [
      {
        kind: "product",
        title: item.title,
        sku: item.variant?.sku ?? undefined,
        quantity: item.quantity,
        ...amountsOf(costs, item),
        isShipped: !item.is_giftcard,
      },
    ]
  })
  const shipping = cart.shipping_methods.flatMap((method): PaymentLine[] => {
    const costs = totals.shippingMethods.get(method.id)
    if (!costs) return []
    return [
      {
        kind: "shipping",
        title: "Shipping",
        quantity: 1,
        ...amountsOf(costs, method),
        isShipped: false,
      },
    ]
  })
  return [...products, ...shipping]
}

interface Costs {
  readonly original_total: number
  readonly total: number
  readonly tax_total: number
}

function amountsOf(
  { original_total: originalTotal, total, tax_total: taxTotal }: Costs,
  { tax_lines }: { readonly tax_lines: readonly { readonly rate: number }[] },
) {
  return { originalTotal, total, taxTotal, taxRate: tax_lines.reduce((sum, { rate }) => sum + rate, 0) }
}

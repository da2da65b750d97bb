import { cartErrors, type LoadedCart } from "../carts/index.ts"
import { inventoryErrors, shortagesIn } from "../../stock/inventory/index.ts"
import type { Row } from "../../../platform/query/fetch.ts"

/**
 * Refuses a cart that cannot be completed, before anybody is asked for money. What others may take away in the
 * meantime (units in stock, uses of discounts, balances of gift cards) is checked again when the order is made.
 * @throws carts.negative_total, carts.no_payment_session, carts.variant_gone, inventory.insufficient, carts.empty, carts.no_customer, in
 *   this order
 * @since 0.1
 */
export function checkCompletable(cart: LoadedCart, options: { readonly needsStock: boolean }): void {
  const { row, totals } = cart
  const { total } = totals.totals
  if (total < 0 && row.type !== "swap") throw cartErrors.negative_total(total)
  if (total > 0 && !selectedSession(row)) throw cartErrors.no_payment_session()
  const lines = (row.items as Row[]).filter((item) => !item.is_return)
  const gone = lines.filter((item) => item.variant_id && !item.variant)
  if (gone.length > 0) throw cartErrors.variant_gone(gone.map((item) => item.title as string))
  if (options.needsStock) checkStock(cart, lines)
  if ((row.items as Row[]).length === 0) throw cartErrors.empty()
  if (!row.customer_id) throw cartErrors.no_customer()
}

/** The payment session of a cart that is to pay. */
export function selectedSession(cart: Row): Row | undefined {
  return (cart.payment_sessions as Row[]).find((session) => session.is_selected)
}

function checkStock({ stock }: LoadedCart, lines: readonly Row[]): void {
  const demands = lines
    .filter((item) => item.variant)
    .map((item) => ({ variant: item.variant as Row, quantity: item.quantity as number }))
  const [short] = shortagesIn(stock, demands)
  if (short) throw inventoryErrors.insufficient(short)
}

import { cartErrors, regionOf, type CartItem, type CartRow, type LoadedCart } from "../carts/index.ts"
import { inventoryErrors, shortagesIn } from "../../stock/inventory/index.ts"

/**
 * Refuses a cart that cannot be completed, before anybody is asked for money. What others may take away in the
 * meantime (units in stock, uses of discounts, balances of gift cards) is checked again when the order is made.
 * @throws carts.region_gone, carts.negative_total, carts.no_payment_session, carts.variant_gone, inventory.insufficient, carts.empty, carts.no_customer, in
 *   this order
 * @since 0.1
 */
export function checkCompletable(cart: LoadedCart, options: { readonly needsStock: boolean }): void {
  const { row, totals } = cart
  const { total } = totals.totals
  regionOf(row)
  if (total < 0 && row.type !== "swap") throw cartErrors.negative_total(total)
  if (total > 0 && !selectedSession(row)) throw cartErrors.no_payment_session()
  const lines = row.items.filter((item) => !item.is_return)
  const gone = lines.filter((item) => item.variant_id && !item.variant)
  if (gone.length > 0) throw cartErrors.variant_gone(gone.map((item) => item.title))
  if (options.needsStock) checkStock(cart, lines)
  if (row.items.length === 0) throw cartErrors.empty()
  if (!row.customer_id) throw cartErrors.no_customer()
}

/** The payment session of a cart that is to pay. */
export function selectedSession(cart: CartRow) {
  return cart.payment_sessions.find((session) => session.is_selected)
}

function checkStock({ stock }: LoadedCart, lines: readonly CartItem[]): void {
  const demands = lines.flatMap(({ variant, quantity }) => (variant ? [{ variant, quantity }] : []))
  const [short] = shortagesIn(stock, demands)
  if (short) throw inventoryErrors.insufficient(short)
}

import { dropDiscounts, type LoadedCart } from "../carts/index.ts"
import { lapseOf } from "../discounts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { CommerceError, defineErrors } from "../../../platform/kernel/errors.ts"
import { selectedSession } from "./check-completable.ts"

const errors = defineErrors("checkout", {
  // It stays under an idempotency key: clients that retry a 409 by themselves must not accept the new total.
  total_changed: {
    type: "conflict",
    code: "cart_total_changed",
    message: (shown: number, total: number) =>
      `The cart's total is now ${total}, more than the ${shown} that its payment session is for. Show the customer the new total, then complete the cart again.`,
    when: "The cart costs more than when its payment session was last updated: a discount or gift card is no longer valid, or a tax rate rose. Nothing was charged or reserved; the cart and its payment session now have the new total.",
    fix: "Retrieve the cart, show the customer its total, and complete it again with a new idempotency key.",
  },
  shipping_gone: {
    type: "conflict",
    code: "cart_total_changed",
    message: () =>
      "A free shipping discount is no longer valid, and the price of the shipping method is unknown without it. Let the customer choose a shipping method again.",
    when: "A free shipping discount is no longer valid, and the fulfillment provider calculates the shipping price. Nothing was charged or reserved.",
    fix: "List the cart's shipping options, add a shipping method, and complete the cart again with a new idempotency key.",
  },
})

/**
 * What the customer agreed to pay, and for what.
 * @since 0.1
 */
export interface Agreement {
  /** in the smallest unit; undefined without a payment session */
  readonly total: number | undefined
  readonly goods: string
}

/**
 * What the customer agreed to pay: the amount of the selected payment session. An agreement stands while a request
 * completes the cart, unless the customer changes what is in the cart meanwhile and is shown a new total with that.
 * @param earlier what the same request saw before
 * @since 0.1
 */
export function agreementOf({ row }: LoadedCart, earlier: Agreement | undefined): Agreement {
  const goods = JSON.stringify([
    row.items.map(({ id, quantity }) => [id, quantity]).sort(),
    row.shipping_methods.map(({ id }) => id).sort(),
  ])
  if (earlier?.goods === goods) return earlier
  const session = selectedSession(row)
  return { goods, total: session && (session.amount ?? 0) }
}

/**
 * Refuses to charge more than the customer agreed to.
 * @throws checkout.total_changed
 * @since 0.1
 */
export function assertAgreed({ totals }: LoadedCart, agreed: Agreement): void {
  const { total } = totals.totals
  if (agreed.total !== undefined && total > Math.max(0, agreed.total))
    throw errors.total_changed(agreed.total, total)
}

/**
 * Takes discounts off the cart that are disabled, expired, not valid yet or used up. Discounts of a swap were granted
 * with its order and stay.
 * @returns whether the cart had such discounts: it must be read again then
 * @throws checkout.shipping_gone
 * @locks cart
 * @since 0.1
 */
export async function dropLapsedDiscounts(context: Context, cart: LoadedCart): Promise<boolean> {
  const { discounts, type } = cart.row
  if (type === "swap") return false
  const now = new Date(context.engine.now())
  const lapsed = discounts.filter((discount) => lapseOf(discount, now))
  if (lapsed.length === 0) return false
  const ids = lapsed.map((discount) => discount.id)
  if (await dropDiscounts(context, cart, ids)) throw errors.shipping_gone()
  return true
}

/** Whether an order was refused because a discount stopped being valid while it was made. */
export function isLapse(error: unknown): boolean {
  return error instanceof CommerceError && error.definition?.startsWith("discounts.") === true
}

/**
 * Whether an order was refused because its total rose. The payment session has to be brought in line then, so that
 * the customer is shown what will be charged.
 * @since 0.1
 */
export function isTotalRefusal(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.code === "cart_total_changed"
}

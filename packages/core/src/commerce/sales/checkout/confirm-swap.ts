import { sql } from "kysely"
import { finishCart, regionOf, reserveForCart, type LoadedCart } from "../carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { defineErrors } from "../../../platform/kernel/errors.ts"
import { recordAuthorization } from "../payments/index.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

const errors = defineErrors("checkout", {
  swap_canceled: {
    type: "not_allowed",
    message: () => "Cart related to canceled swap cannot be completed",
    when: "The cart belongs to a swap that was canceled, so it cannot be completed.",
    fix: "Create a new swap.",
  },
  swap_missing: {
    type: "not_found",
    message: () => "Swap was not found",
    when: "The cart belongs to a swap that does not exist.",
    fix: "Create a new swap.",
  },
})

/**
 * The swap that a cart is for.
 * @throws checkout.swap_missing, checkout.swap_canceled
 * @since 0.1
 */
export async function swapOfCart(db: Executor, cartId: string) {
  const swap = await db
    .selectFrom("swap")
    .select(["id", "order_id", "allow_backorder", "canceled_at", "no_notification"])
    .where("cart_id", "=", cartId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!swap) throw errors.swap_missing()
  if (swap.canceled_at) throw errors.swap_canceled()
  return swap
}

/**
 * Takes the tax lines off the goods that come back with the cart of a swap, as v1 does when completing it fails or
 * the payment wants something more: the next attempt credits them without tax. Other carts have no such lines.
 * @source facts/checkout.json, taxLines.deletedWhen; flow store-swaps
 * @since 0.1
 */
export async function forgetReturnTaxes(db: Executor, cartId: string): Promise<void> {
  await sql`delete from line_item_tax_line t using line_item l, cart c
    where t.item_id = l.id and l.is_return and l.cart_id = c.id
      and c.id = ${cartId} and c.type = 'swap' and c.completed_at is null`.execute(db)
}

/**
 * Confirms the swap that a cart is for: what is due or owed is written down, its payment and shipping methods are
 * the swap's, and units are promised to the lines that are sent.
 * @returns the swap's id
 * @throws inventory.insufficient, inventory.no_location; the caller's transaction must be rolled back then
 * @locks inventory_level
 * @emits swap.payment_completed, payment.created, reservation-item.created, reservation-items.bulk-created
 * @since 0.1
 */
export async function confirmSwap(
  context: Pick<Context, "db" | "emit">,
  cart: LoadedCart,
  payment: { readonly providerId: string; readonly data: ProviderData } | undefined,
): Promise<string> {
  const { db } = context
  const { row, totals } = cart
  const due = totals.totals.total
  const swap = await swapOfCart(db, row.id)
  const paymentId = payment
    ? await recordAuthorization(db, {
        ...payment,
        cartId: row.id,
        orderId: swap.order_id,
        swapId: swap.id,
        amount: due,
        currencyCode: regionOf(row).currency_code,
      })
    : null
  const methods = sql`methods as (update shipping_method set swap_id = ${swap.id} where cart_id = ${row.id})`
  const confirmed = sql`confirmed as (update swap set difference_due = ${due},
    shipping_address_id = ${row.shipping_address_id},
    payment_status = ${due === 0 ? "confirmed" : "awaiting"}, confirmed_at = now(), updated_at = now()
    where id = ${swap.id})`
  await finishCart(db, row, { paymentId, along: [methods, confirmed] })
  await context.emit("swap.payment_completed", { id: swap.id, no_notification: swap.no_notification })
  // As in v1, what can be sent later is reserved only if the customer pays for it.
  if (!swap.allow_backorder || due > 0) await reserveForCart(context, row, { overbook: swap.allow_backorder })
  return swap.id
}

import { sql } from "kysely"
import { assertUsable, combinableDiscounts, discountsByCodes, type CartDiscount } from "../discounts/index.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { LoadedCart } from "./load-cart.ts"
import { lockCart, writeCart, type LockedCart } from "./locks.ts"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Puts these discounts on a cart instead of those it has. Any number of free shipping, and the first of the others.
 * @param cart locked
 * @param codes any case; none takes all discounts off
 * @throws discounts.codes_unknown, and what `assertUsable` refuses
 * @since 0.1
 */
export async function setDiscounts(
  context: Context,
  cart: LockedCart,
  codes: readonly string[],
): Promise<void> {
  const found = await discountsByCodes(context.db, codes)
  const customer_group_ids = await groupsOf(context.db, cart.customer_id)
  const user = { region_id: cart.region_id, customer_id: cart.customer_id, customer_group_ids }
  for (const discount of found) assertUsable(discount, user, new Date(context.engine.now()))
  const chosen = combinableDiscounts(found)
  const wasFree = await replaceDiscounts(context.db, cart.id, chosen)
  await adjustShippingPrices(context.db, cart.id, wasFree)
  // Without a discount on lines, v1 leaves what the last one took off on record; totals pass it over.
  if (chosen.length === 0 || chosen.some(({ rule }) => rule.type !== "free_shipping"))
    await refreshAdjustments(context, cart)
}

/**
 * Removes a discount from a cart. A code that the cart does not have is ignored.
 * @param cart locked
 * @since 0.1
 */
export async function removeDiscount(context: Context, cart: LockedCart, code: string): Promise<void> {
  const isWanted = sql`d.code = ${code.trim().toUpperCase()}`
  const wasFree = await deleteDiscounts(context.db, cart.id, isWanted)
  await adjustShippingPrices(context.db, cart.id, wasFree)
  await refreshAdjustments(context, cart)
}

/**
 * Takes discounts off a cart that are not valid any more, as it was read. Does nothing when the cart changed since.
 * @returns whether a shipping method had to go: its price depended on a free shipping discount and is not known
 * @locks cart
 * @emits cart.updated
 * @since 0.1
 */
export async function dropDiscounts(
  context: Context,
  { row }: Pick<LoadedCart, "row">,
  discountIds: readonly string[],
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const cart = await lockCart(tx.db, row.id)
    if (cart.isCompleted || cart.version !== row.updated_at) return false
    const wasFree = await deleteDiscounts(tx.db, cart.id, sql`d.id = any(${discountIds})`)
    await adjustShippingPrices(tx.db, cart.id, wasFree)
    await refreshAdjustments(tx, cart)
    await writeCart(tx.db, cart, cart)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from shipping_method
      where cart_id = ${cart.id}`.execute(tx.db)
    return firstOf(rows).count < row.shipping_methods.length
  })
}

/**
 * Shipping methods cost nothing while the cart has free shipping, and what their options cost once it is removed. A
 * price that a fulfillment provider calculated is no longer known: such a method is removed. Other discounts do not
 * change shipping prices.
 * @param wasFree whether free shipping was just removed from the cart
 * @since 0.1
 */
export async function adjustShippingPrices(db: Executor, cartId: string, wasFree: boolean): Promise<void> {
  await sql`with free as (
      select exists (select from cart_discounts c join discount d on d.id = c.discount_id
        join discount_rule r on r.id = d.rule_id
        where c.cart_id = ${cartId} and d.deleted_at is null and r.type = 'free_shipping') as is_free),
    dropped as (delete from shipping_method m using shipping_option o, free
      where m.cart_id = ${cartId} and o.id = m.shipping_option_id and ${wasFree} and not free.is_free and m.price = 0
        and o.price_type = 'calculated'
        and not exists (select from custom_shipping_option c
          where c.cart_id = ${cartId} and c.shipping_option_id = o.id and c.deleted_at is null))
    update shipping_method m
    set price = case when free.is_free then 0
      else coalesce(custom.price, o.amount, m.price) end
    from free, shipping_option o left join custom_shipping_option custom
      on custom.shipping_option_id = o.id and custom.cart_id = ${cartId} and custom.deleted_at is null
    where m.cart_id = ${cartId} and o.id = m.shipping_option_id and (free.is_free or ${wasFree} and m.price = 0)`.execute(
    db,
  )
}

async function groupsOf(db: Executor, customerId: string | null): Promise<string[]> {
  if (!customerId) return []
  const rows = await db
    .selectFrom("customer_group_customers")
    .select("customer_group_id")
    .where("customer_id", "=", customerId)
    .execute()
  return rows.map((row) => row.customer_group_id)
}

/** @returns whether the cart had free shipping */
async function replaceDiscounts(
  db: Executor,
  cartId: string,
  discounts: readonly CartDiscount[],
): Promise<boolean> {
  const wasFree = await deleteDiscounts(db, cartId, sql`true`)
  if (discounts.length === 0) return wasFree
  await db
    .insertInto("cart_discounts")
    .values(discounts.map(({ id }) => ({ cart_id: cartId, discount_id: id })))
    .execute()
  return wasFree
}

/** @returns whether one of the deleted discounts was free shipping */
async function deleteDiscounts(db: Executor, cartId: string, isWanted: Sql): Promise<boolean> {
  const { rows } = await sql<{ type: string }>`delete from cart_discounts
    using discount d left join discount_rule r on r.id = d.rule_id
    where cart_id = ${cartId} and d.id = discount_id and ${isWanted} returning r.type`.execute(db)
  return rows.some(({ type }) => type === "free_shipping")
}

import { newId } from "../kernel/ids.ts"
import type { Executor } from "../query/fetch.ts"
import { shippingErrors } from "./errors.ts"

/** A shipping option at a price of its own. */
export interface CustomOption {
  readonly option_id: string
  /** smallest units */
  readonly price: number
}

/**
 * Gives a cart shipping options at prices of its own, e.g. the cart of a swap. It can then have no others.
 * @since 0.1
 */
export async function addCustomOptions(
  db: Executor,
  cartId: string,
  options: readonly CustomOption[],
): Promise<void> {
  const rows = options.map(({ option_id, price }) => ({
    id: newId("cso"),
    cart_id: cartId,
    shipping_option_id: option_id,
    price,
  }))
  if (rows.length > 0) await db.insertInto("custom_shipping_option").values(rows).execute()
}

/**
 * The shipping options at prices of its own that a cart has.
 * @returns price in smallest units by shipping option; empty for most carts
 * @since 0.1
 */
export async function customOptionsOfCart(db: Executor, cartId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("custom_shipping_option")
    .select(["shipping_option_id", "price"])
    .where("cart_id", "=", cartId)
    .where("deleted_at", "is", null)
    .execute()
  return new Map(rows.map((row) => [row.shipping_option_id, row.price]))
}

/**
 * The price that a cart has for a shipping option of its own.
 * @returns smallest units; undefined when the cart has no options of its own
 * @throws shipping.option_not_offered when it has some, and this is none of them
 * @since 0.1
 */
export async function customPriceOf(
  db: Executor,
  cartId: string,
  optionId: string,
): Promise<number | undefined> {
  const custom = await customOptionsOfCart(db, cartId)
  if (custom.size > 0 && !custom.has(optionId)) throw shippingErrors.option_not_offered()
  return custom.get(optionId)
}

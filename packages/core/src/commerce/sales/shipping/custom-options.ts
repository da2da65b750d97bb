import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Queries } from "../../../platform/query/compile.ts"
import { fetchFirstWith, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import type { RowsOf } from "../../../platform/query/together.ts"
import type { RequiringOption } from "./option-rules.ts"
import { shippingErrors } from "./errors.ts"

/** A shipping option with a custom price. */
export interface CustomOption {
  readonly option_id: string
  /** smallest units */
  readonly price: number
}

/**
 * Gives a cart shipping options with custom prices, e.g. the cart of a swap. It can then have no others.
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
 * The shipping options with custom prices of a cart.
 * @returns price in smallest units by shipping option; empty for most carts
 * @since 0.1
 */
export async function customOptionsOfCart(db: Executor, cartId: string): Promise<Map<string, number>> {
  const { rows } = await customOptionsQuery(cartId).execute(db)
  return byOption(rows)
}

/** A shipping option as a cart can have it. */
export interface CartOffer<T extends Queries> {
  readonly option: RequiringOption
  /** the cart's own price for it, smallest units; undefined when the cart has no custom options */
  readonly price: number | undefined
  readonly beside: RowsOf<T>
}

/**
 * Reads a shipping option as a cart can have it, in one statement.
 * @param queries what else is read in the same statement
 * @throws shipping.option_not_offered when the cart has custom options, and this is not one of them
 * @throws shipping.option_not_found
 * @since 0.1
 */
export async function offerForCart<T extends Queries>(
  db: Executor,
  { cartId, optionId }: { readonly cartId: string; readonly optionId: string },
  queries: T,
): Promise<CartOffer<T>> {
  const selection = withRelations("requirements")
  const found = await fetchFirstWith(
    db,
    { entity: "ShippingOption", selection, filters: { id: optionId } },
    { ...queries, custom: customOptionsQuery(cartId) },
  )
  if (!found) {
    priceIn(await customOptionsOfCart(db, cartId), optionId)
    throw shippingErrors.option_not_found(optionId)
  }
  const { row: option, custom, ...beside } = found
  return {
    option,
    // The query beside it selects these columns.
    price: priceIn(byOption(custom as readonly CustomPrice[]), optionId),
    // What is left are the rows of the given queries.
    beside: beside as unknown as RowsOf<T>,
  }
}

function priceIn(custom: ReadonlyMap<string, number>, optionId: string): number | undefined {
  if (custom.size > 0 && !custom.has(optionId)) throw shippingErrors.option_not_offered()
  return custom.get(optionId)
}

interface CustomPrice {
  readonly shipping_option_id: string
  readonly price: number
}

function customOptionsQuery(cartId: string) {
  return sql<CustomPrice>`select shipping_option_id, price from custom_shipping_option
    where cart_id = ${cartId} and deleted_at is null`
}

function byOption(rows: readonly CustomPrice[]): Map<string, number> {
  return new Map(rows.map((row) => [row.shipping_option_id, row.price]))
}

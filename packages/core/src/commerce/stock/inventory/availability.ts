import { sql, type RawBuilder } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import {
  addAvailability,
  isLimited,
  managedIds,
  shortagesIn,
  type Demand,
  type StockedVariant,
  type VariantStock,
} from "./compute-availability.ts"

/**
 * Says of each variant whether it can be bought, and how many units of it there are in the sales channels:
 * `purchasable` and `inventory_quantity`. One statement, whatever the number of variants.
 *
 * A variant whose stock is not managed keeps its own `inventory_quantity`. Without linked items, or without a
 * sales channel, it has no quantity.
 * @param salesChannelIds whose stock locations count, as ids or as an array in SQL; undefined: none is known
 * @param variants rows that belong to the caller: they are completed in place
 * @returns the same rows
 * @since 0.1
 */
export async function setAvailability<Variant extends StockedVariant>(
  db: Executor,
  variants: readonly Variant[],
  salesChannelIds: readonly string[] | Sql | undefined,
): Promise<readonly Variant[]> {
  const ids = managedIds(variants)
  const { rows } = ids.length === 0 ? { rows: [] } : await stockQuery(ids, salesChannelIds ?? []).execute(db)
  return addAvailability(variants, rows, salesChannelIds)
}

/**
 * Are there enough units of a variant, at this moment? The result can change immediately: `reserveForLines` checks
 * again while it reserves.
 * @param demand.salesChannelId whose stock locations count; without one all do
 * @since 0.1
 */
export async function confirmInventory(
  db: Executor,
  demand: Demand & { readonly salesChannelId?: string | null | undefined },
): Promise<boolean> {
  return (await findShortages(db, [demand], demand.salesChannelId)).length === 0
}

/**
 * Of which variants are there too few units? Demands for one variant or one item are added up. One statement.
 * @param salesChannelId whose stock locations count; without one all do
 * @returns variant ids
 * @since 0.1
 */
export async function findShortages(
  db: Executor,
  demands: readonly Demand[],
  salesChannelId: string | null | undefined,
): Promise<string[]> {
  const limited = demands.filter(isLimited)
  const ids = [...new Set(limited.map(({ variant }) => variant.id))]
  if (ids.length === 0) return []
  const { rows: stock } = await stockQuery(ids, salesChannelId ? [salesChannelId] : undefined).execute(db)
  return shortagesIn(stock, limited)
}

/**
 * What is left of the items of variants.
 * @param variantIds ids, or an array of them in SQL
 * @param salesChannelIds whose stock locations count, as ids or as an array in SQL; undefined: all do
 * @since 0.1
 */
export function stockQuery(
  variantIds: readonly string[] | Sql,
  salesChannelIds: readonly string[] | Sql | undefined,
): RawBuilder<VariantStock> {
  return stockAt(variantIds, salesChannelIds && inChannels(salesChannelIds))
}

/**
 * What is left of the items of variants where a cart can have them from: in its sales channel's stock locations, in
 * all of them when it has no channel.
 * @param cart alias of a row of `cart` in the statement
 * @since 0.1
 */
export function stockOfCartQuery(cart: string): RawBuilder<VariantStock> {
  const [id, channelId] = [sql.ref(`${cart}.id`), sql.ref(`${cart}.sales_channel_id`)]
  return stockAt(
    sql`array(select variant_id from line_item where cart_id = ${id})`,
    sql`(${channelId} is null or ${inChannels(sql`array[${channelId}]`)})`,
  )
}

/** An array is read once for all levels; a set would be hashed for each item. */
function inChannels(ids: readonly string[] | Sql): Sql {
  return sql`level.location_id = any(array(select location_id from sales_channel_location
    where sales_channel_id = any(${ids}) and deleted_at is null))`
}

/** @param places a condition on `level`; undefined: all locations count */
function stockAt(variantIds: readonly string[] | Sql, places: Sql | undefined): RawBuilder<VariantStock> {
  return sql<VariantStock>`select link.variant_id, link.inventory_item_id, link.required_quantity,
      coalesce((select sum(level.stocked_quantity - level.reserved_quantity) from inventory_level level
        where level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
          ${places ? sql`and ${places}` : sql``}), 0) as available
    from product_variant_inventory_item link
    where link.variant_id = any(${variantIds}) and link.deleted_at is null
    order by link.created_at, link.id`
}

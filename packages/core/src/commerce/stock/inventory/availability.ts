import { sql, type RawBuilder } from "kysely"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Requested } from "../../../platform/query/selected.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/**
 * An inventory item of a variant with what is left of it.
 * @since 0.1
 */
export interface VariantStock {
  readonly variant_id: string
  readonly inventory_item_id: string
  /** units of the item in one unit of the variant */
  readonly required_quantity: number
  /** units that are in stock and not promised */
  readonly available: number
}

/** A variant whose availability is to be shown, and what is shown of it. */
export type StockedVariant = Pick<
  Requested<"ProductVariant">,
  "id" | "manage_inventory" | "allow_backorder"
> & {
  inventory_quantity?: number | undefined
  purchasable?: boolean
}

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
 * Ids of the variants whose stock is managed.
 * @since 0.1
 */
export function managedIds(variants: readonly StockedVariant[]): string[] {
  return variants.filter((variant) => variant.manage_inventory).map((variant) => variant.id)
}

/**
 * `setAvailability` from what `stockQuery` has read of the variants already.
 * @since 0.1
 */
export function addAvailability<Variant extends StockedVariant>(
  variants: readonly Variant[],
  stock: readonly VariantStock[],
  salesChannelIds: readonly string[] | Sql | undefined,
): readonly Variant[] {
  const byVariant = groupBy(stock, (row) => row.variant_id)
  for (const variant of variants) {
    if (!variant.manage_inventory) {
      variant.purchasable = true
      continue
    }
    const first = byVariant.get(variant.id)?.[0]
    // JSON leaves out what is undefined.
    variant.inventory_quantity = first && salesChannelIds ? first.available : undefined
    variant.purchasable =
      !first || (salesChannelIds !== undefined && (first.available > 0 || Boolean(variant.allow_backorder)))
  }
  return variants
}

/**
 * A wish for units of a variant.
 * @since 0.1
 */
export interface Demand {
  readonly variant: Pick<StockedVariant, "id" | "manage_inventory" | "allow_backorder">
  readonly quantity: number
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
 * `findShortages` from what `stockQuery` has read of the variants already.
 * @returns variant ids
 * @since 0.1
 */
export function shortagesIn(stock: readonly VariantStock[], demands: readonly Demand[]): string[] {
  const limited = demands.filter(isLimited)
  const ids = [...new Set(limited.map(({ variant }) => variant.id))]
  const wanted = new Map<string, number>()
  for (const { variant, quantity } of limited)
    for (const item of stock.filter((row) => row.variant_id === variant.id)) {
      const units = item.required_quantity * quantity
      wanted.set(item.inventory_item_id, (wanted.get(item.inventory_item_id) ?? 0) + units)
    }
  return ids.filter((id) =>
    stock.some((item) => item.variant_id === id && valueOf(wanted, item.inventory_item_id) > item.available),
  )
}

function isLimited({ variant }: Demand): boolean {
  return Boolean(variant.manage_inventory) && !variant.allow_backorder
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

function inChannels(ids: readonly string[] | Sql): Sql {
  return sql`level.location_id in (select location_id from sales_channel_location
    where sales_channel_id = any(${ids}) and deleted_at is null)`
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

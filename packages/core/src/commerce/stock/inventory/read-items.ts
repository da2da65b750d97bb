import { sql } from "kysely"
import type { z } from "../../../platform/http/shape.ts"
import {
  fetchFirst,
  fetchPage,
  fetchRows,
  type Executor,
  type FoundPage,
} from "../../../platform/query/fetch.ts"
import { filtersOrNone, lookupMatches, textMatches } from "../../../platform/query/filter.ts"
import { eachOf, lookupsOf } from "../../../platform/query/lookups.ts"
import { withRelations, type Selection } from "../../../platform/query/selection.ts"
import { findAvailable, isAvailable } from "./available-quantity.ts"
import { inventoryErrors } from "./errors.ts"
import type { listInventoryItemsQuery } from "./shapes.ts"
import type { Columns, Requested, ResponseRow } from "../../../platform/query/selected.ts"

/**
 * An inventory item as changes answer it, without its levels.
 * @throws inventory.item_not_found
 * @since 0.1
 */
export async function retrieveItem(
  db: Executor,
  id: string,
  selection: Selection,
): Promise<Requested<"InventoryItem">> {
  const item = await fetchFirst(db, { entity: "InventoryItem", selection, filters: { id } })
  if (!item) throw inventoryErrors.item_not_found(id)
  return item
}

/**
 * An inventory item with its levels and their sums.
 * @throws inventory.item_not_found
 * @since 0.1
 */
export async function retrieveStockedItem(
  db: Executor,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  return withLevels(await retrieveItem(db, id, adding(selection, "inventory_levels")), selection)
}

/**
 * A page of inventory items with their variants, their levels and the sums of these. Where locations are asked
 * for, only their levels are given and count. One statement.
 * @since 0.1
 */
export async function listInventoryItems(
  db: Executor,
  query: z.output<typeof listInventoryItemsQuery>,
  selection: Selection,
): Promise<FoundPage> {
  const { q, location_id, id, sku, origin_country, mid_code, material, hs_code } = query
  const { weight, length, height, width, requires_shipping, available_quantity, order, limit, offset } = query
  const found = await fetchPage(db, {
    entity: "InventoryItem",
    selection: adding(selection, "variants", "variants.product", "inventory_levels"),
    filters: filtersOrNone({
      id,
      sku,
      origin_country,
      mid_code,
      material,
      hs_code,
      weight,
      length,
      height,
      width,
      requires_shipping,
    }),
    where: [
      ...(q ? [isNamed(q)] : []),
      ...(location_id ? [isAt(location_id)] : []),
      ...(available_quantity != null ? [isAvailable(available_quantity, location_id)] : []),
    ],
    ...lookupsOf({
      q,
      withText: named,
      others: [
        ...(location_id ? [at(location_id)] : []),
        ...(available_quantity != null ? [findAvailable(available_quantity)] : []),
      ],
      isCountingOthers: available_quantity == null,
      isOfFew: id != null || sku != null,
    }),
    order,
    limit,
    offset,
    startingAfter: query.starting_after,
  })
  return { ...found, rows: found.rows.map((item) => withLevels(item, selection, location_id)) }
}

/**
 * An inventory item's id with its levels.
 * @param locationIds only levels there; undefined: all
 * @throws inventory.item_not_found
 * @since 0.1
 */
export async function listLevels(
  db: Executor,
  itemId: string,
  selection: Selection,
  locationIds: readonly string[] | undefined,
): Promise<ResponseRow> {
  const item = await retrieveItem(db, itemId, { fields: ["id"], relationFields: {}, relations: [] })
  const location_levels = await fetchRows(db, {
    entity: "InventoryLevel",
    selection,
    filters: { inventory_item_id: itemId, location_id: locationIds },
    order: "created_at",
  })
  return { id: item.id, location_levels }
}

/**
 * What a variant is made of, with levels, and how many units of the variant each sales channel has: as many as
 * the scarcest item makes. Three statements.
 * @throws inventory.variant_not_found
 * @since 0.1
 */
export async function retrieveVariantInventory(db: Executor, variantId: string): Promise<ResponseRow> {
  const variant = await fetchFirst(db, { entity: "ProductVariant", filters: { id: variantId }, eager: false })
  if (!variant) throw inventoryErrors.variant_not_found(variantId)
  const selection = withRelations("inventory_levels")
  const items = await fetchRows(db, {
    entity: "InventoryItem",
    selection,
    where: [
      sql`root.id in (select inventory_item_id from product_variant_inventory_item
        where variant_id = ${variantId} and deleted_at is null)`,
    ],
    order: "created_at",
  })
  return {
    id: variantId,
    inventory: items.map((item) => withLevels(item, { ...selection, relations: [] })),
    sales_channel_availability: items.length > 0 ? await availabilityByChannel(db, variantId) : [],
  }
}

async function availabilityByChannel(db: Executor, variantId: string): Promise<readonly ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`select c.name as channel_name, c.id as channel_id, (
      select min(floor(coalesce((
        select sum(level.stocked_quantity - level.reserved_quantity)
        from inventory_level level
        where level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
          and level.location_id in (select location_id from sales_channel_location
            where sales_channel_id = c.id and deleted_at is null)), 0) / link.required_quantity::numeric))
      from product_variant_inventory_item link
      where link.variant_id = ${variantId} and link.deleted_at is null) as available_quantity
    from sales_channel c where c.deleted_at is null
    order by c.created_at, c.id`.execute(db)
  return rows
}

/** The selection, with these relations read whole. */
function adding(selection: Selection, ...relations: readonly string[]): Selection {
  const named = Object.entries(selection.relationFields).filter(([path]) => !relations.includes(path))
  return {
    ...selection,
    relationFields: Object.fromEntries(named),
    relations: [...new Set([...selection.relations, ...relations])],
  }
}

/** The item holds the text, or the title of a variant made of it or of the variant's product does. */
function isNamed(q: string) {
  return sql`(${textMatches(["root.sku", "root.title", "root.description"], q)} or exists (
    select from product_variant_inventory_item link
    join product_variant variant on variant.id = link.variant_id and variant.deleted_at is null
    join product on product.id = variant.product_id and product.deleted_at is null
    where link.inventory_item_id = root.id and link.deleted_at is null
      and ${textMatches(["product.title", "variant.title"], q)} offset 0))`
}

function named(q: string) {
  const own = lookupMatches(["sku", "title", "description"], q)
  const itemsOf = (variant: string) => sql`(select inventory_item_id as id from product_variant_inventory_item
    where variant_id = ${sql.ref(variant)} and deleted_at is null offset 0)`
  return sql`select id from inventory_item where ${own}
    union all select item.id from product_variant variant cross join lateral ${itemsOf("variant.id")} as item
      where variant.deleted_at is null and ${lookupMatches(["variant.title"], q)}
    union all select item.id from product
      cross join lateral (select id from product_variant where product_id = product.id offset 0) as variant
      cross join lateral ${itemsOf("variant.id")} as item
      where product.deleted_at is null and ${lookupMatches(["product.title"], q)}`
}

/** Items with a level at one of the locations. */
function at(locationIds: readonly string[]) {
  return eachOf(
    locationIds,
    (id) =>
      sql`select inventory_item_id as id from inventory_level where location_id = ${id} and deleted_at is null`,
  )
}

function isAt(locationIds: readonly string[]) {
  return sql`exists (select from inventory_level level
    where level.inventory_item_id = root.id and level.deleted_at is null
      and level.location_id = any(${locationIds}))`
}

/** Levels under v1's name, with what is left at each, and the sums of stock and reservations. */
function withLevels(
  item: Requested<"InventoryItem">,
  wished: Selection,
  locationIds?: readonly string[] | null,
): ResponseRow {
  const { inventory_levels, ...rest } = item
  // `adding` reads them whole.
  const levels = ((inventory_levels ?? []) as Columns<"InventoryLevel">[])
    .filter((level) => !locationIds || locationIds.includes(level.location_id))
    .map((level) => ({ ...level, available_quantity: level.stocked_quantity - level.reserved_quantity }))
  return {
    ...(wished.relations.includes("inventory_levels") ? item : rest),
    location_levels: levels,
    stocked_quantity: sumOf(levels, "stocked_quantity"),
    reserved_quantity: sumOf(levels, "reserved_quantity"),
  }
}

function sumOf(
  levels: readonly Columns<"InventoryLevel">[],
  column: "stocked_quantity" | "reserved_quantity",
): number {
  return levels.reduce((sum, level) => sum + level[column], 0)
}

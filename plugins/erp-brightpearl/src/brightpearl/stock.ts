import { CommerceError, sql, type Shop } from "@stheno/core"
import type { Row } from "./order-rows.ts"
import type { Sending } from "./send-order.ts"

/** What writing stock needs. */
export interface Stocking extends Sending {
  readonly services: Shop["services"]
}

/** How many products one job of a full synchronization reads. */
const productsPerPage = 200

/** Units of a product in the warehouse of the options that no order has; undefined if it is not kept in stock. */
async function onHand(
  { client, options }: Stocking,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const path = `/warehouse-service/product-availability/${ids.join(",")}`
  const found = ((await client.find(path)) ?? {}) as Readonly<Record<string, Row>>
  const units = ids.flatMap((id): [number, number][] => {
    const product = found[String(id)]
    if (!product) return []
    const own = product["warehouses"]?.[String(options.warehouse)] as Row | undefined
    // Brightpearl counts below zero when it allocated more than it has.
    return [[id, Math.max(0, Math.floor(Number(own?.["onHand"] ?? 0)))]]
  })
  return new Map(units)
}

/** Takes over the stock of a product. */
export async function applyStock(given: Stocking, productId: number): Promise<void> {
  const found = (await given.client.find(`/product-service/product/${productId}`)) as
    readonly Row[] | undefined
  const sku = found?.[0]?.["identity"]?.sku as string | undefined
  const units = (await onHand(given, [productId])).get(productId)
  if (sku && units !== undefined) await writeStock(given, sku, units)
}

/**
 * Takes over the stock of a page of products.
 * @param first the number of the first product, from 1
 * @returns the number of the first product of the next page; undefined after the last page
 */
export async function applyStockPage(given: Stocking, first: number): Promise<number | undefined> {
  const query = { pageSize: String(productsPerPage), firstResult: String(first), sort: "productId.ASC" }
  const products = await given.client.search("/product-service/product-search", query)
  const ids = products.map((each) => Number(each["productId"]))
  const units = ids.length > 0 ? await onHand(given, ids) : new Map<number, number>()
  for (const product of products) {
    const [sku, each] = [product["SKU"], units.get(Number(product["productId"]))]
    if (typeof sku === "string" && sku !== "" && each !== undefined) await writeStock(given, sku, each)
  }
  return products.length < productsPerPage ? undefined : first + productsPerPage
}

interface Level {
  readonly inventory_item_id: string | null
  readonly stocked: number | null
  readonly reserved: number | null
}

/**
 * Makes as many units available as Brightpearl has free. Units that orders of the store reserve come on top, because
 * Brightpearl does not count them as free.
 */
async function writeStock(given: Stocking, sku: string, units: number): Promise<void> {
  const [variant] = await given.services.productVariantService.list({ sku })
  if (!variant || variant["manage_inventory"] === false) return
  const locationId = await findLocation(given)
  if (!locationId)
    return given.log.warn({ sku }, "The stock was not written: the store has no stock location")
  const { rows } = await sql<Level>`
    select i.inventory_item_id, l.stocked_quantity as stocked, l.reserved_quantity as reserved
    from product_variant_inventory_item i left join inventory_level l on l.deleted_at is null
      and l.inventory_item_id = i.inventory_item_id and l.location_id = ${locationId}
    where i.deleted_at is null and i.variant_id = ${String(variant["id"])} limit 1`.execute(given.db)
  const [level] = rows
  if (!level) return
  const stocked = units + (level.reserved ?? 0)
  const params = { id: String(level.inventory_item_id), location_id: locationId }
  if (level.stocked === null) {
    const body = { location_id: locationId, stocked_quantity: stocked }
    await given.call("admin.PostInventoryItemsInventoryItemLocationLevels", { params, body })
  } else if (level.stocked !== stocked) {
    const body = { stocked_quantity: stocked }
    await given.call("admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel", { params, body })
  }
}

/** The stock location of the options, or the only one; undefined if the store has none. */
async function findLocation({ db, options }: Stocking): Promise<string | undefined> {
  const { stock_location_id: id } = options
  const { rows } = await sql<{ id: string }>`select id from stock_location
    where deleted_at is null and (id = ${id ?? null} or ${id === undefined}) limit 2`.execute(db)
  if (rows.length === 2 || (rows.length === 0 && id !== undefined))
    throw new CommerceError(
      "not_allowed",
      "Set the option stock_location_id to the stock location of Brightpearl.",
    )
  return rows[0]?.id
}

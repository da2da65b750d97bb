import { CommerceError, sql, type Shop } from "@stheno/core"
import { rowIn, textIn, type Row } from "./order-rows.ts"
import { saveAllocated, type ReservationResult } from "./order-state.ts"
import { reserve } from "./send-order.ts"
import type { Sending } from "./sending.ts"

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
    const own = rowIn(rowIn(product, "warehouses"), String(options.warehouse))
    // Brightpearl counts below zero when it allocated more than it has.
    return [[id, Math.max(0, Math.floor(Number(own["onHand"] ?? 0)))]]
  })
  return new Map(units)
}

/** Takes over the stock of a product. */
export async function applyStock(given: Stocking, productId: number): Promise<void> {
  const found = (await given.client.find(`/product-service/product/${productId}`)) as
    readonly Row[] | undefined
  const sku = textIn(rowIn(found?.[0], "identity"), "sku")
  const units = (await onHand(given, [productId])).get(productId)
  if (sku && units !== undefined) await takeOver(given, { sku, productId, units })
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
    const [sku, productId] = [product["SKU"], Number(product["productId"])]
    const each = units.get(productId)
    if (typeof sku === "string" && sku !== "" && each !== undefined)
      await takeOver(given, { sku, productId, units: each })
  }
  return products.length < productsPerPage ? undefined : first + productsPerPage
}

/** Writes the stock of a product, after orders that wait for it have got their part. */
async function takeOver(
  given: Stocking,
  { sku, productId, units }: { readonly sku: string; readonly productId: number; readonly units: number },
): Promise<void> {
  const hasChanged = units > 0 && (await reserveAgain(given, sku))
  const now = hasChanged ? (await onHand(given, [productId])).get(productId) : units
  if (now !== undefined) await writeStock(given, sku, now)
}

interface Waiting {
  readonly order_id: string
  readonly sales_order_id: string
}

/**
 * Reserves products for orders whose reservation Brightpearl rejected, the oldest first. An order that is canceled or that
 * a user of Brightpearl allocated is left alone.
 * @returns whether Brightpearl reserved products
 */
async function reserveAgain(given: Stocking, sku: string): Promise<boolean> {
  const { rows } = await sql<Waiting>`
    select distinct s.order_id, b.sales_order_id, o.created_at
    from brightpearl_step s join brightpearl_order b on b.order_id = s.order_id join "order" o on o.id = s.order_id
      join line_item l on l.order_id = o.id join product_variant v on v.id = l.variant_id
      join reservation_item r on r.line_item_id = l.id and r.deleted_at is null
    where s.reference = s.order_id || '.reservation' and s.remote_id = ${unallocated}
      and o.canceled_at is null and v.sku = ${sku}
    order by o.created_at limit 50`.execute(given.db)
  let hasReserved = false
  for (const { order_id: orderId, sales_order_id: salesOrderId } of rows) {
    if (await isAllocatedNow(given, orderId, salesOrderId)) continue
    if ((await reserve(given, salesOrderId)) !== "allocated") continue
    await saveAllocated(given.db, orderId)
    hasReserved = true
  }
  return hasReserved
}

interface Level {
  readonly inventory_item_id: string
  readonly stocked: number | null
}

/**
 * Makes as many units available as Brightpearl has free. Units that orders of the store reserve come on top if
 * Brightpearl allocated them to these orders, because it does not count them as free then. Units of other orders are
 * among the free ones.
 */
async function writeStock(given: Stocking, sku: string, units: number): Promise<void> {
  const [variant] = await given.services.productVariantService.list({ sku })
  if (!variant || variant["manage_inventory"] === false) return
  const locationId = await findLocation(given)
  if (!locationId)
    return given.log.warn({ sku }, "The stock was not written: the store has no stock location")
  const { rows } = await sql<Level>`
    select i.inventory_item_id, l.stocked_quantity as stocked
    from product_variant_inventory_item i left join inventory_level l on l.deleted_at is null
      and l.inventory_item_id = i.inventory_item_id and l.location_id = ${locationId}
    where i.deleted_at is null and i.variant_id = ${String(variant["id"])} limit 1`.execute(given.db)
  const [level] = rows
  if (!level) return
  const stocked = units + (await allocatedUnits(given, level.inventory_item_id, locationId))
  const params = { id: level.inventory_item_id, location_id: locationId }
  if (level.stocked === null) {
    const body = { location_id: locationId, stocked_quantity: stocked }
    await given.call("admin.PostInventoryItemsInventoryItemLocationLevels", { params, body })
  } else if (level.stocked !== stocked) {
    const body = { stocked_quantity: stocked }
    await given.call("admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel", { params, body })
  }
}

interface Reserved {
  readonly order_id: string
  readonly sales_order_id: string
  readonly result: string
  readonly quantity: number
}

/** Units that the store reserves, and that Brightpearl allocated to the same orders. */
async function allocatedUnits(given: Stocking, itemId: string, locationId: string): Promise<number> {
  const { rows } = await sql<Reserved>`
    select s.order_id, b.sales_order_id, s.remote_id as result, sum(r.quantity)::int as quantity
    from reservation_item r join line_item l on l.id = r.line_item_id
      join brightpearl_step s on s.order_id = l.order_id and s.reference = l.order_id || '.reservation'
      join brightpearl_order b on b.order_id = l.order_id
    where r.deleted_at is null and r.inventory_item_id = ${itemId} and r.location_id = ${locationId}
    group by s.order_id, b.sales_order_id, s.remote_id`.execute(given.db)
  let units = 0
  for (const { order_id: orderId, sales_order_id: salesOrderId, result, quantity } of rows)
    if (result !== unallocated || (await isAllocatedNow(given, orderId, salesOrderId))) units += quantity
  return units
}

const unallocated: ReservationResult = "unallocated"

/** Whether a user of Brightpearl allocated an order whose reservation was rejected. */
async function isAllocatedNow(given: Stocking, orderId: string, salesOrderId: string): Promise<boolean> {
  const found = (await given.client.find(`/order-service/order/${salesOrderId}`)) as
    readonly Row[] | undefined
  if (found?.[0]?.["allocationStatusCode"] !== "AAA") return false
  await saveAllocated(given.db, orderId)
  return true
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

/**
 * Tells the storefront when the catalog changes, so that its static pages are renewed at once. Copy this file to
 * `src/subscribers` of the server's project. It works on Stheno and on Medusa v1.
 *
 * It needs two environment variables on the server: `STOREFRONT_URL`, such as https://shop.example.com, and
 * `REVALIDATE_SECRET`, the same value as in the storefront.
 *
 * Each process of the storefront has its own cache. If several run, set `REVALIDATE_URLS` to the addresses of all of them,
 * separated by commas: `STOREFRONT_URL` reaches only one.
 */
import { createHmac } from "node:crypto"

interface OrderService {
  retrieve(
    id: string,
    config: { relations: string[] },
  ): Promise<{ items: readonly { variant?: { product_id?: string } | null }[] }>
}

/** The part of Stheno's database that this file uses. */
interface Database {
  selectFrom(table: string): Selection
}

interface Selection {
  innerJoin(table: string, column: string, other: string): Selection
  select(column: string): Selection
  where(column: string, operator: "in", values: readonly string[]): Selection
  distinct(): Selection
  execute(): Promise<readonly Readonly<Record<string, string>>[]>
}

interface EventData {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly product_id?: string
  readonly fields?: readonly string[]
  readonly inventory_item_id?: string
  readonly line_item_id?: string
  readonly location_id?: string
  readonly location_ids?: readonly string[]
  readonly code?: string
  readonly productIds?: readonly string[]
}

interface Received {
  /** missing on Medusa v1 without Redis */
  readonly eventName?: string
  readonly data: EventData
  readonly container: { resolve(name: "orderService"): OrderService }
  /** missing on Medusa v1 */
  readonly db?: Database
}

interface Delivery extends Received {
  readonly eventName: string
}

/** More products than this are renewed together with all others. */
const mostProducts = 500

/** If the storefront cannot be reached, this throws, and the server delivers the event again later. */
export default async function revalidateStorefront(received: Received): Promise<void> {
  const { REVALIDATE_SECRET: secret } = process.env
  const { data, db } = received
  const eventName = received.eventName ?? nameOf(data)
  const urls = storefronts()
  if (urls.length === 0 || !secret || !eventName || (isOfStock(eventName) && !db)) return
  const { id, product_id, fields } = data
  const product_ids = await productsOf({ ...received, eventName })
  const body = JSON.stringify({ event: eventName, data: { id, product_id, product_ids, fields } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
  const headers = {
    "content-type": "application/json",
    "x-stheno-timestamp": timestamp,
    "x-stheno-signature": `sha256=${signature}`,
  }
  // One that cannot be reached does not keep the event from the others, which may get it twice.
  const sent = await Promise.allSettled(urls.map((url) => send(url, { headers, body })))
  const failed = sent.find((result) => result.status === "rejected")
  if (failed) throw failed.reason
}

/** The events that are sent where v1 names none, by the prefix of the ID. They renew the same pages or more. */
const namesById: Readonly<Record<string, string>> = {
  prod: "product.updated",
  variant: "product-variant.updated",
  pcol: "product-collection.updated",
  pcat: "product-category.updated",
  reg: "region.updated",
  order: "order.placed",
}

/** The event bus of Medusa v1 that needs no Redis delivers events without their names. */
function nameOf({ id = "", code, productIds }: EventData): string | undefined {
  if (productIds) return namesById["pcol"]
  return code ? "currency.updated" : namesById[id.split("_")[0] ?? ""]
}

/** The addresses of the processes of the storefront. */
function storefronts(): readonly string[] {
  const { REVALIDATE_URLS: all, STOREFRONT_URL: one } = process.env
  return (all || one || "").split(",").flatMap((url) => url.trim() || [])
}

async function send(url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(new URL("/api/revalidate", url), { method: "POST", headers, body, signal })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
}

function isOfStock(eventName: string): boolean {
  return /^(inventory-level|reservation-item)\./.test(eventName)
}

/** The products whose stock an event changes; undefined for other events, and for a change of too many products. */
async function productsOf({
  eventName,
  data,
  container,
  db,
}: Delivery): Promise<readonly string[] | undefined> {
  if (eventName === "order.placed" && data.id)
    return productsOfOrder(data.id, container.resolve("orderService"))
  if (!db || !isOfStock(eventName)) return undefined
  const products = await productsOfItems(await itemsOf(eventName, data, db), db)
  return products.length > mostProducts ? undefined : products
}

async function productsOfOrder(orderId: string, orders: OrderService): Promise<string[]> {
  const { items } = await orders.retrieve(orderId, { relations: ["items", "items.variant"] })
  return [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))]
}

/** The inventory items whose levels or reservations an event names. Deleted ones are still in the database. */
async function itemsOf(eventName: string, data: EventData, db: Database): Promise<readonly string[]> {
  const { id, ids, inventory_item_id, line_item_id, location_id, location_ids } = data
  if (inventory_item_id) return [inventory_item_id]
  const table = eventName.startsWith("inventory-level.") ? "inventory_level" : "reservation_item"
  const find = async (column: string, values: readonly (string | undefined)[]) => {
    const known = values.flatMap((value) => value ?? [])
    if (known.length === 0) return []
    const rows = db.selectFrom(table).select("inventory_item_id").where(column, "in", known)
    return (await rows.distinct().execute()).flatMap((row) => row["inventory_item_id"] ?? [])
  }
  if (line_item_id) return find("line_item_id", [line_item_id])
  const locations = location_ids ?? (location_id ? [location_id] : undefined)
  return locations ? find("location_id", locations) : find("id", ids ?? [id])
}

async function productsOfItems(itemIds: readonly string[], db: Database): Promise<readonly string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom("product_variant_inventory_item")
    .innerJoin("product_variant", "product_variant.id", "product_variant_inventory_item.variant_id")
    .select("product_variant.product_id")
    .where("product_variant_inventory_item.inventory_item_id", "in", itemIds)
    .distinct()
    .execute()
  return rows.flatMap((row) => row["product_id"] ?? [])
}

export const config = {
  event: [
    "product.created",
    "product.updated",
    "product.deleted",
    "product-variant.created",
    "product-variant.updated",
    "product-variant.deleted",
    "product-collection.created",
    "product-collection.updated",
    "product-collection.deleted",
    "product-collection.products_added",
    "product-collection.products_removed",
    "product-category.created",
    "product-category.updated",
    "product-category.deleted",
    "region.created",
    "region.updated",
    "region.deleted",
    "currency.updated",
    "price-list.created",
    "price-list.updated",
    "price-list.deleted",
    "inventory-level.created",
    "inventory-level.updated",
    "inventory-level.deleted",
    "inventory-level.restored",
    "reservation-item.created",
    "reservation-item.updated",
    "reservation-item.deleted",
    "order.placed",
  ],
  context: { subscriberId: "revalidate-storefront" },
}

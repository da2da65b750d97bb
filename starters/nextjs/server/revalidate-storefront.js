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

/**
 * @typedef {object} OrderService
 * @property {(id: string, config: { relations: string[] }) => Promise<{ items: { variant?: { product_id?: string } | null }[] }>} retrieve
 */

/**
 * The part of Stheno's database that this file uses.
 * @typedef {object} Database
 * @property {(table: string) => Selection} selectFrom
 */

/**
 * @typedef {object} Selection
 * @property {(table: string, column: string, other: string) => Selection} innerJoin
 * @property {(column: string) => Selection} select
 * @property {(column: string, operator: "in", values: readonly string[]) => Selection} where
 * @property {() => Selection} distinct
 * @property {() => Promise<readonly Readonly<Record<string, string>>[]>} execute
 */

/**
 * @typedef {object} EventData
 * @property {string} [id]
 * @property {readonly string[]} [ids]
 * @property {string} [product_id]
 * @property {readonly string[]} [fields]
 * @property {string} [inventory_item_id]
 * @property {string} [line_item_id]
 * @property {string} [location_id]
 * @property {readonly string[]} [location_ids]
 * @property {string} [code]
 * @property {readonly string[]} [productIds]
 */

/**
 * @typedef {object} Received
 * @property {string} [eventName] missing on Medusa v1 without Redis
 * @property {EventData} data
 * @property {{ resolve(name: "orderService"): OrderService }} container
 * @property {Database} [db] missing on Medusa v1
 */

/** @typedef {Received & { eventName: string }} Delivery */

/** More products than this are renewed together with all others. */
const mostProducts = 500

/**
 * If the storefront cannot be reached, this throws, and the server delivers the event again later.
 * @param {Received} received
 */
export default async function revalidateStorefront(received) {
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

/**
 * The events that are sent where v1 names none, by the prefix of the ID. They renew the same pages or more.
 * @type {Readonly<Record<string, string>>}
 */
const namesById = {
  prod: "product.updated",
  variant: "product-variant.updated",
  pcol: "product-collection.updated",
  pcat: "product-category.updated",
  reg: "region.updated",
  order: "order.placed",
}

/**
 * The event bus of Medusa v1 that needs no Redis delivers events without their names.
 * @param {EventData} data
 */
function nameOf({ id = "", code, productIds }) {
  if (productIds) return namesById["pcol"]
  return code ? "currency.updated" : namesById[id.split("_")[0] ?? ""]
}

/**
 * The addresses of the processes of the storefront.
 * @returns {readonly string[]}
 */
function storefronts() {
  const { REVALIDATE_URLS: all, STOREFRONT_URL: one } = process.env
  return (all || one || "").split(",").flatMap((url) => url.trim() || [])
}

/**
 * @param {string} url
 * @param {{ headers: Record<string, string>, body: string }} request
 */
async function send(url, { headers, body }) {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(new URL("/api/revalidate", url), { method: "POST", headers, body, signal })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
}

/** @param {string} eventName */
function isOfStock(eventName) {
  return /^(inventory-level|reservation-item)\./.test(eventName)
}

/**
 * The products whose stock an event changes; undefined for other events, and for a change of too many products.
 * @param {Delivery} delivery
 */
async function productsOf({ eventName, data, container, db }) {
  if (eventName === "order.placed" && data.id)
    return productsOfOrder(data.id, container.resolve("orderService"))
  if (!db || !isOfStock(eventName)) return undefined
  const products = await productsOfItems(await itemsOf(eventName, data, db), db)
  return products.length > mostProducts ? undefined : products
}

/**
 * @param {string} orderId
 * @param {OrderService} orders
 */
async function productsOfOrder(orderId, orders) {
  const { items } = await orders.retrieve(orderId, { relations: ["items", "items.variant"] })
  return [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))]
}

/**
 * The inventory items whose levels or reservations an event names. Deleted ones are still in the database.
 * @param {string} eventName
 * @param {EventData} data
 * @param {Database} db
 */
async function itemsOf(eventName, data, db) {
  const { id, ids, inventory_item_id, line_item_id, location_id, location_ids } = data
  if (inventory_item_id) return [inventory_item_id]
  const table = eventName.startsWith("inventory-level.") ? "inventory_level" : "reservation_item"
  /**
   * @param {string} column
   * @param {readonly (string | undefined)[]} values
   */
  const find = async (column, values) => {
    const known = values.flatMap((value) => value ?? [])
    if (known.length === 0) return []
    const rows = db.selectFrom(table).select("inventory_item_id").where(column, "in", known)
    return (await rows.distinct().execute()).flatMap((row) => row["inventory_item_id"] ?? [])
  }
  if (line_item_id) return find("line_item_id", [line_item_id])
  const locations = location_ids ?? (location_id ? [location_id] : undefined)
  return locations ? find("location_id", locations) : find("id", ids ?? [id])
}

/**
 * @param {readonly string[]} itemIds
 * @param {Database} db
 */
async function productsOfItems(itemIds, db) {
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

/**
 * Tells the storefront when the catalog changes, so that its static pages are renewed at once. Copy this file to
 * `src/subscribers` of the server's project. It works on Stheno and on Medusa v1.
 *
 * It needs two environment variables on the server: `STOREFRONT_URL`, such as https://shop.example.com, and
 * `REVALIDATE_SECRET`, the same value as in the storefront.
 */
import { createHmac } from "node:crypto"

/**
 * @typedef {object} OrderService
 * @property {(id: string, config: { relations: string[] }) => Promise<{ items: { variant?: { product_id?: string } | null }[] }>} retrieve
 */

/**
 * If the storefront cannot be reached, this throws, and the server delivers the event again later.
 * @param {object} delivery
 * @param {string} delivery.eventName
 * @param {{ id?: string, product_id?: string, fields?: readonly string[] }} delivery.data
 * @param {{ resolve(name: "orderService"): OrderService }} delivery.container
 */
export default async function revalidateStorefront({ eventName, data, container }) {
  const { STOREFRONT_URL: url, REVALIDATE_SECRET: secret } = process.env
  if (!url || !secret) return
  const { id, product_id, fields } = data
  const product_ids =
    eventName === "order.placed" && id ? await productsOf(id, container.resolve("orderService")) : undefined
  const body = JSON.stringify({ event: eventName, data: { id, product_id, product_ids, fields } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
  const response = await fetch(new URL("/api/revalidate", url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-stheno-timestamp": timestamp,
      "x-stheno-signature": `sha256=${signature}`,
    },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The storefront answered with status ${response.status} to ${eventName}`)
}

/**
 * @param {string} orderId
 * @param {OrderService} orders
 */
async function productsOf(orderId, orders) {
  const { items } = await orders.retrieve(orderId, { relations: ["items", "items.variant"] })
  return [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))]
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
    "order.placed",
  ],
  context: { subscriberId: "revalidate-storefront" },
}

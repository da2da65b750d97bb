import { CommerceError, type ProviderData } from "@stheno/core"
import type { WebshipperOptions } from "../options.ts"
import type { NewResource, Resource, WebshipperClient } from "./client.ts"
import { isMissing, isPassing } from "./errors.ts"
import { addressOf, linesOf, packageOf, type Item, type Order } from "./order-attributes.ts"

/** What is shipped with one fulfillment. */
export interface Shipping {
  /** the data of the shipping method, which names the rate and the pick-up point */
  readonly method: ProviderData
  readonly items: readonly Item[]
  readonly order: Order
  readonly fulfillmentId: string
}

/** The ID of the shipping rate in the data of a shipping option or a shipping method. */
export function rateOf(data: ProviderData): string {
  return String(data["webshipper_id"] ?? data["id"])
}

/**
 * The reference of an order at Webshipper, which is unique in its order channel and is that of v1's plugin. Webhooks
 * find the fulfillment with it.
 */
export function referenceOf(orderId: string, fulfillmentId: string): string {
  return `${orderId}.${fulfillmentId}`
}

/**
 * Creates an order at Webshipper, or finds the one that an earlier request created.
 * @param upload uploads the documents of a new order and returns their IDs
 */
export async function createOrder(
  client: WebshipperClient,
  options: WebshipperOptions,
  shipping: Shipping,
  upload: () => Promise<readonly string[]>,
): Promise<Resource> {
  const reference = referenceOf(shipping.order.id, shipping.fulfillmentId)
  const describe = async () => orderFor(options, shipping, await upload())
  return client.create("/v2/orders", describe, async () => {
    const found = await client.list("/v2/orders", { ext_ref: reference })
    return found.find(({ attributes }) => attributes["ext_ref"] === reference)
  })
}

function orderFor(
  options: WebshipperOptions,
  { order, items, method, fulfillmentId }: Shipping,
  documents: readonly string[],
): NewResource {
  const attributes = {
    status: "pending",
    ext_ref: referenceOf(order.id, fulfillmentId),
    visible_ref: [order.display_id, fulfillmentId.slice(-4)].filter(Boolean).join("-"),
    order_lines: linesOf(items, order),
    delivery_address: addressOf(order.shipping_address, order.email),
    billing_address: addressOf(order.billing_address, order.email),
    currency: order.currency_code.toUpperCase(),
    ...(method["drop_point_id"] !== undefined && { drop_point: dropPointOf(method) }),
  }
  const relationships = {
    order_channel: { data: { type: "order_channels", id: options.order_channel_id } },
    shipping_rate: { data: { type: "shipping_rates", id: rateOf(method) } },
    ...(documents.length > 0 && {
      documents: { data: documents.map((id) => ({ type: "documents", id })) },
    }),
  }
  return { type: "orders", attributes, relationships }
}

const dropPointFields = ["name", "address_1", "zip", "city", "country_code"]

function dropPointOf(method: ProviderData): object {
  const given = dropPointFields.map((name) => [name, method[`drop_point_${name}`]] as const)
  return {
    drop_point_id: method["drop_point_id"],
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  }
}

/**
 * Creates the shipment of a new order. When Webshipper rejects it, the order is canceled there: the store forgets the
 * fulfillment, and the order would be shipped beside that of the next attempt.
 */
export async function shipOrder(
  client: WebshipperClient,
  options: WebshipperOptions,
  order: Resource,
  items: readonly Item[],
): Promise<void> {
  try {
    await createShipment(client, order, items)
  } catch (error) {
    if (!isPassing(error)) await cancelOrder(client, options, order.id).catch(() => undefined)
    throw error
  }
}

/** Creates the shipment of an order with its label, unless the order has one. */
async function createShipment(
  client: WebshipperClient,
  order: Resource,
  items: readonly Item[],
): Promise<Resource> {
  const resource = {
    type: "shipments",
    attributes: {
      reference: order.attributes["visible_ref"],
      packages: [packageOf(items)],
    },
    relationships: { order: { data: { type: "orders", id: order.id } } },
  }
  return client.create(
    "/v2/shipments",
    () => resource,
    async () => {
      const [known] = await client.list("/v2/shipments", { order: order.id })
      return known
    },
  )
}

/**
 * Cancels an order at Webshipper, or deletes it.
 * @throws not_allowed when it was shipped
 */
export async function cancelOrder(
  client: WebshipperClient,
  options: WebshipperOptions,
  id: string,
): Promise<void> {
  const path = `/v2/orders/${encodeURIComponent(id)}`
  try {
    const { attributes } = await client.retrieve(path)
    const status = String(attributes["status"])
    if (status === "dispatched" || status === "partly_dispatched")
      throw new CommerceError(
        "not_allowed",
        "The order has a shipment at Webshipper. Cancel the shipment there first.",
      )
    if (options.delete_on_cancel) await client.send("DELETE", path)
    else if (status !== "cancelled")
      await client.send("PATCH", path, { id, type: "orders", attributes: { status: "cancelled" } })
  } catch (error) {
    // A missing order is one that was deleted before.
    if (!isMissing(error)) throw error
  }
}

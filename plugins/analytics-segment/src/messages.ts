import { sql, type SubscriberArguments } from "@stheno/core"
import type { Message } from "./connection.ts"
import type { Settings } from "./options.ts"
import {
  claimedItem,
  exchangedItem,
  orderProperties,
  refundProperties,
  row,
  rows,
  type Row,
} from "./properties.ts"
import { conversionFrom, type Convert } from "./reporting.ts"

type Told = Pick<
  SubscriberArguments,
  "id" | "eventName" | "data" | "db" | "call" | "services" | "cache" | "log"
>

/** The events that are sent to Segment. */
export const events = [
  "order.placed",
  "order.shipment_created",
  "order.canceled",
  "order.refund_created",
  "order.items_returned",
  "swap.created",
  "swap.payment_completed",
  "swap.shipment_created",
  "claim.created",
  "customer.created",
] as const

const orderRelations = [
  "customer",
  "shipping_address",
  "discounts",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "payments",
  "refunds",
  "fulfillments",
  "fulfillments.items",
  "returns",
  "returns.items",
  "items",
  "items.variant",
  "items.variant.product",
  "items.variant.product.collection",
  "items.variant.product.type",
].join()

/**
 * Makes the messages of an event. Each has an ID that follows from the event's, so that Segment keeps one of several
 * deliveries.
 */
export async function messagesOf(told: Told, settings: Settings): Promise<Message[]> {
  const { eventName } = told
  if (eventName.startsWith("order.")) return orderMessages(told, settings)
  if (eventName.startsWith("swap.")) return swapMessages(told, settings)
  if (eventName === "claim.created") return claimMessages(told, settings)
  return settings.identifiesCustomers ? customerMessages(told) : []
}

const orderEvents: Readonly<Record<string, string>> = {
  "order.placed": "Order Completed",
  "order.shipment_created": "Order Shipped",
  "order.canceled": "Order Cancelled",
  "order.refund_created": "Order Refunded",
  "order.items_returned": "Items Returned",
}

async function orderMessages(told: Told, settings: Settings): Promise<Message[]> {
  const { data, eventName } = told
  const { order } = (await told.call("admin.GetOrdersOrder", {
    params: { id: String(data["id"]) },
    query: { expand: orderRelations },
  })) as { order: Row }
  const currency = String(order["currency_code"])
  const convert = await conversionFrom(currency, settings, told)
  const part = partOf(order, data)
  const refund = rows(order["refunds"]).find(({ id }) => id === data["refund_id"])
  const properties = {
    ...orderProperties(order, convert, part?.items),
    ...(eventName === "order.refund_created" && refundProperties(refund, currency, convert)),
    ...(data["return_id"] !== undefined && { return_id: data["return_id"] }),
  }
  const at = eventName === "order.placed" ? order["created_at"] : (part?.at ?? refund?.["created_at"])
  return [track(told, orderEvents[eventName]!, { userId: await customerOf(told, order), properties, at })]
}

/** The items that a shipment or a return is about. */
function partOf(order: Row, data: Row): { readonly items: readonly Row[]; readonly at: unknown } | undefined {
  const fulfillment = rows(order["fulfillments"]).find(({ id }) => id === data["fulfillment_id"])
  const returned = rows(order["returns"]).find(({ id }) => id === data["return_id"])
  const part = fulfillment ?? returned
  if (!part) return undefined
  const named = new Map(rows(part["items"]).map((item) => [item["item_id"], item["quantity"]]))
  const items = rows(order["items"]).filter(({ id }) => named.has(id))
  return { items, at: fulfillment?.["shipped_at"] ?? returned?.["received_at"] }
}

const swapEvents: Readonly<Record<string, string>> = {
  "swap.created": "Swap Created",
  "swap.payment_completed": "Swap Confirmed",
  "swap.shipment_created": "Swap Shipped",
}

async function swapMessages(told: Told, settings: Settings): Promise<Message[]> {
  const swap = row(
    await told.services.swapService.retrieve(String(told.data["id"]), {
      relations: [
        "order",
        "order.items",
        "order.items.variant",
        "additional_items",
        "additional_items.variant",
        "return_order",
        "return_order.items",
      ],
    }),
  )
  const order = row(swap["order"])
  const currency = String(order["currency_code"])
  const convert: Convert = await conversionFrom(currency, settings, told)
  const ordered = new Map(rows(order["items"]).map((item) => [item["id"], item]))
  const returned = rows(row(swap["return_order"])["items"])
  const properties = {
    swap_id: swap["id"],
    order_id: swap["order_id"],
    new_items: rows(swap["additional_items"]).map((item) =>
      exchangedItem(item, item["quantity"], currency, convert),
    ),
    return_items: returned.map(({ item_id: id, quantity }) =>
      exchangedItem(row(ordered.get(id)), quantity, currency, convert),
    ),
    currency,
  }
  const at = told.eventName === "swap.created" ? swap["created_at"] : undefined
  return [track(told, swapEvents[told.eventName]!, { userId: await customerOf(told, order), properties, at })]
}

async function claimMessages(told: Told, settings: Settings): Promise<Message[]> {
  const claim = row(
    await told.services.claimService.retrieve(String(told.data["id"]), {
      relations: ["order", "claim_items", "claim_items.item", "claim_items.tags", "claim_items.variant"],
    }),
  )
  const order = row(claim["order"])
  const currency = String(order["currency_code"])
  const convert = await conversionFrom(currency, settings, told)
  const userId = await customerOf(told, order)
  return rows(claim["claim_items"]).map((claimed) =>
    track(told, "Item Claimed", {
      userId,
      properties: claimedItem(claim, claimed, currency, convert),
      at: claim["created_at"],
      part: String(claimed["id"]),
    }),
  )
}

/** None for a customer who was deleted before a failed event is retried. */
async function customerMessages({ id, data, db }: Told): Promise<Message[]> {
  if (!(await isCustomer(db, String(data["id"])))) return []
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : undefined)
  const traits = {
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phone: text("phone"),
    createdAt: text("created_at"),
  }
  return [{ type: "identify", userId: String(data["id"]), messageId: id, traits }]
}

async function isCustomer(db: Told["db"], id: string): Promise<boolean> {
  const { rows: found } = await sql`select from customer where id = ${id} and deleted_at is null`.execute(db)
  return found.length > 0
}

/** @returns the ID of the customer of an order; undefined for a customer who was deleted */
async function customerOf({ db }: Told, order: Row): Promise<string | undefined> {
  const id = String(order["customer_id"])
  return (await isCustomer(db, id)) ? id : undefined
}

/** What the properties of an event say about a person: the address, and what team members write. */
const personal = ["email", "shipping_city", "note"]

function track(
  { id }: Told,
  event: string,
  {
    userId,
    properties,
    at,
    part,
  }: { userId: string | undefined; properties: Row; at: unknown; part?: string },
): Message {
  const timestamp = at === undefined || at === null ? undefined : new Date(at as string | Date)
  const isShown = ([name]: [string, unknown]) => userId !== undefined || !personal.includes(name)
  return {
    type: "track",
    event,
    // Segment drops a message without a user. The ID of an event stands for nobody.
    ...(userId === undefined ? { anonymousId: id } : { userId }),
    properties: Object.fromEntries(Object.entries(properties).filter(isShown)),
    messageId: part ? `${id}-${part}` : id,
    ...(timestamp && { timestamp }),
  }
}

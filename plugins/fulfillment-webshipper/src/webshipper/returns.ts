import { CommerceError, sql, type ProviderData, type Shop } from "@stheno/core"
import type { WebshipperOptions } from "../options.ts"
import type { Resource, WebshipperClient } from "./client.ts"
import { addressOf, linesOf, orderShape, packageOf, type Item, type Order } from "./order-attributes.ts"
import { rateOf } from "./orders.ts"

/** A return of some items of an order. */
export interface ReturnShipping {
  readonly id: string
  readonly method: ProviderData
  readonly items: readonly Item[]
  readonly order: Order
}

/**
 * Creates a return shipment from the customer to the return address, or finds the one that an earlier request created,
 * and registers the return in the return portal if there is one.
 * @returns the data to store with the return
 * @throws not_allowed without a return address
 */
export async function createReturn(
  client: WebshipperClient,
  options: WebshipperOptions,
  parcel: ReturnShipping,
  shipped: readonly string[],
): Promise<ProviderData> {
  const { return_address: address } = options
  if (!address)
    throw new CommerceError(
      "not_allowed",
      "Set the option return_address of the Webshipper plugin to create return shipments.",
    )
  const { order, items, method, id: reference } = parcel
  const resource = {
    type: "shipments",
    attributes: {
      reference,
      is_return: true,
      packages: [{ ...packageOf(items), customs_lines: linesOf(items, order) }],
      sender_address: addressOf(order.shipping_address, order.email),
      delivery_address: address,
    },
    relationships: { shipping_rate: { data: { type: "shipping_rates", id: rateOf(method) } } },
  }
  const shipment = await client.create(
    "/v2/shipments",
    () => resource,
    async () => {
      const found = await client.list("/v2/shipments", { reference })
      return found.find(({ attributes }) => attributes["reference"] === reference)
    },
  )
  const registered = await registerReturn(client, options, { parcel, shipment, shipped })
  return {
    id: shipment.id,
    type: "shipments",
    reference,
    tracking_numbers: trackingNumbersOf(shipment),
    ...(registered && { return_id: registered.id }),
  }
}

/** The carrier's numbers of a shipment. */
export function trackingNumbersOf({ attributes }: Resource): string[] {
  const links = attributes["tracking_links"]
  if (!Array.isArray(links)) return []
  const numbers = links.map((link: { number?: unknown } | null) => link?.number)
  return numbers.filter((each): each is string => typeof each === "string" && each !== "")
}

interface Registration {
  readonly parcel: ReturnShipping
  readonly shipment: Resource
  /** IDs of the orders at Webshipper with which the items were shipped */
  readonly shipped: readonly string[]
}

/** A return at Webshipper belongs to one order, so items of several parcels are registered with the first one. */
async function registerReturn(
  client: WebshipperClient,
  { return_portal: portal }: WebshipperOptions,
  { parcel, shipment, shipped }: Registration,
): Promise<Resource | undefined> {
  const [orderId] = shipped
  if (!portal || !orderId) return undefined
  const order = await client.retrieve(`/v2/orders/${encodeURIComponent(orderId)}`)
  const lines = (order.attributes["order_lines"] ?? []) as readonly { id?: unknown; ext_ref?: string }[]
  const returned = parcel.items.flatMap(({ id, quantity }) => {
    const line = lines.find(({ ext_ref }) => ext_ref === id)
    return line ? [{ order_line_id: line.id, quantity, cause_id: portal.cause_id }] : []
  })
  if (returned.length === 0) return undefined
  const resource = {
    type: "returns",
    attributes: { status: "pending", return_lines: returned, internal_comment: parcel.id },
    relationships: {
      order: { data: { type: "orders", id: order.id } },
      portal: { data: { type: "return_portals", id: portal.id } },
      refund_method: { data: { type: "return_refund_methods", id: portal.refund_method_id } },
      shipping_method: { data: { type: "return_shipping_methods", id: rateOf(parcel.method) } },
      shipment: { data: { type: "shipments", id: shipment.id } },
    },
  }
  return client.create(
    "/v2/returns",
    () => resource,
    async () => {
      const [known] = await client.related(shipment, "return")
      return known
    },
  )
}

/** The orders at Webshipper with which the items of an order were shipped, oldest first. */
export async function shippedOrders(db: Shop["db"], orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.data ->> 'id' as id from fulfillment f
      left join swap s on s.id = f.swap_id
      left join claim_order c on c.id = f.claim_order_id
    where coalesce(f.order_id, s.order_id, c.order_id) = ${orderId}
      and f.provider_id = 'webshipper' and f.canceled_at is null and f.data ->> 'id' is not null
    order by f.created_at`.execute(db)
  return rows.map(({ id }) => id)
}

const relations =
  "items,items.variant,items.variant.product,items.tax_lines,items.adjustments,shipping_address"

/** The order of a return with what a shipment needs. The order of a swap's or a claim's return is that of the swap or claim. */
export async function orderOfReturn(shop: Shop, returnId: string): Promise<Order> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(r.order_id, s.order_id, c.order_id) as id from return r
      left join swap s on s.id = r.swap_id left join claim_order c on c.id = r.claim_order_id
    where r.id = ${returnId}`.execute(shop.db)
  const [found] = rows
  if (!found) throw new CommerceError("not_found", `Return with id: ${returnId} was not found`)
  const { order } = await shop.call("admin.GetOrdersOrder", {
    params: { id: found.id },
    query: { expand: relations },
  })
  return orderShape.parse(order)
}

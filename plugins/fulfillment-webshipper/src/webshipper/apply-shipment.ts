import { sql, type Shop } from "@stheno/core"
import type { Resource, WebshipperClient } from "./client.ts"
import { isMissing } from "./errors.ts"
import { trackingNumbersOf } from "./returns.ts"

interface Fulfillment {
  readonly id: string
  readonly order_id: string | null
  readonly swap_id: string | null
  readonly claim_id: string | null
  readonly parent_id: string
  readonly canceled_at: Date | null
  readonly shipped_at: Date | null
}

/**
 * Marks the fulfillment of a shipment as shipped and adds its tracking numbers. The shipment is read from Webshipper
 * again, so that webhooks that arrive late, twice or out of order do no harm.
 */
export async function applyShipment(shop: Shop, client: WebshipperClient, id: string): Promise<void> {
  const shipment = await client.retrieve(`/v2/shipments/${encodeURIComponent(id)}`).catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!shipment || shipment.attributes["is_return"] === true) return
  const order = await orderOf(client, shipment)
  if (!order) return shop.log.info({ shipment: id }, "A shipment of Webshipper belongs to no order")
  await shop.transaction((inside) => ship(inside, order, trackingNumbersOf(shipment)))
}

async function orderOf(client: WebshipperClient, shipment: Resource): Promise<Resource | undefined> {
  const data = shipment.relationships?.["order"]?.data
  if (data && "id" in data) return client.retrieve(`/v2/orders/${encodeURIComponent(data.id)}`)
  const [order] = await client.related(shipment, "order")
  return order
}

/** Finds the fulfillment by its reference, or by the ID of its order at Webshipper, which v1's plugin stored, too. */
async function findFulfillment(shop: Shop, { id, attributes }: Resource): Promise<Fulfillment | undefined> {
  const [, fulfillmentId = ""] = String(attributes["ext_ref"] ?? "").split(".")
  const { rows } = await sql<Fulfillment>`
    select f.id, f.order_id, f.swap_id, f.claim_order_id as claim_id, f.canceled_at, f.shipped_at,
      coalesce(f.order_id, s.order_id, c.order_id) as parent_id
    from fulfillment f left join swap s on s.id = f.swap_id left join claim_order c on c.id = f.claim_order_id
    where (f.id = ${fulfillmentId} or f.data ->> 'id' = ${id}) and f.provider_id = 'webshipper'
    limit 1`.execute(shop.db)
  return rows[0]
}

async function ship(shop: Shop, order: Resource, numbers: readonly string[]): Promise<void> {
  const found = await findFulfillment(shop, order)
  if (!found) return shop.log.info({ order: order.id }, "A shipment of Webshipper belongs to no fulfillment")
  const { id: fulfillmentId } = found
  // Locking the order as the operation does keeps two webhooks at the same time from adding a number twice.
  await sql`select 1 from "order" where id = ${found.parent_id} for update`.execute(shop.db)
  const { rows: links } = await sql<{ tracking_number: string }>`
    select tracking_number from tracking_link where fulfillment_id = ${fulfillmentId}`.execute(shop.db)
  const known = new Set(links.map(({ tracking_number: each }) => each))
  const added = [...new Set(numbers)].filter((each) => !known.has(each))
  const { rows: state } = await sql<Pick<Fulfillment, "canceled_at" | "shipped_at">>`
    select canceled_at, shipped_at from fulfillment where id = ${fulfillmentId}`.execute(shop.db)
  const [{ canceled_at: canceledAt, shipped_at: shippedAt } = found] = state
  if (canceledAt)
    return shop.log.warn({ fulfillment: fulfillmentId }, "Webshipper shipped a canceled fulfillment")
  if (shippedAt && added.length === 0) return
  const body = { fulfillment_id: fulfillmentId, tracking_numbers: added }
  const { order_id: orderId, swap_id: swapId, claim_id: claimId, parent_id: id } = found
  if (orderId) await shop.call("admin.PostOrdersOrderShipment", { params: { id }, body })
  else if (swapId)
    await shop.call("admin.PostOrdersOrderSwapsSwapShipments", { params: { id, swap_id: swapId }, body })
  else if (claimId)
    await shop.call("admin.PostOrdersOrderClaimsClaimShipments", { params: { id, claim_id: claimId }, body })
}

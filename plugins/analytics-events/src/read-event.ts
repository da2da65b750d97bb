import { createHmac } from "node:crypto"
import { sql, type Shop } from "@stheno/core"
import type { EventOptions } from "./options.ts"

/** The events that are recorded. */
export const events = [
  "order.placed",
  "order.canceled",
  "order.completed",
  "order.payment_captured",
  "order.shipment_created",
  "order.return_requested",
  "order.items_returned",
  "order.refund_created",
  "swap.created",
  "swap.payment_completed",
  "claim.created",
  "customer.created",
] as const

/** A row of the table, without the time when the database says it. */
export interface EventRow {
  readonly name: string
  /** what it happened to, once: the order, the refund, the shipment, the return, the swap, the claim or the customer */
  readonly subject_id: string
  readonly occurred_at: unknown
  readonly order_id: string | null
  readonly customer_id: string | null
  readonly region_id: string | null
  readonly sales_channel_id: string | null
  readonly currency_code: string | null
  /** in the smallest unit of the currency */
  readonly amount: number | null
  readonly quantity: number | null
}

/** What a subscriber receives. */
export type Told = Pick<Shop, "db" | "call"> & {
  /** the ID of the event, the same in every delivery */
  readonly id: string
  readonly eventName: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What happened: its own part of a row. */
interface Fact {
  readonly subject: string
  readonly orderId: string
  readonly at?: unknown
  readonly amount?: number | null
  readonly quantity?: number | null
}

/**
 * Reads what an event is about.
 * @returns undefined if there is nothing to record, such as a guest who is stored as a customer, or a customer who was deleted
 * before a failed event is retried
 */
export async function readEvent(told: Told, options: EventOptions): Promise<EventRow | undefined> {
  const { eventName, data } = told
  if (eventName === "customer.created")
    return data["has_account"] === true ? ofCustomer(told, options) : undefined
  const fact = await factOf(told)
  if (!fact) return undefined
  const { rows } = await sql<
    Pick<EventRow, "customer_id" | "region_id" | "sales_channel_id" | "currency_code">
  >`
    select c.id as customer_id, o.region_id, o.sales_channel_id, o.currency_code from "order" o
    left join customer c on c.id = o.customer_id and c.deleted_at is null
    where o.id = ${fact.orderId}`.execute(told.db)
  const [order] = rows
  if (!order) return undefined
  return {
    ...order,
    name: eventName,
    subject_id: fact.subject,
    occurred_at: fact.at ?? null,
    order_id: fact.orderId,
    customer_id: pseudonymOf(order.customer_id, options),
    amount: fact.amount ?? null,
    quantity: fact.quantity ?? null,
  }
}

async function ofCustomer(
  { id: eventId, eventName, data, db }: Told,
  options: EventOptions,
): Promise<EventRow | undefined> {
  const customerId = String(data["id"])
  const { rows } = await sql`select from customer where id = ${customerId} and deleted_at is null`.execute(db)
  if (rows.length === 0) return undefined
  const id = pseudonymOf(customerId, options)
  return {
    name: eventName,
    subject_id: id ?? eventId,
    occurred_at: data["created_at"] ?? null,
    order_id: null,
    customer_id: id,
    region_id: null,
    sales_channel_id: null,
    currency_code: null,
    amount: null,
    quantity: null,
  }
}

/** How a customer is stored. */
export function pseudonymOf(
  id: string | null,
  { customer_ids: form, hash_secret: secret }: Pick<EventOptions, "customer_ids" | "hash_secret">,
): string | null {
  if (id === null || form === "none") return null
  return form === "plain" ? id : hashOf(id, secret!)
}

/** Everything under which a customer can be stored, also since before a change of `customer_ids`. */
export function idsOf(id: string, { hash_secret: secret }: Pick<EventOptions, "hash_secret">): string[] {
  return secret === undefined ? [id] : [id, hashOf(id, secret)]
}

function hashOf(id: string, secret: string): string {
  return createHmac("sha256", secret).update(id).digest("hex").slice(0, 32)
}

async function factOf(told: Told): Promise<Fact | undefined> {
  const { eventName, data, db } = told
  const id = String(data["id"])
  if (eventName === "order.placed" || eventName === "order.canceled") return ofOrder(told, id)
  if (eventName === "order.refund_created") return ofRefund(db, id, String(data["refund_id"]))
  if (eventName === "order.shipment_created") return ofShipment(db, id, String(data["fulfillment_id"]))
  if (data["return_id"] !== undefined) return ofReturn(told, id, String(data["return_id"]))
  if (eventName.startsWith("swap.")) return ofSwap(told, id)
  if (eventName === "claim.created") return ofClaim(db, id)
  return { subject: id, orderId: id }
}

async function ofOrder({ call, db, eventName }: Told, id: string): Promise<Fact> {
  const { order } = (await call("admin.GetOrdersOrder", { params: { id } })) as {
    order: { total: number; created_at: unknown; canceled_at: unknown }
  }
  const { rows } = await sql<{ quantity: number }>`select coalesce(sum(quantity), 0)::int as quantity
    from line_item where order_id = ${id}`.execute(db)
  const at = eventName === "order.placed" ? order.created_at : order.canceled_at
  return { subject: id, orderId: id, at, amount: order.total, quantity: rows[0]!.quantity }
}

async function ofRefund(db: Shop["db"], orderId: string, subject: string): Promise<Fact | undefined> {
  const { rows } = await sql<{ at: unknown; amount: number }>`select created_at as at, amount from refund
    where id = ${subject}`.execute(db)
  return rows[0] && { subject, orderId, ...rows[0] }
}

async function ofShipment(db: Shop["db"], orderId: string, subject: string): Promise<Fact | undefined> {
  const { rows } = await sql<{ at: unknown; quantity: number }>`select shipped_at as at,
      (select coalesce(sum(quantity), 0)::int from fulfillment_item where fulfillment_id = f.id) as quantity
    from fulfillment f where id = ${subject}`.execute(db)
  return rows[0] && { subject, orderId, ...rows[0] }
}

async function ofReturn(
  { db, eventName }: Told,
  orderId: string,
  subject: string,
): Promise<Fact | undefined> {
  const isReceived = eventName === "order.items_returned"
  const { rows } = await sql<{ at: unknown; amount: number; quantity: number }>`
    select case when ${isReceived} then received_at else created_at end as at, refund_amount as amount,
      (select coalesce(sum(case when ${isReceived} then coalesce(received_quantity, quantity) else quantity end), 0)::int
        from return_item where return_id = r.id) as quantity
    from "return" r where id = ${subject}`.execute(db)
  return rows[0] && { subject, orderId, ...rows[0] }
}

async function ofSwap({ db, eventName }: Told, subject: string): Promise<Fact | undefined> {
  const { rows } = await sql<{
    orderId: string
    at: unknown
    amount: number | null
  }>`select order_id as "orderId",
      case when ${eventName === "swap.created"} then created_at else confirmed_at end as at,
      difference_due as amount from swap where id = ${subject}`.execute(db)
  return rows[0] && { subject, ...rows[0] }
}

async function ofClaim(db: Shop["db"], subject: string): Promise<Fact | undefined> {
  const { rows } = await sql<{
    orderId: string
    at: unknown
    amount: number | null
  }>`select order_id as "orderId",
      created_at as at, refund_amount as amount from claim_order where id = ${subject}`.execute(db)
  return rows[0] && { subject, ...rows[0] }
}

import { newId, sql } from "@stheno/core"
import { findTargets, rememberTarget, type Writing } from "./mapping.ts"
import { customerOfOrder, insertAddress, regionOfOrder } from "./order-places.ts"
import { insertAdjustments, insertFulfillments, insertLines, insertPayment } from "./order-parts.ts"
import { insertShipping } from "./order-shipping.ts"
import type { SourceOrder } from "./order-records.ts"
import { NotTaken } from "./records.ts"

/** The order of an earlier import. */
interface ImportedOrder {
  readonly id: string
  readonly display_id: number
  /** what the source says of its last change */
  readonly version: string | null
  readonly isChangedHere: boolean
  readonly addressIds: readonly string[]
}

/**
 * Creates an order, or replaces the one of an earlier import. It emits no events: nobody gets an email, and no provider
 * is called.
 * @returns whether the order is new
 * @throws NotTaken for an order whose totals the store would calculate differently
 */
export async function writeOrder(writing: Writing, order: SourceOrder): Promise<boolean> {
  const stored = await findOrder(writing, order.id)
  if (stored?.version === order.updated_at) return false
  if (stored?.isChangedHere)
    throw new NotTaken(`Order ${stored.display_id} was changed in your store after its import`)
  if (stored) await removeParts(writing, stored.id)
  const id = await writeRow(writing, order, stored?.id)
  if (stored) await removeAddresses(writing, stored.addressIds)
  const lineIds = await insertLines(writing, id, order)
  await insertShipping(writing, id, order)
  await insertAdjustments(writing, id, { order, lineIds })
  await insertPayment(writing, id, order)
  await insertFulfillments(writing, id, { order, lineIds })
  await checkTotals(writing, id, order)
  await rememberTarget(writing, "order", { from: order.id, to: id })
  return !stored
}

async function findOrder(writing: Writing, sourceId: string): Promise<ImportedOrder | undefined> {
  const id = (await findTargets(writing, "order", [sourceId])).get(sourceId)
  const { rows } =
    await sql<ImportedOrder>`select id, display_id, metadata ->> 'source_updated_at' as version,
      updated_at is distinct from (metadata ->> 'imported_at')::timestamptz as "isChangedHere",
      array_remove(array[shipping_address_id, billing_address_id], null) as "addressIds"
    from "order" where id = ${id ?? null} for update`.execute(writing.shop.db)
  return rows[0]
}

/** What the store has added, such as a return, refers to these rows, and the database refuses. */
async function removeParts({ shop: { db } }: Writing, id: string): Promise<void> {
  const lines = sql`select id from line_item where order_id = ${id}`
  const methods = sql`select id from shipping_method where order_id = ${id}`
  const fulfillments = sql`select id from fulfillment where order_id = ${id}`
  await sql`delete from tracking_link where fulfillment_id in (${fulfillments})`.execute(db)
  await sql`delete from fulfillment_item where fulfillment_id in (${fulfillments})`.execute(db)
  await sql`delete from fulfillment where order_id = ${id}`.execute(db)
  await sql`delete from refund where order_id = ${id}`.execute(db)
  await sql`delete from payment where order_id = ${id}`.execute(db)
  await sql`delete from line_item_adjustment where item_id in (${lines})`.execute(db)
  await sql`delete from line_item_tax_line where item_id in (${lines})`.execute(db)
  await sql`delete from line_item where order_id = ${id}`.execute(db)
  await sql`delete from shipping_method_tax_line where shipping_method_id in (${methods})`.execute(db)
  await sql`delete from shipping_method where order_id = ${id}`.execute(db)
}

/** Deletes the addresses that the order had before, which are copies of its own. */
async function removeAddresses({ shop: { db } }: Writing, ids: readonly string[]): Promise<void> {
  await sql`delete from address a where a.id = any(${ids}::text[]) and a.customer_id is null and not exists (
      select from "order" o where a.id in (o.shipping_address_id, o.billing_address_id))`.execute(db)
}

async function writeRow(writing: Writing, order: SourceOrder, storedId: string | undefined): Promise<string> {
  const { shop } = writing
  const regionId = await regionOfOrder(writing, order)
  const customerId = await customerOfOrder(writing, order)
  const shippingId = await insertAddress(writing, order.shipping_address)
  const billingId = await insertAddress(writing, order.billing_address)
  const id = storedId ?? newId("order")
  const importedAt = new Date().toISOString()
  const metadata = {
    ...order.metadata,
    [`${writing.source}_order`]: order.name,
    source_updated_at: order.updated_at,
    imported_at: importedAt,
  }
  await sql`insert into "order" (id, status, fulfillment_status, payment_status, customer_id, email, region_id,
      currency_code, shipping_address_id, billing_address_id, canceled_at, created_at, updated_at, metadata,
      external_id, sales_channel_id)
    values (${id}, ${statusOf(order)}, ${fulfillmentStatusOf(order)}, ${paymentStatusOf(order)}, ${customerId},
      ${order.email!.toLowerCase()}, ${regionId}, ${order.currency_code}, ${shippingId}, ${billingId},
      ${order.canceled_at}, ${order.created_at}, ${importedAt}, ${JSON.stringify(metadata)}::jsonb, ${order.id},
      (select default_sales_channel_id from store limit 1))
    on conflict (id) do update set status = excluded.status, fulfillment_status = excluded.fulfillment_status,
      payment_status = excluded.payment_status, email = excluded.email, customer_id = excluded.customer_id,
      region_id = excluded.region_id, shipping_address_id = excluded.shipping_address_id,
      billing_address_id = excluded.billing_address_id, canceled_at = excluded.canceled_at,
      updated_at = excluded.updated_at, metadata = excluded.metadata`.execute(shop.db)
  return id
}

function statusOf({ canceled_at: canceledAt, isClosed }: SourceOrder): string {
  if (canceledAt) return "canceled"
  return isClosed ? "completed" : "pending"
}

function fulfillmentStatusOf({ canceled_at: canceledAt, lines, fulfillments }: SourceOrder): string {
  if (canceledAt) return "canceled"
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const shipped = fulfillments.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  if (shipped === 0) return "not_fulfilled"
  return shipped < ordered ? "partially_shipped" : "shipped"
}

function paymentStatusOf({ canceled_at: canceledAt, payment, refunds, total }: SourceOrder): string {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (refunded > 0) return refunded === total ? "refunded" : "partially_refunded"
  if (payment.captured_at) return "captured"
  return canceledAt ? "canceled" : "awaiting"
}

interface Totals {
  readonly total: number
  readonly tax_total: number
  readonly paid_total: number
  readonly refunded_total: number
}

/** The totals of the API are those of the source, to the cent. */
async function checkTotals({ shop }: Writing, id: string, order: SourceOrder): Promise<void> {
  const { order: row } = await shop.call("admin.GetOrdersOrder", { params: { id } })
  const totals = row as Totals
  const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const expected: Totals = {
    total: order.total,
    tax_total: order.tax_total,
    paid_total: order.canceled_at && !order.payment.captured_at ? 0 : order.total,
    refunded_total: refunded,
  }
  for (const name of ["total", "tax_total", "paid_total", "refunded_total"] as const)
    if (totals[name] !== expected[name])
      throw new NotTaken(
        `The store calculates ${totals[name]} for ${name} instead of ${expected[name]}, in the smallest unit of ${order.currency_code.toUpperCase()}`,
      )
}

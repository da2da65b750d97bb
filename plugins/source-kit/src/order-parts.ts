import { newId, sql } from "@stheno/core"
import { findTargets, type Writing } from "./mapping.ts"
import type { SourceOrder, SourceOrderLine } from "./order-records.ts"
import { NotTaken } from "./records.ts"

/** The rows of lines by the IDs of the source. */
type LineIds = ReadonlyMap<string, string>

/** The provider of payments and shipments that happened elsewhere: nothing is captured, refunded or sent through it. */
const provider = "manual"

/** Stores the lines of an order with their taxes. */
export async function insertLines(writing: Writing, orderId: string, order: SourceOrder): Promise<LineIds> {
  const { db } = writing.shop
  const variantIds = order.lines.flatMap(({ variantId }) => variantId ?? [])
  const variants = await findTargets(writing, "variant", variantIds)
  const shipped = shippedQuantities(order)
  const ids = new Map<string, string>()
  for (const line of order.lines) {
    const id = newId("item")
    ids.set(line.id, id)
    const units = shipped.get(line.id) ?? null
    const variantId = variants.get(line.variantId ?? "") ?? null
    await sql`insert into line_item (id, order_id, title, description, is_giftcard, unit_price, variant_id, quantity,
        fulfilled_quantity, shipped_quantity, includes_tax, thumbnail, created_at)
      values (${id}, ${orderId}, ${line.title}, ${line.description}, ${line.isGiftCard}, ${line.unit_price},
        (select id from product_variant where id = ${variantId}), ${line.quantity}, ${units}, ${units},
        ${order.includesTax && line.taxes.length > 0},
        (select p.thumbnail from product_variant v join product p on p.id = v.product_id where v.id = ${variantId}),
        ${order.created_at})`.execute(db)
    for (const { name, rate } of line.taxes)
      await sql`insert into line_item_tax_line (id, item_id, name, rate)
        values (${newId("litl")}, ${id}, ${name}, ${rate})`.execute(db)
  }
  return ids
}

function shippedQuantities({ fulfillments }: SourceOrder): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { lineId, quantity } of fulfillments.flatMap(({ items }) => items))
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  return quantities
}

interface LineTotals {
  readonly id: string
  readonly subtotal: number
}

/**
 * Stores the discounts of the lines. The store takes a discount off before tax, so the one of a price with tax is what
 * is missing between the subtotals without it.
 */
export async function insertAdjustments(
  { shop }: Writing,
  orderId: string,
  { order, lineIds }: { readonly order: SourceOrder; readonly lineIds: LineIds },
): Promise<void> {
  const discounted = order.lines.filter(({ discount }) => discount > 0)
  if (discounted.length === 0) return
  const { order: row } = await shop.call("admin.GetOrdersOrder", { params: { id: orderId } })
  const items = (row as { items: readonly LineTotals[] }).items
  for (const line of discounted) {
    const id = lineIds.get(line.id)!
    const subtotal = items.find((item) => item.id === id)!.subtotal
    await sql`insert into line_item_adjustment (id, item_id, description, amount)
      values (${newId("lia")}, ${id}, 'discount', ${subtotal - netTotal(line, order)})`.execute(shop.db)
  }
}

/** The total of a line after discounts and without tax. */
function netTotal(
  { unit_price: price, quantity, discount, tax, taxes }: SourceOrderLine,
  order: SourceOrder,
) {
  const included = order.includesTax && taxes.length > 0 ? tax : 0
  return price * quantity - discount - included
}

/** Stores what was paid and paid back. */
export async function insertPayment(
  { shop: { db } }: Writing,
  orderId: string,
  { payment, refunds, total, currency_code: currency, canceled_at: canceledAt, created_at: at }: SourceOrder,
): Promise<void> {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (refunded > 0 && !payment.captured_at)
    throw new NotTaken("The order has a refund, but no captured payment")
  if (refunded > total) throw new NotTaken("More was refunded than the order costs")
  if (total === 0 || (canceledAt && !payment.captured_at)) return
  const id = newId("pay")
  await sql`insert into payment (id, order_id, amount, currency_code, amount_refunded, provider_id, data, captured_at,
      created_at)
    values (${id}, ${orderId}, ${total}, ${currency}, ${refunded}, ${provider},
      ${JSON.stringify({ gateway: payment.gateway })}::jsonb, ${payment.captured_at}, ${at})`.execute(db)
  for (const { amount, note, created_at: refundedAt } of refunds)
    await sql`insert into refund (id, order_id, payment_id, amount, note, reason, created_at)
      values (${newId("ref")}, ${orderId}, ${id}, ${amount}, ${note}, 'other', ${refundedAt})`.execute(db)
}

/** Stores what was shipped. */
export async function insertFulfillments(
  { shop: { db } }: Writing,
  orderId: string,
  { order, lineIds }: { readonly order: SourceOrder; readonly lineIds: LineIds },
): Promise<void> {
  for (const { shipped_at: at, tracking, items } of order.fulfillments) {
    const id = newId("ful")
    const numbers = JSON.stringify(tracking.map(({ number }) => number))
    await sql`insert into fulfillment (id, order_id, provider_id, data, tracking_numbers, shipped_at, created_at)
      values (${id}, ${orderId}, ${provider}, '{}', ${numbers}::jsonb, ${at}, ${at})`.execute(db)
    for (const { lineId, quantity } of items)
      await sql`insert into fulfillment_item (fulfillment_id, item_id, quantity)
        values (${id}, ${lineIds.get(lineId) ?? null}, ${quantity})`.execute(db)
    for (const { number, url } of tracking)
      await sql`insert into tracking_link (id, fulfillment_id, tracking_number, url)
        values (${newId("tlink")}, ${id}, ${number}, ${url})`.execute(db)
  }
}

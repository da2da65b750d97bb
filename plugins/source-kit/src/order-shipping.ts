import { newId, sql } from "@stheno/core"
import type { Writing } from "./mapping.ts"
import type { SourceOrder } from "./order-records.ts"
import { NotTaken } from "./records.ts"

/** Stores the shipping methods of an order with their taxes. */
export async function insertShipping(writing: Writing, orderId: string, order: SourceOrder): Promise<void> {
  if (order.shipping.length === 0) return
  const { db } = writing.shop
  const optionId = await shippingOption(writing, orderId)
  for (const { title, price, taxes } of order.shipping) {
    const id = newId("sm")
    await sql`insert into shipping_method (id, shipping_option_id, order_id, price, data, includes_tax)
      values (${id}, ${optionId}, ${orderId}, ${price}, ${JSON.stringify({ name: title })}::jsonb,
        ${order.includesTax && taxes.length > 0})`.execute(db)
    for (const { name, rate } of taxes)
      await sql`insert into shipping_method_tax_line (id, shipping_method_id, name, rate)
        values (${newId("smtl")}, ${id}, ${name}, ${rate})`.execute(db)
  }
}

/** Every shipping method needs a shipping option: one per region, which customers do not see. */
async function shippingOption({ shop: { db }, source }: Writing, orderId: string): Promise<string> {
  const metadata = JSON.stringify({ imported_from: source })
  const { rows } = await sql<{ id: string }>`select s.id from shipping_option s join "order" o
      on o.region_id = s.region_id
    where o.id = ${orderId} and s.metadata @> ${metadata}::jsonb order by s.created_at limit 1`.execute(db)
  if (rows[0]) return rows[0].id
  const id = newId("so")
  const { rows: created } =
    await sql`insert into shipping_option (id, name, region_id, profile_id, provider_id,
      price_type, amount, data, metadata, admin_only)
    select ${id}, ${`Imported from ${source}`}, o.region_id, p.id, 'manual', 'flat_rate', 0, '{}',
      ${metadata}::jsonb, true
    from "order" o, shipping_profile p
    where o.id = ${orderId} and p.type = 'default' and p.deleted_at is null limit 1 returning id`.execute(db)
  if (created.length === 0) throw new NotTaken("The store has no default shipping profile")
  return id
}

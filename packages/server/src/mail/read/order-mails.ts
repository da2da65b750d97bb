import { sql } from "kysely"
import type { MailItem } from "../mail-data.ts"
import { absoluteLink, type Desk, type MailToWrite, type Reader } from "./mail-to-write.ts"
import { itemOf, writeToCustomer, type ItemRow } from "./order.ts"

/** Readers of events of orders, their shipments, returns and refunds. */
export const orderReaders: Readonly<Record<string, Reader>> = {
  "order.placed": (desk, { id }) => writeToCustomer(desk, "order-placed", { id: String(id) }),
  "order.canceled": (desk, { id }) => writeToCustomer(desk, "order-canceled", { id: String(id) }),
  "order.shipment_created": (desk, { fulfillment_id }) => readShipment(desk, String(fulfillment_id)),
  "swap.shipment_created": (desk, { fulfillment_id }) => readShipment(desk, String(fulfillment_id)),
  "claim.shipment_created": (desk, { fulfillment_id }) => readShipment(desk, String(fulfillment_id)),
  "order.return_requested": (desk, { return_id }) =>
    readReturn(desk, "return-requested", sql`r.id = ${return_id}`),
  "order.items_returned": (desk, { return_id }) =>
    readReturn(desk, "return-received", sql`r.id = ${return_id}`),
  "swap.received": (desk, { id }) => readReturn(desk, "return-received", sql`r.swap_id = ${id}`),
  "order.refund_created": (desk, { refund_id }) => readRefund(desk, String(refund_id)),
  "order-edit.requested": (desk, { id }) => readOrderEdit(desk, String(id)),
}

/** The order of a shipment, also through its swap or claim. */
async function readShipment(desk: Desk, id: string): Promise<MailToWrite | undefined> {
  const { db } = desk
  const { rows } = await sql<{ order_id: string; tracking_numbers: string[] | null }>`
    select coalesce(f.order_id, s.order_id, c.order_id) as order_id, f.tracking_numbers
    from fulfillment f left join swap s on s.id = f.swap_id left join claim_order c on c.id = f.claim_order_id
    where f.id = ${id}`.execute(db)
  const [shipment] = rows
  if (!shipment?.order_id) return undefined
  const items = await sql<ItemRow>`select l.title, l.description, l.thumbnail, i.quantity
    from fulfillment_item i join line_item l on l.id = i.item_id
    where i.fulfillment_id = ${id} order by l.created_at, l.id`.execute(db)
  const links = await sql<{ url: string | null; number: string }>`
    select url, tracking_number as number from tracking_link where fulfillment_id = ${id} and deleted_at is null
    order by created_at, id`.execute(db)
  const numbers = (shipment.tracking_numbers ?? []).map((number) => ({ number, url: null }))
  return writeToCustomer(desk, "order-shipped", {
    id: shipment.order_id,
    items: items.rows.map(itemOf),
    tracking: links.rows.length > 0 ? links.rows : numbers,
  })
}

/** Returns belong to an order directly, or by their swap or claim. */
async function readReturn(
  desk: Desk,
  name: "return-requested" | "return-received",
  which: ReturnType<typeof sql>,
): Promise<MailToWrite | undefined> {
  const { rows } = await sql<{ id: string; order_id: string | null; refund_amount: number }>`
    select r.id, coalesce(r.order_id, s.order_id, c.order_id) as order_id, r.refund_amount
    from return r left join swap s on s.id = r.swap_id left join claim_order c on c.id = r.claim_order_id
    where ${which}`.execute(desk.db)
  const [found] = rows
  if (!found?.order_id) return undefined
  const items = await readReturnedItems(desk, found.id, name === "return-received")
  return writeToCustomer(desk, name, {
    id: found.order_id,
    items,
    refund_amount: Number(found.refund_amount),
  })
}

/**
 * Reads the items of a return.
 * @param isReceived counts what was received, not what was announced
 * @since 0.1
 */
export async function readReturnedItems(
  { db }: Desk,
  returnId: string,
  isReceived: boolean,
): Promise<MailItem[]> {
  const units = sql.ref(isReceived ? "i.received_quantity" : "i.quantity")
  const { rows } = await sql<ItemRow>`select l.title, l.description, l.thumbnail,
      coalesce(${units}, i.quantity) as quantity
    from return_item i join line_item l on l.id = i.item_id
    where i.return_id = ${returnId} order by l.created_at, l.id`.execute(db)
  return rows.map(itemOf)
}

/** The email about a claim names the refund that was created with it. */
async function readRefund(desk: Desk, id: string): Promise<MailToWrite | undefined> {
  const { rows } = await sql<{ order_id: string | null; amount: number; reason: string; isOfClaim: boolean }>`
    select order_id, amount, reason, exists (select from claim_order c
      where c.order_id = r.order_id and c.type = 'refund' and c.created_at = r.created_at) as "isOfClaim"
    from refund r where id = ${id}`.execute(desk.db)
  const [refund] = rows
  if (!refund?.order_id || refund.isOfClaim) return undefined
  const { amount, reason } = refund
  return writeToCustomer(desk, "order-refunded", { id: refund.order_id, amount, reason })
}

async function readOrderEdit(desk: Desk, id: string): Promise<MailToWrite | undefined> {
  const edit = await desk.db
    .selectFrom("order_edit")
    .leftJoin("payment_collection", "payment_collection.id", "order_edit.payment_collection_id")
    .select(["order_edit.order_id", "payment_collection.id as collection", "payment_collection.amount"])
    .where("order_edit.id", "=", id)
    .executeTakeFirst()
  if (!edit) return undefined
  return writeToCustomer(desk, "order-edit-requested", {
    id: edit.order_id,
    amount_due: edit.amount ?? 0,
    url: await editLink(desk, { order_edit_id: id, payment_collection_id: edit.collection ?? "" }),
  })
}

/** The page that the store names for it; without one, the page that our storefront has. */
async function editLink(
  { db, storeUrl }: Desk,
  ids: { readonly order_edit_id: string; readonly payment_collection_id: string },
): Promise<string> {
  const store = await db.selectFrom("store").select("payment_link_template").executeTakeFirst()
  const template = store?.payment_link_template ?? ""
  const isNamed = Object.entries(ids).some(([name, id]) => id && template.includes(`{${name}}`))
  if (!isNamed) return absoluteLink(`order-edits/${encodeURIComponent(ids.order_edit_id)}`, storeUrl)
  const link = template.replace(/\{(cart_id|order_edit_id|payment_collection_id)\}/g, (_, name: string) =>
    encodeURIComponent(name in ids ? ids[name as keyof typeof ids] : ""),
  )
  return absoluteLink(link, storeUrl)
}

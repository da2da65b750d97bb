import { CommerceError, retrieveOrder, sql, type Shop } from "@stheno/core"
import { price } from "./prices.ts"

/** A row, or data of an event. */
export type Row = Readonly<Record<string, unknown>>

/** Who gets an email, and what its template can show. */
export interface TemplateData {
  readonly to: readonly string[]
  readonly data: Row
  readonly locale?: string | undefined
  readonly customerId?: string | undefined
}

type Reader = (shop: Shop, data: Row) => Promise<TemplateData | undefined>

/** What templates get for each event; undefined when there is nobody to write to. */
const readers: Readonly<Record<string, Reader>> = {
  "order.placed": readOrder,
  "order.canceled": readOrder,
  "order.completed": readOrder,
  "order.shipment_created": (shop, data) => readShipment(shop, data),
  "claim.shipment_created": (shop, data) => readShipment(shop, data, "claim"),
  "swap.shipment_created": (shop, data) => readShipment(shop, data, "swap"),
  "order.return_requested": readReturn,
  "order.items_returned": readReturn,
  "order.refund_created": readRefund,
  "swap.created": readSwap,
  "swap.received": readSwap,
  "gift_card.created": readGiftCard,
  "customer.password_reset": async (_, data) => ({
    ...toEmail(data["email"], data),
    customerId: String(data["id"]),
  }),
  "user.password_reset": async (_, data) => toEmail(data["email"], data),
  "invite.created": readInvite,
  "restock-notification.restocked": readRestock,
}

/**
 * Reads what the template of an event can show.
 * @returns undefined when what the event is about no longer exists, or nobody can be written to
 */
export async function readTemplateData(
  shop: Shop,
  event: string,
  data: Row,
): Promise<TemplateData | undefined> {
  try {
    const read = await readers[event]?.(shop, data)
    return read && read.to.length > 0 ? read : undefined
  } catch (error) {
    if (error instanceof CommerceError && error.type === "not_found") return undefined
    throw error
  }
}

function toEmail(email: unknown, data: Row): TemplateData {
  return { to: typeof email === "string" && email.includes("@") ? [email] : [], data }
}

/** One row by a query; undefined when there is none. */
async function one(rows: Promise<{ readonly rows: readonly unknown[] }>): Promise<Row | undefined> {
  return (await rows).rows[0] as Row | undefined
}

async function localeOf({ db }: Shop, order: Row): Promise<string | undefined> {
  const cart = await one(
    sql`select context->>'locale' as locale from cart where id = ${order["cart_id"]}`.execute(db),
  )
  return typeof cart?.["locale"] === "string" ? cart["locale"] : undefined
}

async function aboutOrder(shop: Shop, id: unknown, more: (order: Row) => Row): Promise<TemplateData> {
  const order: Row = { ...(await retrieveOrder(shop, String(id))) }
  const locale = await localeOf(shop, order)
  const data = { locale, email: order["email"], order, date: dateOf(order["created_at"]), ...more(order) }
  return { ...toEmail(order["email"], data), locale, customerId: order["customer_id"] as string }
}

function readOrder(shop: Shop, { id }: Row): Promise<TemplateData> {
  return aboutOrder(shop, id, orderData)
}

/** The fields of an order as v1 passed them to templates: amounts are texts with their currency. */
export function orderData(order: Row): Row {
  const currency = order["currency_code"]
  const of = (name: string) => price(order[name], currency)
  const [discounts, cards] = [rowsOf(order["discounts"]), rowsOf(order["gift_cards"])]
  const items = rowsOf(order["items"])
  const subtotal = items.reduce(
    (sum, item) => sum + Number(item["original_total"] ?? item["subtotal"] ?? 0),
    0,
  )
  return {
    ...order,
    has_discounts: discounts.length,
    has_gift_cards: cards.length,
    date: dateOf(order["created_at"]),
    items: items.map((item) => itemData(item, currency)),
    discounts: [
      ...discounts.map((one) => discountData(one, currency)),
      ...cards.map((one) => cardData(one, currency)),
    ],
    subtotal: price(subtotal, currency),
    gift_card_total: of("gift_card_total"),
    tax_total: of("tax_total"),
    discount_total: of("discount_total"),
    shipping_total: of("shipping_total"),
    refunded_total: of("refunded_total"),
    total: of("total"),
  }
}

function itemData(item: Row, currency: unknown): Row {
  const quantity = Math.max(1, Number(item["quantity"] ?? 1))
  return {
    ...item,
    price: price(Number(item["original_total"] ?? item["unit_price"]) / quantity, currency),
    discounted_price: price(Number(item["total"] ?? item["unit_price"]) / quantity, currency),
  }
}

function discountData({ code, rule }: Row, currency: unknown): Row {
  const { type, value } = (rule ?? {}) as Row
  const descriptor =
    type === "percentage" ? `${String(value)}%` : type === "fixed" ? price(value, currency) : "free shipping"
  return { is_giftcard: false, code, descriptor }
}

function cardData({ code, value }: Row, currency: unknown): Row {
  return { is_giftcard: true, code, descriptor: price(value, currency) }
}

/** A shipment; `kind` also gives the claim or the swap by its name. */
async function readShipment(
  shop: Shop,
  { id, fulfillment_id }: Row,
  kind?: string,
): Promise<TemplateData | undefined> {
  const fulfillment = await one(
    sql`select f.*, coalesce(f.order_id, s.order_id, c.order_id) as of_order
      from fulfillment f left join swap s on s.id = f.swap_id left join claim_order c on c.id = f.claim_order_id
      where f.id = ${fulfillment_id}`.execute(shop.db),
  )
  if (!fulfillment?.["of_order"]) return undefined
  const links = await sql<Row>`select url, tracking_number from tracking_link
    where fulfillment_id = ${fulfillment_id} and deleted_at is null order by created_at, id`.execute(shop.db)
  const { of_order, ...shown } = fulfillment
  const numbers = links.rows.map((link) => link["tracking_number"])
  return aboutOrder(shop, of_order, () => ({
    ...(kind && { [kind]: { id } }),
    date: dateOf(fulfillment["shipped_at"]),
    fulfillment: shown,
    tracking_links: links.rows,
    tracking_number: (numbers.length > 0
      ? numbers
      : ((fulfillment["tracking_numbers"] as unknown[] | null) ?? [])
    ).join(", "),
  }))
}

async function readReturn(shop: Shop, { return_id }: Row): Promise<TemplateData | undefined> {
  const found = await one(sql`select * from return where id = ${return_id}`.execute(shop.db))
  if (!found?.["order_id"]) return undefined
  const { rows } = await sql<Row>`select l.*, i.quantity, i.received_quantity, i.note as return_note
    from return_item i join line_item l on l.id = i.item_id
    where i.return_id = ${return_id} order by l.created_at, l.id`.execute(shop.db)
  return aboutOrder(shop, found["order_id"], ({ currency_code }) => ({
    return_request: found,
    has_shipping: found["shipping_data"] !== null,
    items: rows.map((item) => ({ ...item, price: price(item["unit_price"], currency_code) })),
    refund_amount: price(found["refund_amount"], currency_code),
    date: dateOf(found["updated_at"]),
  }))
}

async function readRefund(shop: Shop, { refund_id }: Row): Promise<TemplateData | undefined> {
  const refund = await one(sql`select * from refund where id = ${refund_id}`.execute(shop.db))
  if (!refund?.["order_id"]) return undefined
  return aboutOrder(shop, refund["order_id"], ({ currency_code }) => ({
    refund,
    refund_amount: price(refund["amount"], currency_code),
  }))
}

async function readSwap(shop: Shop, { id }: Row): Promise<TemplateData | undefined> {
  const swap = await one(sql`select * from swap where id = ${id}`.execute(shop.db))
  if (!swap?.["order_id"]) return undefined
  return aboutOrder(shop, swap["order_id"], ({ currency_code }) => ({
    swap,
    difference_due: price(swap["difference_due"], currency_code),
    date: dateOf(swap["updated_at"]),
  }))
}

async function readGiftCard(shop: Shop, { id }: Row): Promise<TemplateData | undefined> {
  const card = await one(
    sql`select g.*, o.email, o.customer_id, o.currency_code from gift_card g join "order" o on o.id = g.order_id
      where g.id = ${id}`.execute(shop.db),
  )
  if (!card) return undefined
  const data = { ...card, display_value: price(card["value"], card["currency_code"]) }
  return { ...toEmail(card["email"], data), customerId: card["customer_id"] as string }
}

async function readInvite({ db }: Shop, { id }: Row): Promise<TemplateData | undefined> {
  const invite = await one(
    sql`select id, user_email, token, role from invite
      where id = ${id} and not accepted and deleted_at is null`.execute(db),
  )
  return invite && toEmail(invite["user_email"], invite)
}

/** Each address gets an email of its own. */
async function readRestock({ db }: Shop, { variant_id, emails }: Row): Promise<TemplateData | undefined> {
  const variant = await one(
    sql`select * from product_variant where id = ${variant_id} and deleted_at is null`.execute(db),
  )
  const product = await one(
    sql`select * from product where id = ${variant?.["product_id"] ?? ""}`.execute(db),
  )
  if (!variant || !product || !Array.isArray(emails)) return undefined
  const to = emails.filter((email): email is string => typeof email === "string" && email.includes("@"))
  return { to, data: { variant_id, variant, product } }
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : []
}

function dateOf(value: unknown): string {
  return new Date(String(value ?? Date.now())).toDateString()
}

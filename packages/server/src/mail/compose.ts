import { CommerceError, retrieveOrder, type Engine } from "@stheno/core"
import { sql } from "kysely"
import { formatAmount } from "./format-amount.ts"
import type { Letter } from "./letter.ts"
import * as letters from "./letters.ts"
import { renderHtml } from "./render-html.ts"
import { renderText } from "./render-text.ts"

/** A message ready to be sent. */
export interface Mail {
  readonly to: string
  /** the customer behind the address, where there is one */
  readonly customerId?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Where links in messages lead. */
export interface Addresses {
  readonly storeUrl: string
  readonly adminUrl: string
}

type Data = Readonly<Record<string, unknown>>
type Db = Engine["db"]

/** Where messages find what they tell of. */
export interface MailSource {
  readonly db: Db
  /** how the taxes of orders are calculated */
  readonly engine: Pick<Engine, "taxStrategies">
}

/** What a message is made from: the database, the shop's name, where links lead. */
interface Desk extends Addresses {
  readonly db: Db
  readonly engine: MailSource["engine"]
  readonly shop: string
}

interface Addressed {
  readonly to: string
  readonly customerId?: string | undefined
  readonly letter: Letter
}

/** One writer per event that somebody is told of; nothing comes out where nobody can be told. */
const writers: Readonly<Record<string, (desk: Desk, data: Data) => Promise<Addressed | undefined>>> = {
  "order.placed": async (desk, { id }) => toBuyer(await retrieveOrder(desk, String(id)), letters.orderPlaced),
  "order.shipment_created": (desk, { fulfillment_id }) => writeShipped(desk, String(fulfillment_id)),
  "swap.shipment_created": (desk, { fulfillment_id }) => writeShipped(desk, String(fulfillment_id)),
  "claim.shipment_created": (desk, { fulfillment_id }) => writeShipped(desk, String(fulfillment_id)),
  "order.return_requested": (desk, { return_id }) =>
    writeReturn(desk, String(return_id), { letter: letters.returnRequested, units: "quantity" }),
  "order.items_returned": (desk, { return_id }) =>
    writeReturn(desk, String(return_id), { letter: letters.returnReceived, units: "received_quantity" }),
  "order.refund_created": (desk, { refund_id }) => writeRefunded(desk, String(refund_id)),
  "gift_card.created": ({ db }, { id }) => writeGiftCard(db, String(id)),
  "invite.created": (desk, { id }) => writeInvite(desk, String(id)),
  "customer.password_reset": async ({ storeUrl, shop }, { id, email, token }) => {
    const written = writeReset(shop, { email, url: linkTo(storeUrl, "reset-password", { token, email }) })
    return written && { ...written, customerId: String(id) }
  },
  "user.password_reset": async ({ adminUrl, shop }, { email, token }) =>
    writeReset(shop, { email, url: linkTo(adminUrl, "reset-password", { token, email }) }),
}

/** Names of the events that messages are written for. */
export const mailedEvents: readonly string[] = Object.keys(writers)

/**
 * Writes the message that tells of an event.
 * @returns undefined when nobody can be told, e.g. of a gift card that no order bought
 * @since 0.1
 */
export async function composeMail(
  source: MailSource,
  addresses: Addresses,
  event: { readonly name: string; readonly data: Data },
): Promise<Mail | undefined> {
  const write = writers[event.name]
  if (!write) return undefined
  const { db, engine } = source
  const { name: shop } = await db.selectFrom("store").select("name").executeTakeFirstOrThrow()
  const written = await write({ db, engine, shop, ...addresses }, event.data).catch(nothingThere)
  if (!written) return undefined
  const { letter, ...addressee } = written
  return {
    ...addressee,
    subject: letter.subject,
    text: renderText(letter, shop),
    html: renderHtml(letter, shop),
  }
}

/** What an event tells of may be gone when it arrives. */
function nothingThere(error: unknown): undefined {
  if (!(error instanceof CommerceError) || error.type !== "not_found") throw error
}

function toBuyer(order: letters.Row, write: (order: letters.Row) => Letter): Addressed | undefined {
  if (!order.email) return undefined
  return { to: String(order.email), customerId: order.customer_id as string, letter: write(order) }
}

/** The order behind a row that belongs to it directly, or by its swap or claim. */
async function writeShipped(source: MailSource, id: string): Promise<Addressed | undefined> {
  const { db } = source
  const { rows } = await sql<{ order_id: string; tracking_numbers: string[] }>`
    select coalesce(f.order_id, s.order_id, c.order_id) as order_id, f.tracking_numbers
    from fulfillment f left join swap s on s.id = f.swap_id left join claim_order c on c.id = f.claim_order_id
    where f.id = ${id}`.execute(db)
  const [parcel] = rows
  if (!parcel?.order_id) return undefined
  const goods = await sql<letters.Row>`select l.title, l.description, i.quantity
    from fulfillment_item i join line_item l on l.id = i.item_id
    where i.fulfillment_id = ${id} order by l.created_at, l.id`.execute(db)
  const links = await sql<{ url: string | null; tracking_number: string }>`
    select url, tracking_number from tracking_link where fulfillment_id = ${id} and deleted_at is null
    order by created_at, id`.execute(db)
  const tracking = links.rows.map(({ url, tracking_number }) =>
    url ? `${tracking_number}: ${url}` : tracking_number,
  )
  const order = await retrieveOrder(source, parcel.order_id)
  return toBuyer(order, (buyer) =>
    letters.orderShipped(
      buyer,
      goods.rows.map(asGoods),
      tracking.length > 0 ? tracking : (parcel.tracking_numbers ?? []),
    ),
  )
}

function asGoods(row: letters.Row): letters.Goods {
  return { title: letters.titleOf(row), quantity: row.quantity as number }
}

/** What a message about a return says, and which of its numbers of units. */
interface ReturnLetter {
  readonly letter: typeof letters.returnRequested
  readonly units: "quantity" | "received_quantity"
}

async function writeReturn(
  source: MailSource,
  id: string,
  { letter, units }: ReturnLetter,
): Promise<Addressed | undefined> {
  const { db } = source
  const found = await db
    .selectFrom("return")
    .select(["order_id", "refund_amount"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!found?.order_id) return undefined
  const { rows } = await sql<letters.Row>`select l.title, l.description,
      coalesce(i.${sql.ref(units)}, i.quantity) as quantity
    from return_item i join line_item l on l.id = i.item_id
    where i.return_id = ${id} order by l.created_at, l.id`.execute(db)
  const order = await retrieveOrder(source, found.order_id)
  return toBuyer(order, (buyer) => letter(buyer, rows.map(asGoods), found.refund_amount))
}

async function writeRefunded(source: MailSource, id: string): Promise<Addressed | undefined> {
  const { db } = source
  const refund = await db
    .selectFrom("refund")
    .select(["order_id", "amount"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!refund?.order_id) return undefined
  const order = await retrieveOrder(source, refund.order_id)
  return toBuyer(order, (buyer) => letters.refunded(buyer, refund.amount))
}

async function writeGiftCard(db: Db, id: string): Promise<Addressed | undefined> {
  const card = await db
    .selectFrom("gift_card")
    .innerJoin("order", "order.id", "gift_card.order_id")
    .select(["gift_card.code", "gift_card.value", "order.email", "order.customer_id", "order.currency_code"])
    .where("gift_card.id", "=", id)
    .executeTakeFirst()
  if (!card) return undefined
  const value = formatAmount(card.value, card.currency_code)
  const letter = letters.giftCard({ code: card.code, value })
  return { to: card.email, customerId: card.customer_id, letter }
}

/** The token is read from the invite, so that a message sent again holds the one that is valid now. */
async function writeInvite({ db, shop, adminUrl }: Desk, id: string): Promise<Addressed | undefined> {
  const invite = await db
    .selectFrom("invite")
    .select(["user_email", "token"])
    .where("id", "=", id)
    .where("accepted", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!invite) return undefined
  const store = await db.selectFrom("store").select("invite_link_template").executeTakeFirst()
  const url = store?.invite_link_template
    ? store.invite_link_template.replaceAll("{invite_token}", encodeURIComponent(invite.token))
    : linkTo(adminUrl, "invite", { token: invite.token })
  return url ? { to: invite.user_email, letter: letters.invited(shop, url) } : undefined
}

/** Without the token, which nobody keeps, there is nothing to write. */
function writeReset(
  shop: string,
  { email, url }: { readonly email: unknown; readonly url: string | undefined },
): Addressed | undefined {
  return url ? { to: String(email), letter: letters.passwordReset(shop, url) } : undefined
}

/** An address with a token; undefined without one. */
function linkTo(base: string, path: string, query: Data): string | undefined {
  if (typeof query.token !== "string") return undefined
  const url = new URL(`${base.replace(/\/$/, "")}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

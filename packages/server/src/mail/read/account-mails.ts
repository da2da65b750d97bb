import { sql } from "kysely"
import type { LocaleHints } from "../choose-locale.ts"
import { absoluteLink, type Desk, type EventData, type MailToWrite, type Reader } from "./mail-to-write.ts"
import { nameOf } from "./order.ts"

/** Readers of events of accounts, invites, gift cards and stock. */
export const accountReaders: Readonly<Record<string, Reader>> = {
  "gift_card.created": (desk, { id }) => readGiftCard(desk, String(id)),
  "invite.created": (desk, { id }) => readInvite(desk, String(id)),
  "customer.password_reset": async (desk, { id, email, token }) => {
    const url = linkTo(desk.storeUrl, "reset-password", { token, email })
    if (!url) return undefined
    const hints = await hintsOfCustomer(desk, String(id))
    const data = { email: String(email), url }
    return { name: "customer-password-reset", data, to: [data.email], customerId: String(id), hints }
  },
  "user.password_reset": async ({ adminUrl }, { email, token }) => {
    const url = linkTo(adminUrl, "reset-password", { token, email })
    if (!url) return undefined
    const data = { email: String(email), url }
    return { name: "user-password-reset", data, to: [data.email], hints: {} }
  },
  "order-update-token.created": readOrderClaim,
  "restock-notification.restocked": readRestock,
}

/** Goes to the address that the orders were placed with, because its reader placed them. */
async function readOrderClaim(
  { db, storeUrl }: Desk,
  { old_email, orders, token }: EventData,
): Promise<MailToWrite | undefined> {
  const url = linkTo(storeUrl, "orders/claim", { token })
  if (!url || typeof old_email !== "string" || !Array.isArray(orders)) return undefined
  const { rows } = await sql<Hints & { display_id: number }>`
    select o.display_id, coalesce(c.context->>'locale', o.metadata->>'locale') as locale, a.country_code
    from "order" o left join cart c on c.id = o.cart_id left join address a on a.id = o.shipping_address_id
    where o.id = any(${orders}::text[]) order by o.display_id`.execute(db)
  const newest = rows.at(-1)
  if (!newest) return undefined
  return {
    name: "orders-claimed",
    data: { email: old_email, display_ids: rows.map(({ display_id }) => Number(display_id)), url },
    to: [old_email],
    hints: { locale: newest.locale ?? undefined, country: newest.country_code ?? undefined },
  }
}

/** What says in which language to write. */
interface Hints {
  readonly locale: string | null
  readonly country_code: string | null
}

interface GiftCardRow extends Hints {
  readonly code: string
  readonly value: number
  readonly currency_code: string
  readonly email: string
  readonly customer_id: string
}

async function readGiftCard({ db }: Desk, id: string): Promise<MailToWrite | undefined> {
  const { rows } = await sql<GiftCardRow>`
    select g.code, g.value, o.email, o.customer_id, o.currency_code, a.country_code,
      coalesce(c.context->>'locale', o.metadata->>'locale') as locale
    from gift_card g join "order" o on o.id = g.order_id left join cart c on c.id = o.cart_id
      left join address a on a.id = o.shipping_address_id
    where g.id = ${id}`.execute(db)
  const [card] = rows
  if (!card) return undefined
  return {
    name: "gift-card-created",
    data: {
      code: card.code,
      value: card.value,
      currency_code: card.currency_code,
    },
    to: [card.email],
    customerId: card.customer_id,
    hints: { locale: card.locale ?? undefined, country: card.country_code ?? undefined },
  }
}

/** The token is read from the invite, so that a message sent again holds the one that is valid now. */
async function readInvite({ db, adminUrl }: Desk, id: string): Promise<MailToWrite | undefined> {
  const invite = await db
    .selectFrom("invite")
    .select(["user_email", "token"])
    .where("id", "=", id)
    .where("accepted", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!invite) return undefined
  const store = await db.selectFrom("store").select("invite_link_template").executeTakeFirst()
  const template = store?.invite_link_template
  const url = template?.includes("{invite_token}")
    ? absoluteLink(template.replaceAll("{invite_token}", encodeURIComponent(invite.token)), adminUrl)
    : linkTo(adminUrl, "invite", { token: invite.token })
  if (!url) return undefined
  const data = { email: invite.user_email, url }
  return { name: "invite-created", data, to: [data.email], hints: {} }
}

/** What the customer's account says, else the newest order. */
async function hintsOfCustomer({ db }: Desk, id: string): Promise<LocaleHints> {
  const { rows } = await sql<{ locale: string | null; country: string | null }>`
    select coalesce(u.metadata->>'locale', o.locale) as locale, o.country
    from customer u left join lateral (
      select c.context->>'locale' as locale, a.country_code as country
      from "order" o left join cart c on c.id = o.cart_id left join address a on a.id = o.shipping_address_id
      where o.customer_id = u.id order by o.created_at desc limit 1) o on true
    where u.id = ${id}`.execute(db)
  return { locale: rows[0]?.locale ?? undefined, country: rows[0]?.country ?? undefined }
}

interface RestockedRow {
  readonly title: string
  readonly handle: string | null
  readonly thumbnail: string | null
  readonly variant: string | null
}

/** The plugin names the addresses that waited for the variant. */
async function readRestock(
  { db, storeUrl }: Desk,
  { variant_id, emails }: EventData,
): Promise<MailToWrite | undefined> {
  const { rows } = await sql<RestockedRow>`select p.title, p.handle, p.thumbnail, v.title as variant
    from product_variant v join product p on p.id = v.product_id
    where v.id = ${variant_id} and v.deleted_at is null and p.deleted_at is null`.execute(db)
  const [product] = rows
  if (!product || !Array.isArray(emails)) return undefined
  const store = storeUrl.replace(/\/$/, "")
  return {
    name: "restocked",
    data: {
      variant_id: String(variant_id),
      name: nameOf(product.title, product.variant),
      thumbnail: product.thumbnail,
      url: product.handle ? `${store}/products/${encodeURIComponent(product.handle)}` : store,
    },
    to: emails.filter((email): email is string => typeof email === "string" && email.includes("@")),
    hints: {},
  }
}

/** An address with a token; undefined without one, which nobody keeps. */
function linkTo(base: string, path: string, query: EventData): string | undefined {
  if (typeof query.token !== "string") return undefined
  const url = new URL(`${base.replace(/\/$/, "")}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

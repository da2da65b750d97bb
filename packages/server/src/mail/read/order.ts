import { retrieveOrder, type Requested } from "@stheno/core"
import { sql } from "kysely"
import type { LocaleHints } from "../choose-locale.ts"
import type { MailAddress, MailData, MailItem, MailName, MailOrder, MailOrderItem } from "../mail-data.ts"
import type { Desk, MailToWrite } from "./mail-to-write.ts"

/** The names of emails about an order. */
type OrderMail = { [N in MailName]: MailData[N] extends { order: MailOrder } ? N : never }[MailName]

/**
 * Addresses an email to the customer of an order.
 * @param more what the email says besides the order
 * @returns undefined when the order has no email address
 * @throws orders.not_found
 * @since 0.1
 */
export async function writeToCustomer<N extends OrderMail>(
  desk: Desk,
  name: N,
  { id, ...more }: Omit<MailData[N], "order"> & { readonly id: string },
): Promise<MailToWrite | undefined> {
  const row = await retrieveOrder(desk, id)
  if (!row.email) return undefined
  const data = { ...more, order: orderOf(row) } as unknown as MailData[N]
  const hints = await localeHints(desk, id)
  return { name, data, to: [String(row.email)], customerId: row.customer_id, hints }
}

/** The storefront sets `locale` in the context of the cart, or in the metadata of the order or the customer. */
async function localeHints({ db }: Desk, id: string): Promise<LocaleHints> {
  const { rows } = await sql<{ locale: string | null; country: string | null }>`
    select coalesce(c.context->>'locale', o.metadata->>'locale', u.metadata->>'locale') as locale,
      coalesce(s.country_code, b.country_code) as country
    from "order" o left join cart c on c.id = o.cart_id left join customer u on u.id = o.customer_id
      left join address s on s.id = o.shipping_address_id left join address b on b.id = o.billing_address_id
    where o.id = ${id}`.execute(db)
  return { locale: rows[0]?.locale ?? undefined, country: rows[0]?.country ?? undefined }
}

type OrderRow = Awaited<ReturnType<typeof retrieveOrder>>

/** The part of an order that emails show. */
function orderOf(row: OrderRow): MailOrder {
  const shipping = addressOf(row.shipping_address)
  return {
    id: String(row.id),
    display_id: Number(row.display_id),
    email: String(row.email),
    currency_code: String(row.currency_code),
    created_at: new Date(String(row.created_at)).toISOString(),
    first_name: shipping?.first_name ?? row.customer?.first_name ?? undefined,
    items: (row.items ?? []).map(orderItemOf),
    shipping_methods: (row.shipping_methods ?? []).flatMap(
      ({ shipping_option }) => shipping_option?.name ?? [],
    ),
    subtotal: row.subtotal,
    discount_total: row.discount_total,
    shipping_total: row.shipping_total,
    tax_total: row.tax_total,
    gift_card_total: row.gift_card_total + row.gift_card_tax_total,
    total: row.total,
    shipping_address: shipping,
    billing_address: addressOf(row.billing_address),
    metadata: row.metadata ?? null,
  }
}

function addressOf(row: Requested<"Address"> | null | undefined): MailAddress | null {
  if (!row) return null
  const of = (name: keyof MailAddress) => row[name] ?? null
  return {
    first_name: of("first_name"),
    last_name: of("last_name"),
    company: of("company"),
    address_1: of("address_1"),
    address_2: of("address_2"),
    city: of("city"),
    province: of("province"),
    postal_code: of("postal_code"),
    country_code: of("country_code"),
    phone: of("phone"),
  }
}

function orderItemOf(row: NonNullable<OrderRow["items"]>[number]): MailOrderItem {
  const { title, description, variant_id, unit_price, subtotal, total, metadata } = row
  return { ...itemOf(row), title, description, variant_id, unit_price, subtotal, total, metadata }
}

/** What emails show of units of a line item. */
export interface ItemRow {
  readonly title: string
  readonly description: string | null
  readonly thumbnail: string | null
  readonly quantity: number
}

/**
 * Units of a line item.
 * @since 0.1
 */
export function itemOf({ title, description, quantity, thumbnail }: ItemRow): MailItem {
  return { name: nameOf(title, description), quantity, thumbnail }
}

/**
 * A product with its variant, where that says more.
 * @since 0.1
 */
export function nameOf(title: string, variant: string | null | undefined): string {
  return variant && variant !== title ? `${title} (${variant})` : title
}

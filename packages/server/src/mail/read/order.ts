import { retrieveOrder } from "@stheno/core"
import { sql } from "kysely"
import type { LocaleHints } from "../choose-locale.ts"
import type { MailAddress, MailData, MailItem, MailName, MailOrder, MailOrderItem } from "../mail-data.ts"
import type { Desk, MailToWrite, Row } from "./mail-to-write.ts"

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
  return { name, data, to: [String(row.email)], customerId: row.customer_id as string, hints }
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

/** The part of an order that emails show. */
function orderOf(row: Row): MailOrder {
  const shipping = addressOf(row.shipping_address as Row | null)
  return {
    id: String(row.id),
    display_id: row.display_id as number,
    email: String(row.email),
    currency_code: String(row.currency_code),
    created_at: new Date(row.created_at as string).toISOString(),
    first_name: shipping?.first_name ?? row.customer?.first_name ?? undefined,
    items: (row.items as Row[]).map(orderItemOf),
    shipping_methods: ((row.shipping_methods ?? []) as Row[]).flatMap(({ shipping_option }) =>
      shipping_option?.name ? [String(shipping_option.name)] : [],
    ),
    subtotal: row.subtotal as number,
    discount_total: row.discount_total as number,
    shipping_total: row.shipping_total as number,
    tax_total: row.tax_total as number,
    gift_card_total: (row.gift_card_total as number) + (row.gift_card_tax_total as number),
    total: row.total as number,
    shipping_address: shipping,
    billing_address: addressOf(row.billing_address as Row | null),
    metadata: (row.metadata ?? null) as MailOrder["metadata"],
  }
}

function addressOf(row: Row | null): MailAddress | null {
  if (!row) return null
  const of = (name: keyof MailAddress) => (row[name] ?? null) as string | null
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

function orderItemOf(row: Row): MailOrderItem {
  return {
    ...itemOf(row),
    title: String(row.title),
    description: (row.description ?? null) as string | null,
    variant_id: (row.variant_id ?? null) as string | null,
    unit_price: row.unit_price as number,
    subtotal: row.subtotal as number,
    total: row.total as number,
    metadata: (row.metadata ?? null) as MailOrderItem["metadata"],
  }
}

/**
 * Units of a line item.
 * @param row with title, description, thumbnail and quantity
 * @since 0.1
 */
export function itemOf(row: Row): MailItem {
  return {
    name: nameOf(String(row.title), row.description as string | null),
    quantity: row.quantity as number,
    thumbnail: (row.thumbnail ?? null) as string | null,
  }
}

/**
 * A product with its variant, where that says more.
 * @since 0.1
 */
export function nameOf(title: string, variant: string | null | undefined): string {
  return variant && variant !== title ? `${title} (${variant})` : title
}

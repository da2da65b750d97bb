import { newId, sql } from "@stheno/core"
import { findTargets, type Writing } from "./mapping.ts"
import type { SourceOrder } from "./order-records.ts"
import type { SourceAddress } from "./record-parts.ts"
import { NotTaken } from "./records.ts"

/**
 * Finds the region of an order: one with its currency, if possible the one with the country of the delivery.
 * @throws NotTaken if no region has the currency
 */
export async function regionOfOrder(
  { shop: { db } }: Writing,
  { currency_code: currency, shipping_address: address }: SourceOrder,
): Promise<string> {
  const country = address?.country_code?.toLowerCase() ?? null
  const { rows } = await sql<{ id: string }>`select r.id from region r
    where r.currency_code = ${currency} and r.deleted_at is null
    order by exists (select from country c where c.region_id = r.id and c.iso_2 = ${country}) desc,
      r.created_at, r.id limit 1`.execute(db)
  if (!rows[0]) throw new NotTaken(`The store has no region with the currency ${currency.toUpperCase()}`)
  return rows[0].id
}

/**
 * Finds the imported customer of an order, or a guest with its email address, created if there is none. An account with
 * the address must claim the order: nobody checked who typed the address.
 * @throws NotTaken for an order without an email address
 */
export async function customerOfOrder(writing: Writing, { email, customerId }: SourceOrder): Promise<string> {
  if (!email) throw new NotTaken("The order has no email address")
  const { db } = writing.shop
  const known = customerId
    ? (await findTargets(writing, "customer", [customerId])).get(customerId)
    : undefined
  const find = async () => {
    const { rows } = await sql<{ id: string }>`select id from customer
      where deleted_at is null and (id = ${known ?? null} or (email = ${email.toLowerCase()} and not has_account))
      order by id = ${known ?? null} desc nulls last limit 1`.execute(db)
    return rows[0]?.id
  }
  const found = await find()
  if (found !== undefined) return found
  const id = newId("cus")
  await sql`insert into customer (id, email, has_account) values (${id}, ${email.toLowerCase()}, false)`.execute(
    db,
  )
  return id
}

/**
 * Stores the address of an order.
 * @returns its ID; null without an address
 */
export async function insertAddress(
  { shop: { db }, note }: Writing,
  address: SourceAddress | null,
): Promise<string | null> {
  if (!address) return null
  const { company, first_name, last_name, address_1, address_2, city, province, postal_code, phone } = address
  const code = address.country_code?.toLowerCase() ?? null
  const { rows } = await sql`select from country where iso_2 = ${code}`.execute(db)
  if (code !== null && rows.length === 0) note(`An address has no country: the store does not know ${code}`)
  const country = rows.length > 0 ? code : null
  const id = newId("addr")
  await sql`insert into address (id, company, first_name, last_name, address_1, address_2, city, country_code,
      province, postal_code, phone)
    values (${id}, ${company}, ${first_name}, ${last_name}, ${address_1}, ${address_2}, ${city}, ${country},
      ${province}, ${postal_code}, ${phone})`.execute(db)
  return id
}

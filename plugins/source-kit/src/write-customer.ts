import { newId, sql } from "@stheno/core"
import { findTargets, rememberTarget, type Writing } from "./mapping.ts"
import type { SourceAddress } from "./record-parts.ts"
import type { SourceCustomer } from "./records.ts"

/**
 * Creates a customer, or updates the one of an earlier import or with the same email address.
 * @returns whether the customer is new
 * @throws CommerceError for a customer that the store does not accept
 */
export async function writeCustomer(writing: Writing, customer: SourceCustomer): Promise<boolean> {
  const id = await findCustomer(writing, customer)
  const customerId = id ?? (await create(writing, customer))
  if (id !== undefined) await update(writing, id, customer)
  await rememberTarget(writing, "customer", { from: customer.id, to: customerId })
  for (const address of customer.addresses) await writeAddress(writing, customerId, address)
  return id === undefined
}

/**
 * An account comes before a guest with the same address. A guest of the source proved nothing, so it becomes no
 * account.
 */
async function findCustomer(
  writing: Writing,
  { id, email, hasAccount }: SourceCustomer,
): Promise<string | undefined> {
  const known = (await findTargets(writing, "customer", [id])).get(id) ?? null
  const { rows } = await sql<{ id: string }>`select id from customer
    where deleted_at is null
      and (id = ${known} or (email = ${email.toLowerCase()} and (${hasAccount}::boolean or not has_account)))
    order by id = ${known} desc nulls last, has_account desc limit 1`.execute(writing.shop.db)
  return rows[0]?.id
}

/** Nobody can export passwords: a customer with an account asks for a new one. */
async function create({ shop }: Writing, customer: SourceCustomer): Promise<string> {
  const id = newId("cus")
  const { email, first_name, last_name, phone, hasAccount, metadata } = customer
  await sql`insert into customer (id, email, first_name, last_name, phone, has_account, metadata)
    values (${id}, ${email.toLowerCase()}, ${first_name}, ${last_name}, ${phone}, ${hasAccount},
      ${JSON.stringify(metadata)}::jsonb)`.execute(shop.db)
  const { customer: row } = await shop.call("admin.GetCustomersCustomer", { params: { id } })
  await shop.emit("customer.created", row)
  return id
}

/** What an import may change of a customer. */
interface Stored {
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
  readonly hasPassword: boolean
}

/**
 * An account with a password belongs to somebody who maintains it here, so it keeps its email address, name and phone
 * number: whoever changes them at the source proved nothing to this store. What it lacks is filled in.
 */
async function update(writing: Writing, id: string, customer: SourceCustomer): Promise<void> {
  const { shop, note } = writing
  const { first_name, last_name, phone, metadata } = customer
  const email = customer.email.toLowerCase()
  const { rows } = await sql<Stored>`select email, first_name, last_name, phone,
      has_account and password_hash is not null as "hasPassword"
    from customer where id = ${id} for update`.execute(shop.db)
  const stored = rows[0]!
  if (stored.hasPassword) {
    const kept = keptFields(stored, { email, first_name, last_name, phone })
    if (kept.length > 0) note(`The account has a password here, so it keeps its ${kept.join(", ")}`)
  } else if (stored.email !== email)
    await sql`update customer set email = ${email} where id = ${id}`.execute(shop.db)
  const body = stored.hasPassword
    ? {
        first_name: stored.first_name ?? first_name,
        last_name: stored.last_name ?? last_name,
        phone: stored.phone ?? phone,
        metadata,
      }
    : { first_name, last_name, phone, metadata }
  await shop.call("admin.PostCustomersCustomer", { params: { id }, body })
}

/** The fields that differ at the source, as people call them. */
function keptFields(stored: Stored, wanted: Omit<Stored, "hasPassword">): string[] {
  const names = {
    email: "email address",
    first_name: "first name",
    last_name: "last name",
    phone: "phone number",
  }
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => stored[field] !== null && wanted[field] !== null && stored[field] !== wanted[field])
    .map((field) => names[field])
}

async function writeAddress(writing: Writing, customerId: string, address: SourceAddress): Promise<void> {
  const { shop, note } = writing
  const { db } = shop
  const country = address.country_code?.toLowerCase() ?? null
  const { rows } = await sql`select from country where iso_2 = ${country}`.execute(db)
  if (country !== null && rows.length === 0)
    return note(`An address was not imported: the store has no country ${address.country_code}`)
  const { id: from, company, first_name, last_name, address_1, address_2, city, province } = address
  const known = (await findTargets(writing, "address", [from])).get(from) ?? null
  const changed = await sql`update address set company = ${company}, first_name = ${first_name},
      last_name = ${last_name}, address_1 = ${address_1}, address_2 = ${address_2}, city = ${city},
      country_code = ${country}, province = ${province}, postal_code = ${address.postal_code},
      phone = ${address.phone}, updated_at = now()
    where id = ${known} and customer_id = ${customerId} and deleted_at is null returning id`.execute(db)
  if (changed.rows.length > 0) return
  const id = newId("addr")
  await sql`insert into address (id, customer_id, company, first_name, last_name, address_1, address_2, city,
      country_code, province, postal_code, phone)
    values (${id}, ${customerId}, ${company}, ${first_name}, ${last_name}, ${address_1}, ${address_2}, ${city},
      ${country}, ${province}, ${address.postal_code}, ${address.phone})`.execute(db)
  await rememberTarget(writing, "address", { from, to: id })
}

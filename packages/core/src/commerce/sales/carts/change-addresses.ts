import { sql } from "kysely"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { addressParts, type AddressPart } from "../../../platform/kernel/postal-address.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { cartErrors } from "./errors.ts"
import type { LockedCart } from "./locks.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * An address in a request: what is absent stays as it is, null clears.
 * @since 0.1
 */
export type AddressInput = { readonly [Part in AddressPart]?: string | null | undefined } & {
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined
}

/**
 * The two addresses of a cart.
 * @since 0.1
 */
export type AddressKind = "shipping_address" | "billing_address"

/**
 * Sets an address of a cart.
 * @param cart locked
 * @param given the address or the ID of an existing one; null removes the address from the cart
 * @returns the cart as it is to be written
 * @throws carts.address_not_found, carts.shipping_country_not_in_region
 * @since 0.1
 */
export async function setAddress(
  context: Context,
  cart: LockedCart,
  { kind, given }: { readonly kind: AddressKind; readonly given: AddressInput | string | null },
): Promise<LockedCart> {
  const { db } = context
  if (given === null) return { ...cart, [`${kind}_id`]: null }
  if (typeof given === "string") return pointTo(context, cart, { kind, id: given })
  const id = cart[`${kind}_id`]
  const current = await currentAddress(db, {
    id,
    regionId: cart.region_id,
    country: given.country_code ?? null,
  })
  if (kind === "shipping_address" && given.country_code && !current.isCountryInRegion)
    throw cartErrors.shipping_country_not_in_region()
  const isForBoth = cart.shipping_address_id === cart.billing_address_id
  if (id && current.isOwn && !isForBoth) {
    await updateAddress(db, id, given)
    return cart
  }
  return { ...cart, [`${kind}_id`]: await insertAddress(db, { ...current.values, ...defined(given) }) }
}

/**
 * Stores an address that nobody else refers to.
 * @returns its id
 * @since 0.1
 */
export async function insertAddress(db: Executor, address: AddressInput): Promise<string> {
  const id = newId("addr")
  const { metadata, ...values } = address
  await db
    .insertInto("address")
    .values({ id, ...values, metadata: metadata ? JSON.stringify(metadata) : null })
    .execute()
  return id
}

/**
 * Sets an address by its ID. v1 accepts every ID, and shows the address to the caller; here it must be in the
 * address book of the cart's customer, or belong to nobody and be used in a guest's cart.
 */
async function pointTo(
  context: Context,
  cart: LockedCart,
  { kind, id }: { kind: AddressKind; id: string },
): Promise<LockedCart> {
  const address = await findAddress(context.db, cart, id)
  const isOfCart = id === cart.shipping_address_id || id === cart.billing_address_id
  if (!address || !(isOfCart || isUsable(context, cart, address))) throw cartErrors.address_not_found(id)
  if (kind === "shipping_address" && !address.isCountryInRegion)
    throw cartErrors.shipping_country_not_in_region()
  return { ...cart, [`${kind}_id`]: id }
}

interface FoundAddress {
  readonly customer_id: string | null
  readonly isCountryInRegion: boolean
  /** whether the cart belongs to no account */
  readonly isForGuest: boolean
}

async function findAddress(db: Executor, cart: LockedCart, id: string): Promise<FoundAddress | undefined> {
  const { rows } = await sql<FoundAddress>`
    select customer_id, country_code is null or exists (select from country c
        where c.iso_2 = country_code and c.region_id = ${cart.region_id}) as "isCountryInRegion",
      not exists (select from customer c where c.id = ${cart.customer_id} and c.has_account) as "isForGuest"
    from address where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}

function isUsable(context: Context, cart: LockedCart, address: FoundAddress): boolean {
  return isOwn(context, cart, address) || !differsFromV1(context.engine, "addressesOfOthers")
}

function isOwn({ customerId, userId }: Context, cart: LockedCart, address: FoundAddress): boolean {
  if (address.customer_id === null) return !customerId && address.isForGuest
  const isDraftOfAdmin = userId !== undefined && cart.type === "draft_order"
  return address.customer_id === (isDraftOfAdmin ? cart.customer_id : customerId)
}

interface CurrentAddress {
  /** only this cart has it: the addresses of customers and orders are not changed through a cart */
  readonly isOwn: boolean
  /** in any case: the foreign key is particular about it, this is not */
  readonly isCountryInRegion: boolean
  readonly values: AddressInput
}

async function currentAddress(
  db: Executor,
  { id, regionId, country }: { id: string | null; regionId: string; country: string | null },
): Promise<CurrentAddress> {
  const { rows } = await sql<AddressInput & Pick<CurrentAddress, "isOwn" | "isCountryInRegion">>`select
      ${sql.join(addressParts.map((name) => sql.ref(`a.${name}`)))}, a.metadata,
      a.id is not null and a.customer_id is null
        and not exists (select from "order" o where o.shipping_address_id = a.id or o.billing_address_id = a.id)
        and (select count(*) from cart c
          where c.shipping_address_id = a.id or c.billing_address_id = a.id) <= 1 as "isOwn",
      exists (select from country
        where iso_2 = ${country?.toLowerCase() ?? null} and region_id = ${regionId}) as "isCountryInRegion"
    from (select 1) one left join address a on a.id = ${id} and a.deleted_at is null`.execute(db)
  const { isOwn, isCountryInRegion, ...values } = firstOf(rows)
  return { isOwn, isCountryInRegion, values }
}

async function updateAddress(db: Executor, id: string, given: AddressInput): Promise<void> {
  const { metadata, ...values } = defined(given)
  await db
    .updateTable("address")
    .set({
      ...values,
      ...(metadata === undefined ? {} : { metadata: metadata && JSON.stringify(metadata) }),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

function defined(given: AddressInput): AddressInput {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

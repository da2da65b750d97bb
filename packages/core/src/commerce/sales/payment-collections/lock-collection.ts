import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { collectionErrors } from "./errors.ts"

/** A payment collection with these relations. */
export type CollectionWith<Path extends string = never> = Selected<"PaymentCollection", Relations<Path>>

/**
 * Reads a payment collection.
 * @throws payment-collections.not_found
 * @since 0.1
 */
export async function readCollection<Path extends string = never>(
  db: Executor,
  id: string,
  ...relations: readonly Path[]
): Promise<CollectionWith<Path>> {
  const collection = await fetchById(db, "PaymentCollection", id, withRelations(...relations))
  if (!collection) throw collectionErrors.not_found(id)
  return collection
}

/**
 * Locks a payment collection before anything of it is changed. Callers that need the order that it is for take that
 * first, then its edit.
 * @returns the collection with these relations
 * @throws payment-collections.not_found
 * @locks payment_collection
 * @since 0.1
 */
export async function lockCollection<Path extends string = never>(
  db: Executor,
  id: string,
  ...relations: readonly Path[]
): Promise<CollectionWith<Path>> {
  await sql`select id from payment_collection where id = ${id} for update`.execute(db)
  return readCollection(db, id, ...relations)
}

/** The order edit that a collection pays for. */
export interface PaidEdit {
  readonly orderId: string
  readonly isConfirmed: boolean
  /** it was canceled or declined, or its order was canceled or is about to be */
  readonly isEnded: boolean
}

/**
 * What a collection pays for, if anything points at it.
 * @since 0.1
 */
export async function paidEdit(db: Executor, id: string): Promise<PaidEdit | undefined> {
  const { rows } = await sql<PaidEdit>`select e.order_id as "orderId",
      e.canceled_at is null and e.confirmed_at is not null as "isConfirmed",
      e.canceled_at is not null or (e.confirmed_at is null and e.declined_at is not null)
        or o.status = 'canceled' or exists (select from payment_call c join payment p on p.id = c.payment_id
          where p.order_id = o.id and c.kind = 'cancel' and c.status = 'started') as "isEnded"
    from order_edit e join "order" o on o.id = e.order_id where e.payment_collection_id = ${id}`.execute(db)
  return rows[0]
}

/** What payment providers receive about the customer of a collection, as far as it is known. All of it is about one person. */
export interface CollectionPayer {
  /** the signed-in caller, unless the collection pays for an order of somebody else, such as a guest */
  readonly customerId: string | undefined
  /** the email address of the order whose edit the collection pays for */
  readonly email: string | undefined
  /** the country of the order's shipping address, else of its billing address, else the only country of the region */
  readonly countryCode: string | undefined
}

/**
 * Who pays a collection.
 * @param callerId the signed-in customer
 * @since 0.1
 */
export async function payerOf(
  db: Executor,
  id: string,
  callerId: string | undefined,
): Promise<CollectionPayer> {
  const { rows } = await sql<Record<"order_customer" | "email" | "country", string | null>>`select
      o.customer_id as order_customer, o.email,
      coalesce(shipping.country_code, billing.country_code,
        (select min(iso_2) from country where region_id = c.region_id having count(*) = 1)) as country
    from payment_collection c
      left join order_edit e on e.payment_collection_id = c.id
      left join "order" o on o.id = e.order_id
      left join address shipping on shipping.id = o.shipping_address_id
      left join address billing on billing.id = o.billing_address_id
    where c.id = ${id} limit 1`.execute(db)
  const { order_customer, email, country } = rows[0] ?? {}
  return {
    customerId: !order_customer || order_customer === callerId ? callerId : undefined,
    email: email ?? undefined,
    countryCode: country ?? undefined,
  }
}

/**
 * Locks the order that a collection is for: code that locks both locks the order first.
 * @locks order
 * @since 0.1
 */
export async function lockOrderOfCollection(db: Executor, id: string): Promise<void> {
  await sql`select id from "order" where id in (
    select order_id from order_edit where payment_collection_id = ${id}) for update`.execute(db)
}

import { sql, type RawBuilder } from "kysely"
import { stagingOfAll } from "../../../platform/http/context.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { cartErrors } from "./errors.ts"

/**
 * The row of a cart, while it is locked.
 * @since 0.1
 */
export interface LockedCart {
  readonly id: string
  readonly type: "default" | "swap" | "draft_order" | "payment_link" | "claim"
  readonly email: string | null
  readonly region_id: string
  readonly customer_id: string | null
  readonly sales_channel_id: string | null
  readonly billing_address_id: string | null
  readonly shipping_address_id: string | null
  readonly payment_id: string | null
  readonly context: Readonly<Record<string, unknown>> | null
  readonly metadata: Readonly<Record<string, unknown>> | null
  readonly isCompleted: boolean
  /** as `updated_at` in answers; it changes with every change of the cart */
  readonly version: string
}

/**
 * Locks a cart before anything of it is read or changed. Callers that need more locks take inventory levels next,
 * then gift cards, then discounts, each in the order of their ids.
 * @throws carts.not_found
 * @locks cart
 * @since 0.1
 */
export async function lockCart(db: Executor, id: string): Promise<LockedCart> {
  const { rows } = await sql<LockedCart>`${cartRowQuery(id)} for update`.execute(db)
  if (!rows[0]) throw cartErrors.not_found(id)
  return rows[0]
}

/**
 * The row of a cart, without a lock.
 * @throws carts.not_found
 * @since 0.1
 */
export async function readCartRow(db: Executor, id: string): Promise<LockedCart> {
  const { rows } = await cartRowQuery(id).execute(db)
  if (!rows[0]) throw cartErrors.not_found(id)
  return rows[0]
}

/**
 * The query of `readCartRow`, to be run beside another.
 * @since 0.1
 */
export function cartRowQuery(id: string): RawBuilder<LockedCart> {
  return sql<LockedCart>`select ${cartColumns} from cart where id = ${id} and deleted_at is null`
}

/** A cart's time as answers show it. No two changes of a cart have the same. */
const version = sql.raw(`to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Now, or a millisecond after the last change where that was just before. */
export const nextVersion = sql.raw("greatest(clock_timestamp(), updated_at + interval '1 millisecond')")

const cartColumns = sql`id, type, email, region_id, customer_id, sales_channel_id, billing_address_id,
  shipping_address_id, payment_id, context, metadata, completed_at is not null as "isCompleted",
  ${version} as version`

/** Columns of a cart that a change may set. */
const changeable = [
  "email",
  "region_id",
  "customer_id",
  "sales_channel_id",
  "billing_address_id",
  "shipping_address_id",
  "context",
] as const

/**
 * Writes what a change made of a cart, and says so.
 * @param before as it was locked
 * @param after as it is to be
 * @emits cart.updated, after cart.customer_updated when the customer is another
 * @since 0.1
 */
export async function writeCart(db: Executor, before: LockedCart, after: LockedCart): Promise<void> {
  const isMoved = after.customer_id !== before.customer_id
  const changed = changeable.filter((name) => after[name] !== before[name])
  const values = changed.map((name) => {
    const value = name === "context" ? JSON.stringify(after.context) : after[name]
    const isOfCustomer = isMoved && (name === "customer_id" || name === "email")
    return sql`, ${sql.ref(name)} = ${isOfCustomer ? ifPresent(after.customer_id, value) : value}`
  })
  const names = isMoved ? ["cart.customer_updated", "cart.updated"] : ["cart.updated"]
  const events = names.map((name) => [name, { id: before.id }] as const)
  await sql`with event as (${stagingOfAll(events)})
    update cart set updated_at = ${nextVersion}${sql.join(values, sql``)} where id = ${before.id}`.execute(db)
}

/**
 * A value that a cart gets with a customer. It is null when the customer was deleted after it was read: what was
 * erased must not come back. It waits for a deletion that is under way.
 * @since 0.1
 */
export function ifPresent(customerId: string | null, value: unknown): RawBuilder<unknown> {
  if (customerId === null) return sql`${value}`
  return sql`(select ${value}::text from customer where id = ${customerId} and deleted_at is null for key share)`
}

/**
 * The part of a statement, `claimed as (…)`, that locks a cart if it is still at a version, and moves it to the next
 * one. It gives a row when it was.
 * @param options.version `updated_at` of the cart as it was read
 * @param isTold whether that is to be known as a change of the cart
 * @locks cart
 * @emits cart.updated when told
 * @since 0.1
 */
export function claimOf(
  id: string,
  { version: known, isTold }: { readonly version: string; readonly isTold: boolean },
): RawBuilder<unknown> {
  const claim = sql`claimed as (update cart set updated_at = ${nextVersion}
    where id = ${id} and ${version} = ${known} and deleted_at is null returning id)`
  if (!isTold) return claim
  return sql`${claim}, event as (insert into staged_job (id, event_name, data, options)
    select ${newId("job")}, 'cart.updated', jsonb_build_object('id', id), '{}' from claimed)`
}

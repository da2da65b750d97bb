import { sql } from "kysely"
import { endLogins } from "../auth/index.ts"
import { deleteFailedEvents, deleteFailedEventsWith } from "../../../platform/events/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { ordering } from "../../../platform/kernel/ordering.ts"
import { eraseAddresses } from "./erase-addresses.ts"

/**
 * Deletes a customer and erases the personal data that nothing but the account needs. Orders, their addresses and
 * the messages about them stay. An unknown customer is fine.
 * @locks the draft orders of the customer's open carts, then the carts, then the customer, then the addresses
 * @emits customer.deleted when there was one
 * @since 0.1
 * @source decision 0099
 */
export async function deleteCustomer(context: Context, id: string): Promise<void> {
  const { db } = context
  const left = await leaveCarts(db, id)
  const customer = await db
    .selectFrom("customer")
    .select(["email", "billing_address_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) return
  // A cart that was made, or came to a draft order, while this waited for the customer.
  left.push(...(await leaveCarts(db, id)))
  await eraseRow(db, id)
  const others = [...left, customer.billing_address_id].filter((other) => other !== null)
  await eraseAddresses(db, sql`(customer_id = ${id} or customer_id is null and id = any(${others}))`)
  // Those that somebody else needs only leave the address book.
  await db.updateTable("address").set({ customer_id: null }).where("customer_id", "=", id).execute()
  await db.deleteFrom("customer_group_customers").where("customer_id", "=", id).execute()
  await db
    .updateTable("note")
    .set({ value: "", metadata: null, deleted_at: sql`now()` })
    .where("resource_type", "=", "customer")
    .where("resource_id", "=", id)
    .execute()
  await eraseMessages(db, id)
  await deleteFailedEvents(db, "customer.", id)
  // Their tokens have expired before their last attempt.
  const requested = { new_customer_id: id, old_email: customer.email }
  await deleteFailedEventsWith(db, "order-update-token.created", requested)
  await endLogins(context, "store", id)
  await context.emit("customer.deleted", { id, email: customer.email })
}

/**
 * Makes the open and the deleted carts of a customer carts of nobody, also those of open draft orders. An open one with
 * a payment session stays as it is: the payment may be under way, and becomes an order. The session that "Mark as paid"
 * leaves on a draft order when it is refused takes no money, so it does not count.
 * @locks draft_order, then cart
 * @returns the ids of the addresses that they had
 */
async function leaveCarts(db: Executor, customerId: string): Promise<string[]> {
  // Changes of a draft order lock it before its cart, too.
  const drafts = await sql<{ id: string }>`select id from draft_order
    where cart_id in (select id from cart where customer_id = ${customerId} and type = 'draft_order' and completed_at is null)
    order by id for update`.execute(db)
  const locked = drafts.rows.map(({ id }) => id)
  const { rows } = await sql<{
    id: string
    shipping_address_id: string | null
    billing_address_id: string | null
  }>`select id, shipping_address_id, billing_address_id from cart
    where customer_id = ${customerId} and type in ('default', 'draft_order') and completed_at is null and payment_authorized_at is null
      and not exists (select from draft_order d where d.cart_id = cart.id and not d.id = any(${locked}))
    order by id for update`.execute(db)
  if (rows.length === 0) return []
  // A statement of its own, because the one that waited for the locks does not see sessions that were made meanwhile.
  const left = await sql<{ id: string }>`
    update cart set customer_id = null, email = null, shipping_address_id = null, billing_address_id = null,
      context = '{}', metadata = null,
      updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where id = any(${rows.map(({ id }) => id)})
      and (deleted_at is not null or not exists (select from payment_session s
        where s.cart_id = cart.id and not (cart.type = 'draft_order' and s.provider_id = 'system')))
    returning id`.execute(db)
  const ids = new Set(left.rows.map(({ id }) => id))
  // A form that was opened before must not restore what is erased.
  await sql`update draft_order set updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where cart_id = any(${[...ids]})`.execute(db)
  return rows
    .filter(({ id }) => ids.has(id))
    .flatMap((row) => [row.shipping_address_id, row.billing_address_id])
    .filter((id) => id !== null)
}

async function eraseRow(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("customer")
    .set({
      // The column cannot be null, and nothing is delivered to this domain (RFC 2606).
      email: `${id.toLowerCase()}@deleted.invalid`,
      first_name: null,
      last_name: null,
      phone: null,
      password_hash: null,
      billing_address_id: null,
      metadata: null,
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

/** Deletes the stored messages to a customer. Those about orders belong to the orders. */
async function eraseMessages(db: Executor, id: string): Promise<void> {
  await sql`delete from notification
    where resource_type = 'customer' and resource_id = ${id}
      or customer_id = ${id} and not resource_type = any(${ordering})`.execute(db)
}

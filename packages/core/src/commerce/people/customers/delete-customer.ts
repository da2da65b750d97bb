import { sql } from "kysely"
import { endLogins } from "../auth/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { addressParts } from "../../../platform/kernel/postal-address.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { isOfPurchase } from "./addresses.ts"

/**
 * Deletes a customer and erases the personal data that nothing but the account needs. Orders, their addresses and
 * the messages about them stay. An unknown customer is fine.
 * @locks the customer's open carts, then the customer
 * @emits customer.deleted when there was one
 * @since 0.3
 * @source decision 0099
 */
export async function deleteCustomer(context: Context, id: string): Promise<void> {
  const { db } = context
  const left = await leaveCarts(db, id)
  const customer = await db
    .selectFrom("customer")
    .select("billing_address_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) return
  await eraseRow(db, id)
  await eraseAddresses(db, id, [...left, customer.billing_address_id])
  await db.deleteFrom("customer_group_customers").where("customer_id", "=", id).execute()
  await db
    .updateTable("note")
    .set({ value: "", deleted_at: sql`now()` })
    .where("resource_type", "=", "customer")
    .where("resource_id", "=", id)
    .execute()
  await db
    .deleteFrom("notification")
    .where("resource_type", "=", "customer")
    .where("resource_id", "=", id)
    .execute()
  await endLogins(context, "store", id)
  await context.emit("customer.deleted", { id })
}

/**
 * Makes the open carts of a customer carts of nobody. One with a payment session stays as it is: the payment may be
 * under way, and becomes an order.
 * @returns the ids of the addresses that they had
 */
async function leaveCarts(db: Executor, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ shipping_address_id: string | null; billing_address_id: string | null }>`
    with open as (select id, shipping_address_id, billing_address_id from cart
      where customer_id = ${customerId} and type = 'default' and completed_at is null and deleted_at is null
        and payment_authorized_at is null and not exists (select from payment_session s where s.cart_id = cart.id)
      order by id for update)
    update cart set customer_id = null, email = null, shipping_address_id = null, billing_address_id = null,
      updated_at = now()
    from open where cart.id = open.id
    returning open.shipping_address_id, open.billing_address_id`.execute(db)
  return rows.flatMap((row) => [row.shipping_address_id, row.billing_address_id]).filter((id) => id !== null)
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

/** Empties the addresses that no purchase has, and takes the others out of the address book. */
async function eraseAddresses(
  db: Executor,
  customerId: string,
  others: readonly (string | null)[],
): Promise<void> {
  const parts = addressParts.filter((part) => part !== "country_code")
  const emptied = [...parts, "metadata"].map((column) => sql`${sql.ref(column)} = null`)
  await sql`update address set ${sql.join(emptied)}, customer_id = null, deleted_at = now(), updated_at = now()
    where (customer_id = ${customerId} or id = any(${others.filter((id) => id !== null)}))
      and not ${isOfPurchase}`.execute(db)
  await db.updateTable("address").set({ customer_id: null }).where("customer_id", "=", customerId).execute()
}

import { sql, type RawBuilder } from "kysely"
import { addressParts } from "../../../platform/kernel/postal-address.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { isOfPurchase } from "./addresses.ts"

/**
 * Empties and deletes the addresses for which a condition is true, except those that a purchase, an open cart or an account has.
 * @locks the addresses
 */
export async function eraseAddresses(db: Executor, condition: RawBuilder<unknown>): Promise<void> {
  // A cart or an order that refers to one in a transaction that ends only now is seen afterwards.
  const { rows } = await sql<{
    id: string
  }>`select id from address where ${condition} order by id for update`.execute(db)
  const parts = addressParts.filter((part) => part !== "country_code")
  const emptied = [...parts, "metadata"].map((column) => sql`${sql.ref(column)} = null`)
  await sql`update address set ${sql.join(emptied)}, customer_id = null, deleted_at = now(), updated_at = now()
    where id = any(${rows.map(({ id }) => id)})
      and not ${isOfPurchase} and not ${isOfOpenCart} and not ${isBillingAddress}`.execute(db)
}

/** An order copies the addresses of its cart, so a completed cart does not need them. */
const isOfOpenCart = sql`exists (select from cart where address.id in (shipping_address_id, billing_address_id)
  and completed_at is null and cart.deleted_at is null)`

const isBillingAddress = sql`exists (select from customer
  where billing_address_id = address.id and customer.deleted_at is null)`

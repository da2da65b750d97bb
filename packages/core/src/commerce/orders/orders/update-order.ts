import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { changeAddress, type AddressChange } from "./change-address.ts"
import { lockOrderFor } from "./lock-order.ts"

/** A change of an order; what is absent stays as it is. */
export interface OrderUpdate {
  readonly email?: string | null | undefined
  readonly customer_id?: string | null | undefined
  readonly shipping_address?: AddressChange | null | undefined
  readonly billing_address?: AddressChange | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/**
 * Changes whom an order belongs to, where it goes, and whether messages about it are sent.
 * @throws orders.not_found, orders.canceled, orders.country_not_in_region; not_found when the customer does not exist
 * @locks order
 * @emits order.updated
 * @since 0.1
 */
export async function updateOrder(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  change: OrderUpdate,
): Promise<void> {
  const order = await lockOrderFor(db, id, "update")
  const { no_notification, shipping_address, billing_address } = change
  const given = requiredColumns("order", { email: change.email, customer_id: change.customer_id })
  const addresses = {
    ...(shipping_address
      ? { shipping_address_id: await changeAddress(db, order, "shipping_address", shipping_address) }
      : {}),
    ...(billing_address
      ? { billing_address_id: await changeAddress(db, order, "billing_address", billing_address) }
      : {}),
  }
  await db
    .updateTable("order")
    .set({
      ...addresses,
      ...(given.email ? { email: given.email.toLowerCase() } : {}),
      ...(given.customer_id ? { customer_id: given.customer_id } : {}),
      ...(typeof no_notification === "boolean" ? { no_notification } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute()
  await emit("order.updated", { id, no_notification: no_notification ?? order.no_notification })
}

import { findProviderPayment, sql, type FoundPayment, type Shop } from "@stheno/core"
import type { PayPalOrder } from "./orders.ts"

/** The id of the cart or the payment collection that an order of PayPal pays for. */
export function resourceOf({ purchase_units: [unit] }: PayPalOrder): string {
  return unit?.custom_id ?? ""
}

/** Finds what the store has for an order of PayPal. */
export function findPayment(shop: Pick<Shop, "db">, order: PayPalOrder): Promise<FoundPayment> {
  return findProviderPayment(shop, { serviceId: order.id, resourceId: resourceOf(order) })
}

/** Adds a note to an order, unless the order has it already. */
export async function addNote(shop: Shop, orderId: string, value: string): Promise<void> {
  const { rows } = await sql`select 1 from note where resource_id = ${orderId} and value = ${value}`.execute(
    shop.db,
  )
  if (rows.length > 0) return
  await shop.call("admin.PostNotes", { body: { resource_id: orderId, resource_type: "order", value } })
}

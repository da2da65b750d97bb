import { sql } from "kysely"
import { countDifference, isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { CommerceError } from "../../../platform/kernel/errors.ts"
import type { Sql } from "../../../platform/query/compile.ts"

/** An order, by its id or by what belongs to it. */
type OrderKey =
  | { readonly id: string }
  | { readonly cart_id: string }
  | { readonly edit_id: string }
  | { readonly payment_collection_id: string }

/**
 * Rejects an order of another customer who has an account, if the caller is signed in. The ID is enough to access a
 * guest's order, and enough for a caller who is not signed in, as in v1.
 * @param order its id, or the id of the cart that it was, of an edit of it, or of what that is paid through
 * @param notFound makes the error: the same as for an order that does not exist
 * @throws what `notFound` makes
 * @since 0.1
 */
export async function assertOwnOrder(
  { db, engine, customerId }: Pick<Context, "db" | "engine" | "customerId">,
  order: OrderKey,
  notFound: () => CommerceError,
): Promise<void> {
  if (!customerId || isAsInV1(engine, "cartsAndOrdersOfOthers")) return
  const { rows } = await sql`
    select from "order" root where ${isMeant(order)} and not (${isVisibleTo(customerId)})`.execute(db)
  if (rows.length > 0) countDifference(engine, "cartsAndOrdersOfOthers")
  if (rows.length > 0) throw notFound()
}

function isMeant(order: OrderKey): Sql {
  if ("id" in order) return sql`root.id = ${order.id}`
  if ("cart_id" in order) return sql`root.cart_id = ${order.cart_id}`
  const edits = (where: Sql) => sql`root.id in (select order_id from order_edit where ${where})`
  if ("edit_id" in order) return edits(sql`id = ${order.edit_id}`)
  return edits(sql`payment_collection_id = ${order.payment_collection_id}`)
}

/** The condition that an order, `root`, is not of another customer's account. */
export function isVisibleTo(customerId: string | undefined): Sql {
  if (!customerId) return sql`true`
  return sql`not exists (select from customer c
    where c.id = root.customer_id and c.id <> ${customerId} and c.has_account)`
}

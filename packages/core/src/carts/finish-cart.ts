import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { reserveForLines } from "../inventory/index.ts"
import { newId } from "../kernel/ids.ts"
import type { Executor, Row } from "../query/fetch.ts"
import { nextVersion } from "./locks.ts"

/**
 * Stores the tax lines of a cart that were only reckoned so far. One statement.
 * @param cart with the tax lines that count
 * @since 0.1
 */
export async function storeTaxLines(db: Executor, cart: Row): Promise<void> {
  const ofItems = newTaxLines(cart.items as Row[], "litl")
  const ofMethods = newTaxLines(cart.shipping_methods as Row[], "smtl")
  if (ofItems.length === 0 && ofMethods.length === 0) return
  await sql`with methods as (insert into shipping_method_tax_line (id, rate, name, code, shipping_method_id)
      select * from jsonb_to_recordset(${JSON.stringify(ofMethods)}::jsonb)
        as t (id text, rate real, name text, code text, owner_id text))
    insert into line_item_tax_line (id, rate, name, code, item_id)
    select * from jsonb_to_recordset(${JSON.stringify(ofItems)}::jsonb)
      as t (id text, rate real, name text, code text, owner_id text)`.execute(db)
}

/** Tax lines with an id are stored already. */
function newTaxLines(owners: readonly Row[], prefix: string): Row[] {
  return owners.flatMap((owner) =>
    (owner.tax_lines as Row[])
      .filter((line) => !line.id)
      .map(({ rate, name, code }) => ({ id: newId(prefix), rate, name, code, owner_id: owner.id as string })),
  )
}

/**
 * Promises units of stock to the lines of a cart, but for those that bring something back.
 * @throws inventory.insufficient; the caller's transaction must be rolled back then
 * @locks inventory_level, in the order of the ids
 * @emits reservation-item.created, reservation-items.bulk-created
 * @since 0.1
 */
export async function reserveForCart(context: Pick<Context, "db" | "emit">, cart: Row): Promise<void> {
  const lines = (cart.items as Row[])
    .filter((item) => !item.is_return)
    .map((lineItem) => ({ lineItem, quantity: lineItem.quantity as number }))
  const salesChannelId = cart.sales_channel_id as string | null
  const ids = await reserveForLines(context, { lines, salesChannelId })
  if (ids.length > 0) await context.emit("reservation-items.bulk-created", { ids })
}

/**
 * Marks a cart as completed.
 * @since 0.1
 */
export async function markCompleted(db: Executor, cartId: string, paymentId: string | null): Promise<void> {
  await sql`update cart set completed_at = now(), payment_authorized_at = now(), payment_id = ${paymentId},
    updated_at = ${nextVersion} where id = ${cartId}`.execute(db)
}

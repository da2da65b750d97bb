import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { reserveForLines } from "../../stock/inventory/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { CartRow } from "./load-cart.ts"
import { nextVersion } from "./locks.ts"

/**
 * Completes a cart: stores the tax lines that were only computed so far, and marks it as completed. One statement.
 * @param cart with the tax lines that count
 * @param options.along other parts of the statement, `name as (…)`, for what its lines become
 * @since 0.1
 */
export async function finishCart(
  db: Executor,
  cart: CartRow,
  { paymentId, along = [] }: { readonly paymentId: string | null; readonly along?: readonly Sql[] },
): Promise<void> {
  const parts = [
    ...taxLinePart("line_item_tax_line", "item_id", newTaxLines(cart.items, "litl")),
    ...taxLinePart(
      "shipping_method_tax_line",
      "shipping_method_id",
      newTaxLines(cart.shipping_methods, "smtl"),
    ),
    ...along,
  ]
  await sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    update cart set completed_at = now(), payment_authorized_at = now(), payment_id = ${paymentId},
      updated_at = ${nextVersion} where id = ${cart.id}`.execute(db)
}

function taxLinePart(table: string, owner: string, lines: readonly object[]): Sql[] {
  if (lines.length === 0) return []
  return [
    sql`${sql.ref(`new_${table}`)} as (insert into ${sql.table(table)} (id, rate, name, code, ${sql.ref(owner)})
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as t (id text, rate real, name text, code text, owner_id text))`,
  ]
}

/** Tax lines with an id are stored already. */
function newTaxLines(
  owners: readonly Pick<CartRow["items"][number], "id" | "tax_lines">[],
  prefix: string,
): object[] {
  return owners.flatMap((owner) =>
    owner.tax_lines
      .filter((line) => !line.id)
      .map(({ rate, name, code }) => ({ id: newId(prefix), rate, name, code, owner_id: owner.id })),
  )
}

/**
 * Promises units of stock to the lines of a cart, but for those that bring something back.
 * @throws inventory.insufficient; the caller's transaction must be rolled back then
 * @locks inventory_level, in the order of the ids
 * @emits reservation-item.created, reservation-items.bulk-created
 * @since 0.1
 */
export async function reserveForCart(context: Pick<Context, "db">, cart: CartRow): Promise<void> {
  const lines = cart.items
    .filter((item) => !item.is_return)
    .map((lineItem) => ({ lineItem, quantity: lineItem.quantity }))
  const salesChannelId = cart.sales_channel_id
  await reserveForLines(context, { lines, salesChannelId, isBulk: true })
}

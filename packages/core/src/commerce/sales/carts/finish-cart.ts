import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { reserveForLines } from "../../stock/inventory/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { CartRow } from "./load-cart.ts"
import { nextVersion } from "./locks.ts"

/**
 * Completes a cart: stores the tax lines that were only computed so far in place of those that a failed completion in v1
 * has stored, and marks it as completed. One statement.
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
    ...taxLineParts("line_item_tax_line", "item_id", { owners: cart.items, prefix: "litl" }),
    ...taxLineParts("shipping_method_tax_line", "shipping_method_id", {
      owners: cart.shipping_methods,
      prefix: "smtl",
    }),
    ...along,
  ]
  await sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    update cart set completed_at = now(), payment_authorized_at = now(), payment_id = ${paymentId},
      updated_at = ${nextVersion} where id = ${cart.id}`.execute(db)
}

type TaxedRow = Pick<CartRow["items"][number], "id" | "tax_lines">

/** A line that stays has the code of a new one: both cannot be deleted and inserted in one statement. */
function taxLineParts(
  table: string,
  column: string,
  { owners, prefix }: { readonly owners: readonly TaxedRow[]; readonly prefix: string },
): Sql[] {
  const computed = owners.filter(({ tax_lines }) => !tax_lines.some(isStored))
  if (computed.length === 0) return []
  const lines = computed.flatMap(({ id, tax_lines }) =>
    tax_lines.map(({ rate, name, code }) => ({ id: newId(prefix), rate, name, code, owner_id: id })),
  )
  const owner = sql.ref(column)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as t (id text, rate real, name text, code text, owner_id text)`
  return [
    sql`${sql.ref(`old_${table}`)} as (delete from ${sql.table(table)} o where o.${owner} = any(${computed.map(({ id }) => id)}::text[])
      and not exists (select from ${rows} where t.owner_id = o.${owner} and t.code = o.code))`,
    sql`${sql.ref(`new_${table}`)} as (insert into ${sql.table(table)} (id, rate, name, code, ${owner})
      select id, rate, name, code, owner_id from ${rows}
      on conflict (${owner}, code) do update set rate = excluded.rate, name = excluded.name)`,
  ]
}

function isStored(line: TaxedRow["tax_lines"][number]): boolean {
  return line.id !== undefined
}

/**
 * Promises units of stock to the lines of a cart, but for those that bring something back.
 * @param options.overbook promises units that are not there, without an event for all of them
 * @throws inventory.insufficient, inventory.no_location; the caller's transaction must be rolled back then
 * @locks inventory_level, in the order of the ids
 * @emits reservation-item.created, reservation-items.bulk-created
 * @since 0.1
 */
export async function reserveForCart(
  context: Pick<Context, "db">,
  cart: CartRow,
  { overbook }: { readonly overbook: boolean } = { overbook: false },
): Promise<void> {
  const lines = cart.items
    .filter((item) => !item.is_return)
    .map((lineItem) => ({ lineItem, quantity: lineItem.quantity }))
  const salesChannelId = cart.sales_channel_id
  await reserveForLines(context, { lines, salesChannelId, overbook, isBulk: !overbook })
}

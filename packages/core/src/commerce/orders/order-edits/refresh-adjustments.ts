import { sql } from "kysely"
import { discountAdjustments, discountsByIds, type DiscountableLine } from "../../sales/discounts/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { taxCalculation, type TaxPlace, taxStrategy } from "../../sales/totals/index.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Computes again what the discounts of an order take off the lines of an edit. Manual adjustments stay. The
 * discounts were used with the order, so it does not matter whether they are still valid.
 * @param edit locked
 * @since 0.1
 */
export async function refreshEditAdjustments(
  { db, engine }: Pick<Context, "db" | "engine">,
  edit: { readonly id: string; readonly order_id: string },
): Promise<void> {
  const { discountIds, lines, place } = await readLines(db, edit)
  if (discountIds.length === 0) return
  const discounts = await discountsByIds(db, discountIds)
  const adjustments = discountAdjustments(
    inOrder(discounts, discountIds),
    lines,
    taxCalculation(engine.strategies.of(taxStrategy), place),
  )
  await sql`delete from line_item_adjustment a using line_item l
    where a.item_id = l.id and l.order_edit_id = ${edit.id} and not l.is_return
      and a.discount_id = any(${discounts.map(({ id }) => id)})`.execute(db)
  if (adjustments.length === 0) return
  await db
    .insertInto("line_item_adjustment")
    .values(adjustments.map((adjustment) => ({ id: newId("lia"), ...adjustment })))
    .execute()
}

function inOrder<T extends { readonly id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

interface DiscountedEdit {
  readonly discountIds: readonly string[]
  readonly lines: readonly DiscountableLine[]
  readonly place: TaxPlace
}

async function readLines(
  db: Executor,
  edit: { readonly id: string; readonly order_id: string },
): Promise<DiscountedEdit> {
  const { rows } = await sql<DiscountedEdit>`select
    array(select discount_id from order_discounts where order_id = ${edit.order_id}) as "discountIds",
    (select json_build_object('region_id', region_id, 'currency_code', currency_code) from "order"
      where id = ${edit.order_id}) as place,
    (select coalesce(json_agg(json_build_object('id', l.id, 'unit_price', l.unit_price, 'quantity', l.quantity,
        'includes_tax', l.includes_tax, 'allow_discounts', l.allow_discounts, 'is_return', l.is_return,
        'tax_lines', (select coalesce(json_agg(json_build_object('rate', t.rate, 'name', t.name, 'code', t.code)),
          '[]') from line_item_tax_line t where t.item_id = l.id),
        'product', case when p.id is not null then json_build_object('id', p.id, 'type_id', p.type_id,
          'collection_id', p.collection_id, 'tag_ids', array(select product_tag_id from product_tags
            where product_id = p.id)) end) order by l.created_at, l.id), '[]')
      from line_item l left join product_variant v on v.id = l.variant_id left join product p on p.id = v.product_id
      where l.order_edit_id = ${edit.id}) as lines`.execute(db)
  return firstOf(rows)
}

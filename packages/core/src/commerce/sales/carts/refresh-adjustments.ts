import { sql } from "kysely"
import { discountAdjustments, discountsByIds, type DiscountableLine } from "../discounts/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { ratesForProducts } from "../tax/index.ts"
import { taxCalculation, type TaxPlace, taxStrategy } from "../totals/index.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Computes again what the discounts of a cart take off its lines. Manual adjustments stay, and so do adjustments of
 * return lines. The net price of a line whose price includes tax is computed with the stored rates,
 * because a tax provider is not called while the cart is locked.
 * @param cart locked
 * @since 0.1
 */
export async function refreshAdjustments(
  { db, engine }: Pick<Context, "db" | "engine">,
  cart: { readonly id: string; readonly region_id: string },
): Promise<void> {
  const { discountIds, lines, place } = await readLines(db, cart)
  const discounts = await discountsByIds(db, discountIds)
  const taxable = await withRates(db, cart.region_id, lines)
  const adjustments = discountAdjustments(
    discounts,
    taxable,
    taxCalculation(engine.strategies.of(taxStrategy), place),
  )
  await sql`delete from line_item_adjustment a using line_item l
    where a.item_id = l.id and l.cart_id = ${cart.id} and not l.is_return and a.discount_id is not null`.execute(
    db,
  )
  if (adjustments.length === 0) return
  await db
    .insertInto("line_item_adjustment")
    .values(adjustments.map((adjustment) => ({ id: newId("lia"), ...adjustment })))
    .execute()
}

interface CartLine extends DiscountableLine {
  readonly includes_tax: boolean
  readonly product: NonNullable<DiscountableLine["product"]> | null
}

interface DiscountedCart {
  readonly discountIds: readonly string[]
  readonly lines: readonly CartLine[]
  readonly place: TaxPlace
}

async function readLines(
  db: Executor,
  cart: { readonly id: string; readonly region_id: string },
): Promise<DiscountedCart> {
  const { rows } = await sql<DiscountedCart>`select
    array(select discount_id from cart_discounts where cart_id = ${cart.id}) as "discountIds",
    (select json_build_object('region_id', id, 'currency_code', currency_code) from region
      where id = ${cart.region_id}) as place,
    (select coalesce(json_agg(json_build_object('id', l.id, 'unit_price', l.unit_price, 'quantity', l.quantity,
        'includes_tax', l.includes_tax, 'allow_discounts', l.allow_discounts, 'is_return', l.is_return,
        'product', case when p.id is not null then json_build_object('id', p.id, 'type_id', p.type_id,
          'collection_id', p.collection_id, 'tag_ids', array(select product_tag_id from product_tags
            where product_id = p.id)) end) order by l.created_at, l.id), '[]')
      from line_item l left join product_variant v on v.id = l.variant_id left join product p on p.id = v.product_id
      where l.cart_id = ${cart.id}) as lines`.execute(db)
  return firstOf(rows)
}

async function withRates(
  db: Executor,
  regionId: string,
  lines: readonly CartLine[],
): Promise<readonly DiscountableLine[]> {
  const productIds = lines.flatMap(({ includes_tax, product }) =>
    includes_tax && product ? [product.id] : [],
  )
  if (productIds.length === 0) return lines
  const rates = await ratesForProducts(db, regionId, productIds)
  return lines.map((line) => ({ ...line, tax_lines: (line.product && rates.get(line.product.id)) ?? [] }))
}

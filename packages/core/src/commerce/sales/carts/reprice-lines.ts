import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { pricesOfVariants } from "../../catalog/pricing/index.ts"

/**
 * Looks up the prices of a cart's lines again, for its region and customer. Lines without a price there are removed;
 * manual prices and return lines stay.
 * @param cart locked
 * @since 0.1
 */
export async function repriceLines(
  context: Pick<Context, "db" | "engine">,
  cart: { readonly id: string; readonly region_id: string; readonly customer_id: string | null },
): Promise<void> {
  const { db } = context
  const lines = await db
    .selectFrom("line_item")
    .select(["id", "variant_id", "quantity"])
    .where("cart_id", "=", cart.id)
    .where("variant_id", "is not", null)
    .where("should_merge", "=", true)
    .where("is_return", "=", false)
    .execute()
  if (lines.length === 0) return
  const prices = await pricesOfVariants(
    context,
    // The query leaves out lines without a variant.
    lines.map(({ id, variant_id, quantity }) => ({ key: id, variantId: variant_id!, quantity })),
    { regionId: cart.region_id, customerId: cart.customer_id, includeDiscountPrices: true, isUntaxed: true },
  )
  const found = lines.map(({ id }) => ({
    id,
    unit_price: prices.get(id)?.calculated_price ?? null,
    includes_tax: prices.get(id)?.calculated_price_includes_tax ?? false,
  }))
  const unpriced = found.filter((line) => line.unit_price === null).map((line) => line.id)
  if (unpriced.length > 0) await db.deleteFrom("line_item").where("id", "in", unpriced).execute()
  await sql`update line_item l
    set unit_price = p.unit_price, includes_tax = p.includes_tax, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as p (id text, unit_price integer, includes_tax boolean)
    where l.id = p.id and p.unit_price is not null
      and (l.unit_price, l.includes_tax) is distinct from (p.unit_price, p.includes_tax)`.execute(db)
}

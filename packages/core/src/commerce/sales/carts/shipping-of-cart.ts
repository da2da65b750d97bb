import { sql, type RawBuilder } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/** What depends on the lines of a cart. */
export interface Consequences {
  readonly hasDiscounts: boolean
  readonly hasShipping: boolean
}

/** Columns of a SELECT that say what depends on the lines of a cart. */
export function consequences(cartId: string): RawBuilder<unknown> {
  return sql`exists (select from cart_discounts where cart_id = ${cartId}) as "hasDiscounts",
    exists (select from shipping_method where cart_id = ${cartId})
      or exists (select from line_item where cart_id = ${cartId} and has_shipping) as "hasShipping"`
}

/**
 * Takes the shipping methods off a cart: what they cost and whether they are allowed depends on its lines.
 * @param options.resetsLines whether lines are to count as not covered by shipping
 * @since 0.1
 */
export async function dropShippingMethods(
  db: Executor,
  cartId: string,
  { resetsLines }: { readonly resetsLines: boolean },
): Promise<void> {
  const reset = resetsLines
    ? sql`, reset as (update line_item set has_shipping = false
        where cart_id = ${cartId} and has_shipping is distinct from false)`
    : sql``
  await sql`with methods as (select id from shipping_method where cart_id = ${cartId}),
    taxes as (delete from shipping_method_tax_line where shipping_method_id in (select id from methods))${reset}
    delete from shipping_method where id in (select id from methods)`.execute(db)
}

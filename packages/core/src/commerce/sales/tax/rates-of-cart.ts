import { sql, type RawBuilder } from "kysely"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { TaxRateInfo } from "./tax-rates.ts"

/** Which tax rate something in a cart has. */
export interface CartRate {
  /** the id of a product or of a shipping option */
  readonly owner_id: string
  readonly rate_id: string
  /** the rate itself where its region may be another one: for shipping options */
  readonly shipping: TaxRateInfo | null
}

/**
 * The rates that products and shipping options in a cart have, for those who read the cart in the same statement and
 * its region's tax rates with it. Give the rows to `ratesOfCart`.
 * @param cart alias of a row of `cart` in the statement
 * @since 0.1
 */
export function cartRatesQuery(cart: string): RawBuilder<CartRate> {
  const id = sql.ref(`${cart}.id`)
  const inCart = sql`from line_item l join product_variant v on v.id = l.variant_id`
  return sql<CartRate>`
    select x.product_id as owner_id, x.rate_id, null::json as shipping
    ${inCart} join product_tax_rate x on x.product_id = v.product_id where l.cart_id = ${id}
    union all
    select p.id, x.rate_id, null
    ${inCart} join product p on p.id = v.product_id
      join product_type_tax_rate x on x.product_type_id = p.type_id where l.cart_id = ${id}
    union all
    select * from (select x.shipping_option_id, t.id, json_build_object('rate', t.rate, 'name', t.name, 'code', t.code)
      from shipping_tax_rate x join tax_rate t on t.id = x.rate_id
      where x.shipping_option_id in (select shipping_option_id from shipping_method where cart_id = ${id})
      order by t.created_at, t.id) as shipped`
}

/**
 * The rates of everything in a cart that has rates besides its region's own.
 * @param regionRates the tax rates of the cart's region, in their order
 * @since 0.1
 */
export function ratesOfCart(
  rows: readonly CartRate[],
  regionRates: readonly (TaxRateInfo & { readonly id: string })[],
): ReadonlyMap<string, readonly TaxRateInfo[]> {
  const found = [...groupBy(rows, (row) => row.owner_id)].map(([owner, held]) => {
    const ids = new Set(held.map((row) => row.rate_id))
    const shipping = held.flatMap((row) => row.shipping ?? [])
    return [owner, shipping.length > 0 ? shipping : regionRates.filter(({ id }) => ids.has(id))] as const
  })
  return new Map(found.filter(([, rates]) => rates.length > 0))
}

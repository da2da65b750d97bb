import { sql, type Executor } from "@stheno/core"
import { findTargets, type Writing } from "./mapping.ts"
import type { SourceVariant } from "./records.ts"

/** A product that the store has, as far as an update needs it. */
export interface StoredProduct {
  readonly id: string
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly variants: readonly StoredVariant[]
}

/** A price of a variant outside of price lists. */
export interface StoredPrice {
  readonly id: string
  readonly amount: number
  readonly currency_code: string | null
  readonly region_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/** A variant that the store has. */
export interface StoredVariant {
  readonly id: string
  readonly sku: string | null
  /** the values of the options, in the order of their titles */
  readonly values: readonly string[]
  readonly prices: readonly StoredPrice[]
}

/** A stored variant that a variant of the source updates. */
export interface MatchedVariant {
  readonly id: string
  /** the prices that the source does not decide: of other currencies, of regions and for quantities */
  readonly otherPrices: (currency: string | undefined) => readonly StoredPrice[]
}

/** Reads a product with its options, variants and prices. */
export async function readStoredProduct(db: Executor, id: string): Promise<StoredProduct> {
  const { rows: options } = await sql<{ id: string; title: string }>`select id, title from product_option
    where product_id = ${id} and deleted_at is null order by created_at, id`.execute(db)
  const { rows: variants } = await sql<StoredVariant>`select v.id, v.sku,
      array(select ov.value from product_option_value ov join product_option o on o.id = ov.option_id
        where ov.variant_id = v.id and ov.deleted_at is null and o.deleted_at is null order by o.title) as values,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'amount', m.amount,
          'currency_code', m.currency_code, 'region_id', m.region_id,
          'min_quantity', m.min_quantity, 'max_quantity', m.max_quantity)), '[]')
        from product_variant_money_amount l join money_amount m on m.id = l.money_amount_id
        where l.variant_id = v.id and l.deleted_at is null and m.deleted_at is null
          and m.price_list_id is null) as prices
    from product_variant v where v.product_id = ${id} and v.deleted_at is null
    order by v.variant_rank, v.id`.execute(db)
  return { id, options, variants }
}

/** Finds the variants of a product by an earlier import, by their SKUs, or by the values of their options. */
export async function matchVariants(
  writing: Writing,
  { variants: stored, options }: StoredProduct,
  variants: readonly SourceVariant[],
): Promise<ReadonlyMap<string, MatchedVariant>> {
  const known = await findTargets(
    writing,
    "variant",
    variants.map(({ id }) => id),
  )
  const left = new Map(stored.map((variant) => [variant.id, variant]))
  const matches = new Map<string, MatchedVariant>()
  const take = (variant: SourceVariant, match: StoredVariant | undefined) => {
    if (!match || matches.has(variant.id)) return
    left.delete(match.id)
    matches.set(variant.id, { id: match.id, otherPrices: (currency) => otherPrices(match, currency) })
  }
  for (const variant of variants) take(variant, left.get(known.get(variant.id) ?? ""))
  const isSame = (variant: SourceVariant, { sku, values }: StoredVariant) =>
    variant.sku
      ? sku === variant.sku
      : options.length === variant.options.length && sameValues(values, variant.options)
  for (const variant of variants)
    take(
      variant,
      [...left.values()].find((each) => isSame(variant, each)),
    )
  return matches
}

function sameValues(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
}

function otherPrices({ prices }: StoredVariant, currency: string | undefined): readonly StoredPrice[] {
  return prices.filter(
    (price) =>
      price.region_id !== null ||
      price.min_quantity !== null ||
      price.max_quantity !== null ||
      price.currency_code !== currency,
  )
}

import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { VariantOwner } from "./create-variants.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Reads what has to be known of a product that gets variants. One statement.
 * @since 0.1
 */
export async function readVariantOwner(db: Executor, productId: string): Promise<VariantOwner> {
  const { rows } = await sql<VariantOwner>`select p.id,
      coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title) order by o.created_at, o.id)
        from product_option o where o.product_id = p.id and o.deleted_at is null), '[]') as options,
      coalesce((select json_agg(json_build_object('title', v.title, 'options', coalesce(
          (select json_agg(json_build_object('option_id', ov.option_id, 'value', ov.value))
            from product_option_value ov where ov.variant_id = v.id and ov.deleted_at is null), '[]'))
          order by v.variant_rank, v.id)
        from product_variant v where v.product_id = p.id and v.deleted_at is null), '[]') as variants,
      (select count(*)::integer from product_variant v
        where v.product_id = p.id and v.deleted_at is null) as "nextRank"
    from product p where p.id = ${productId}`.execute(db)
  return firstOf(rows)
}

/**
 * Reads the options of products, and where their next variants stand. The variants that are there are left out: who
 * makes many looks for twins in another way. One statement.
 * @returns product id → what has to be known of it
 * @since 0.1
 */
export async function readVariantOwners(
  db: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, VariantOwner>> {
  const { rows } = await sql<Omit<VariantOwner, "variants">>`select p.id,
      coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title) order by o.created_at, o.id)
        from product_option o where o.product_id = p.id and o.deleted_at is null), '[]') as options,
      (select count(*)::integer from product_variant v
        where v.product_id = p.id and v.deleted_at is null) as "nextRank"
    from product p where p.id = any(${productIds}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, variants: [] }]))
}

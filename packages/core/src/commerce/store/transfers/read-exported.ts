import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

type Text = string | null
type Measure = number | null

interface Described {
  readonly name: string
  readonly description: Text
}

/** A product of an export. */
export interface ExportedProduct {
  readonly row: Readonly<
    Record<
      | "id"
      | "handle"
      | "title"
      | "subtitle"
      | "description"
      | "status"
      | "thumbnail"
      | "hs_code"
      | "origin_country"
      | "mid_code"
      | "material"
      | "external_id"
      | "collection_title"
      | "collection_handle"
      | "type"
      | "tags"
      | "profile_name"
      | "profile_type",
      Text
    > &
      Record<"weight" | "length" | "width" | "height", Measure> & { discountable: boolean }
  >
  readonly images: readonly string[]
  readonly channels: readonly Described[]
  readonly categories: readonly (Described & { readonly handle: string })[]
}

/** A variant of an export. */
export interface ExportedVariant {
  readonly n: number
  readonly product_id: string
  readonly row: Readonly<
    Record<
      "id" | "title" | "sku" | "barcode" | "hs_code" | "origin_country" | "mid_code" | "material",
      Text
    > &
      Record<"inventory_quantity" | "weight" | "length" | "width" | "height", Measure> &
      Record<"allow_backorder" | "manage_inventory", boolean>
  >
  readonly options: readonly { readonly title: string; readonly value: string | null }[]
  readonly prices: readonly {
    readonly currency_code: string
    readonly region_id: string | null
    readonly amount: number
  }[]
}

/**
 * The next variants of an export. One statement.
 * @param db a transaction with the table `export_row`
 * @param after place of the last variant that was read
 */
export async function readExportedVariants(
  db: Executor,
  after: number,
  count: number,
): Promise<readonly ExportedVariant[]> {
  const { rows } = await sql<ExportedVariant>`select e.n, e.product_id,
      json_build_object('id', v.id, 'title', v.title, 'sku', v.sku, 'barcode', v.barcode,
        'inventory_quantity', v.inventory_quantity, 'allow_backorder', v.allow_backorder,
        'manage_inventory', v.manage_inventory, 'weight', v.weight, 'length', v.length, 'width', v.width,
        'height', v.height, 'hs_code', v.hs_code, 'origin_country', v.origin_country, 'mid_code', v.mid_code,
        'material', v.material) as row,
      coalesce((select json_agg(json_build_object('title', o.title, 'value', ov.value) order by o.created_at, o.id)
        from product_option o left join product_option_value ov
          on ov.option_id = o.id and ov.variant_id = v.id and ov.deleted_at is null
        where o.product_id = e.product_id and o.deleted_at is null), '[]') as options,
      coalesce((select json_agg(json_build_object('currency_code', ma.currency_code, 'region_id', ma.region_id,
          'amount', ma.amount) order by ma.created_at, ma.id)
        from product_variant_money_amount pvma
        join money_amount ma on ma.id = pvma.money_amount_id and ma.deleted_at is null
        where pvma.variant_id = v.id and pvma.deleted_at is null and ma.price_list_id is null
          and ma.min_quantity is null and ma.max_quantity is null), '[]') as prices
    from export_row e join product_variant v on v.id = e.variant_id
    where e.n > ${after} and e.n <= ${after + count} order by e.n`.execute(db)
  return rows
}

/** Products of an export by id. One statement. */
export async function readExportedProducts(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportedProduct>> {
  const { rows } = await sql<ExportedProduct>`select
      json_build_object('id', p.id, 'handle', p.handle, 'title', p.title, 'subtitle', p.subtitle,
        'description', p.description, 'status', p.status, 'thumbnail', p.thumbnail, 'weight', p.weight,
        'length', p.length, 'width', p.width, 'height', p.height, 'hs_code', p.hs_code,
        'origin_country', p.origin_country, 'mid_code', p.mid_code, 'material', p.material,
        'collection_title', c.title, 'collection_handle', c.handle, 'type', t.value,
        'discountable', p.discountable, 'external_id', p.external_id,
        'tags', (select string_agg(pt.value, ',' order by pt.created_at, pt.id) from product_tags l
          join product_tag pt on pt.id = l.product_tag_id and pt.deleted_at is null where l.product_id = p.id),
        'profile_name', s.name, 'profile_type', s.type) as row,
      array(select i.url from product_images l join image i on i.id = l.image_id and i.deleted_at is null
        where l.product_id = p.id order by l.rank, i.created_at, i.id) as images,
      coalesce((select json_agg(json_build_object('name', sc.name, 'description', sc.description)
          order by sc.created_at, sc.id)
        from product_sales_channel l join sales_channel sc on sc.id = l.sales_channel_id and sc.deleted_at is null
        where l.product_id = p.id), '[]') as channels,
      coalesce((select json_agg(json_build_object('handle', pc.handle, 'name', pc.name,
          'description', pc.description) order by pc.created_at, pc.id)
        from product_category_product l join product_category pc on pc.id = l.product_category_id
        where l.product_id = p.id), '[]') as categories
    from product p
    left join product_collection c on c.id = p.collection_id and c.deleted_at is null
    left join product_type t on t.id = p.type_id and t.deleted_at is null
    left join lateral (select sp.name, sp.type from product_shipping_profile l
      join shipping_profile sp on sp.id = l.profile_id and sp.deleted_at is null
      where l.product_id = p.id order by sp.created_at, sp.id limit 1) s on true
    where p.id = any(${ids}::text[])`.execute(db)
  // The ID is always selected.
  return new Map(rows.map((product) => [product.row.id!, product]))
}

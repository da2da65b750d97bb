import { sql, type RawBuilder } from "kysely"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/** A tax rate that applies to something, as answers show it. */
export interface TaxRateInfo {
  /** percent; null counts as 0 */
  readonly rate: number | null
  readonly name: string
  readonly code: string | null
}

/** The other columns of a rate that is stored, as answers show them; the rate of a region has none. */
type StoredRate = Readonly<Record<"id" | "created_at" | "updated_at" | "region_id" | "metadata", unknown>>

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const storedRate = sql`case when t.id is null then null else jsonb_build_object('id', t.id,
  'created_at', ${utc("t.created_at")}, 'updated_at', ${utc("t.updated_at")},
  'region_id', t.region_id, 'metadata', t.metadata) end`

/**
 * The rates of products in a region: the rates of the product and of its type together, or, without any, the
 * rate of the region. One statement.
 * @returns every given id with at least one rate; nothing for a region that does not exist
 * @since 0.1
 */
export async function ratesForProducts(
  db: Executor,
  regionId: string,
  productIds: readonly string[],
): Promise<Map<string, TaxRateInfo[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await productRates(regionId, sql`${productIds}::text[]`).execute(db)
  return ratesByOwner(rows)
}

/**
 * The query of `ratesForProducts`, for those who read more in the same statement. Give its rows to `ratesByOwner`.
 * @param productIds an array of ids in SQL; an id may be there twice
 * @since 0.1
 */
export function productRates(regionId: string, productIds: Sql): RawBuilder<OwnedRate> {
  return sql<OwnedRate>`
    select w.id as owner_id, t.id, t.created_at,
      case when t.id is null then r.tax_rate else t.rate end as rate,
      case when t.id is null then 'default' else t.name end as name,
      case when t.id is null then 'default' else t.code end as code, ${storedRate} as stored
    from region r cross join (select distinct unnest(${productIds}) as id) as w
      left join product p on p.id = w.id
      left join tax_rate t on t.region_id = r.id and (
        exists (select from product_tax_rate x where x.rate_id = t.id and x.product_id = p.id)
        or exists (select from product_type_tax_rate x
          where x.rate_id = t.id and x.product_type_id = p.type_id))
    where r.id = ${regionId}
    order by t.created_at, t.id`
}

/**
 * The rates of shipping options: their own, or the region's rate where they have none. One statement.
 * @returns every given id with at least one rate; nothing for a region that does not exist
 * @since 0.1
 */
export async function ratesForShippingOptions(
  db: Executor,
  regionId: string,
  optionIds: readonly string[],
): Promise<Map<string, TaxRateInfo[]>> {
  if (optionIds.length === 0) return new Map()
  const { rows } = await sql<OwnedRate>`
    with own as (
      select x.shipping_option_id as owner_id, t.id, t.created_at, t.rate, t.name, t.code
      from shipping_tax_rate x join tax_rate t on t.id = x.rate_id
      where x.shipping_option_id = any(${optionIds})
    )
    select owner_id, id, created_at, rate, name, code from own
    union all
    select w.id, null, null, r.tax_rate, 'default', 'default'
    from (select distinct unnest(${optionIds}::text[]) as id) as w, region r
    where r.id = ${regionId} and not exists (select from own where owner_id = w.id)
    order by created_at, id`.execute(db)
  return ratesByOwner(rows)
}

/**
 * The rates of shipping options in the regions they are offered in; a region that does not tax by itself has
 * none. One statement, whatever the number of regions.
 * @returns the options that have rates
 * @since 0.1
 */
export async function ratesOfShippingOptions(
  db: Executor,
  optionIds: readonly string[],
): Promise<Map<string, TaxRateInfo[]>> {
  if (optionIds.length === 0) return new Map()
  const { rows } = await sql<OwnedRate>`
    with wanted as (
      select o.id, r.tax_rate from shipping_option o join region r on r.id = o.region_id
      where o.id = any(${optionIds}) and r.automatic_taxes
    ), own as (
      select w.id as owner_id, t.id, t.created_at, t.rate, t.name, t.code, ${storedRate} as stored
      from wanted w join shipping_tax_rate x on x.shipping_option_id = w.id join tax_rate t on t.id = x.rate_id
    )
    select owner_id, id, created_at, rate, name, code, stored from own
    union all
    select w.id, null, null, w.tax_rate, 'default', 'default', null from wanted w
    where not exists (select from own where owner_id = w.id)
    order by created_at, id`.execute(db)
  return ratesByOwner(rows)
}

/** A rate with the id of what it applies to. */
export interface OwnedRate extends TaxRateInfo {
  readonly owner_id: string
  readonly stored?: StoredRate | null
}

/** The rates of each owner, in the order of the rows. */
export function ratesByOwner(rows: readonly OwnedRate[]): Map<string, TaxRateInfo[]> {
  return new Map(
    [...groupBy(rows, (row) => row.owner_id)].map(([id, rates]) => [
      id,
      rates.map(({ stored, rate, name, code }) => ({ ...stored, rate, name, code })),
    ]),
  )
}

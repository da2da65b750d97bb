import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Something that a file may name once, e.g. a sku. */
export interface ImportKey {
  readonly kind: "product" | "variant" | "sku" | "barcode" | "options"
  readonly value: string
  readonly line: number
}

/** A product of the file, as its first row describes it. */
export interface KnownProduct {
  readonly handle: string
  readonly id: string
  readonly is_new: boolean
  /** titles of its options */
  readonly options: readonly string[]
  /** of its first row */
  readonly line: number
}

/**
 * Makes the lists of what a file has named so far. They lie in the database for the time of the transaction: a file
 * may name more than fits into memory.
 */
export async function createImportLists(db: Executor): Promise<void> {
  await sql`create temporary table import_product (
    handle text primary key, id text not null, is_new boolean not null, options jsonb not null,
    line integer not null) on commit drop`.execute(db)
  await sql`create temporary table import_key (
    kind text, hash uuid, line integer, primary key (hash, kind)) on commit drop`.execute(db)
}

/**
 * Puts products on the list unless they are on it.
 * @returns handles of those that are new there
 */
export async function addProducts(
  db: Executor,
  products: readonly KnownProduct[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ handle: string }>`insert into import_product
    select * from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as p (handle text, id text, is_new boolean, options jsonb, line integer)
    on conflict do nothing returning handle`.execute(db)
  return new Set(rows.map(({ handle }) => handle))
}

/** Products of the list by their handles. */
export async function listedProducts(
  db: Executor,
  handles: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select * from import_product where handle = any(${handles}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.handle, row]))
}

/** Names things; what was named before is given back. */
export async function addKeys(db: Executor, keys: readonly ImportKey[]): Promise<readonly ImportKey[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ place: number }>`with given as materialized (
      select kind, md5(value)::uuid as hash, line, place::int
      from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (kind text, value text, line integer))
        with ordinality as k (kind, value, line, place)),
    firsts as (select distinct on (kind, hash) * from given order by kind, hash, place),
    added as (insert into import_key select kind, hash, line from firsts on conflict do nothing returning kind, hash)
    select place from firsts where (kind, hash) in (select kind, hash from added)`.execute(db)
  const added = new Set(rows.map(({ place }) => place))
  return keys.filter((_, index) => !added.has(index + 1))
}

/** Forgets what rows have named from a line on, when they are compared again. */
export async function forgetFrom(db: Executor, line: number): Promise<void> {
  await sql`delete from import_product where line >= ${line}`.execute(db)
  await sql`delete from import_key where line >= ${line}`.execute(db)
}

/** What a variant's option values are compared by. */
export function optionsKey(productId: string, options: readonly { title: string; value: string }[]): string {
  const words = options.map(({ title, value }) => `${title}=${value}`).toSorted()
  return [productId, ...words].join("\n")
}

/** Names the option values that variants of these products have already, as far as they are not named. */
export async function addStoredOptions(db: Executor, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`insert into import_key select 'options', md5(v.product_id || coalesce((
      select string_agg(chr(10) || o.title || '=' || ov.value, '' order by (o.title || '=' || ov.value) collate "C")
      from product_option_value ov join product_option o on o.id = ov.option_id and o.deleted_at is null
      where ov.variant_id = v.id and ov.deleted_at is null), ''))::uuid, 0
    from product_variant v where v.product_id = any(${productIds}::text[]) and v.deleted_at is null
    on conflict do nothing`.execute(db)
}

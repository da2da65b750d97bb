import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

interface WordTable {
  readonly table: "product_tag" | "product_type" | "image"
  readonly column: "value" | "url"
  readonly prefix: string
}

const tags: WordTable = { table: "product_tag", column: "value", prefix: "ptag" }
const types: WordTable = { table: "product_type", column: "value", prefix: "ptyp" }
const images: WordTable = { table: "image", column: "url", prefix: "img" }

/** How missing words are made. */
interface MakeOptions {
  /** without locks, as `createProducts` explains */
  readonly isBulk?: boolean
}

/**
 * The ids of tags with these values; tags that do not exist are made.
 * @returns value → id, in the order of the values
 * @locks the missing values, so that two requests do not make the same tag
 * @since 0.1
 */
export async function findOrCreateTags(
  db: Executor,
  values: readonly string[],
  options: MakeOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return findOrCreate(db, tags, values, options)
}

/**
 * The ids of the product types with these values; types that do not exist are made.
 * @returns value → id
 * @locks the missing values
 * @since 0.1
 */
export async function findOrCreateTypes(
  db: Executor,
  values: readonly string[],
  options: MakeOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return findOrCreate(db, types, values, options)
}

/**
 * The ids of the images at these addresses; images that are not known are made.
 * @returns address → id, in the order of the addresses
 * @locks the missing addresses
 * @since 0.1
 */
export async function findOrCreateImages(
  db: Executor,
  urls: readonly string[],
  options: MakeOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return findOrCreate(db, images, urls, options)
}

async function findOrCreate(
  db: Executor,
  words: WordTable,
  values: readonly string[],
  { isBulk }: MakeOptions,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return new Map()
  let found = await find(db, words, wanted)
  const missing = wanted.filter((value) => !found.has(value))
  if (missing.length > 0) {
    if (!isBulk) {
      await lock(db, words, missing)
      found = await find(db, words, wanted)
    }
    const rows = missing
      .filter((value) => !found.has(value))
      .map((value) => ({ id: newId(words.prefix), value }))
    await insert(db, words, rows)
    for (const row of rows) found.set(row.value, row.id)
  }
  return new Map(wanted.map((value) => [value, valueOf(found, value)]))
}

/** The oldest row wins where a database holds a value twice. */
async function find(db: Executor, words: WordTable, values: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; value: string }>`
    select id, ${sql.ref(words.column)} as value from ${sql.table(words.table)}
    where ${sql.ref(words.column)} = any(${values}::text[]) and deleted_at is null
    order by created_at desc, id desc`.execute(db)
  return new Map(rows.map(({ id, value }) => [value, id]))
}

/** No unique constraint covers these values, so their makers queue up, always in the same order. */
async function lock(db: Executor, words: WordTable, values: readonly string[]): Promise<void> {
  const keys = values.map((value) => `${words.table}:${value}`).toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${keys}::text[]) as key order by 1) as keys`.execute(db)
}

async function insert(
  db: Executor,
  words: WordTable,
  rows: readonly { id: string; value: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(words.table)} (id, ${sql.ref(words.column)})
    select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ value }) => value)}::text[])`.execute(
    db,
  )
}

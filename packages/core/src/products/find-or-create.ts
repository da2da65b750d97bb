import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import type { Executor } from "../query/fetch.ts"

interface WordTable {
  readonly table: "product_tag" | "product_type" | "image"
  readonly column: "value" | "url"
  readonly prefix: string
}

const tags: WordTable = { table: "product_tag", column: "value", prefix: "ptag" }
const types: WordTable = { table: "product_type", column: "value", prefix: "ptyp" }
const images: WordTable = { table: "image", column: "url", prefix: "img" }

/**
 * The ids of tags with these values; tags that do not exist are made.
 * @returns ids in the order of the values, each value once
 * @locks the missing values, so that two requests do not make the same tag
 * @since 0.1
 */
export async function findOrCreateTags(db: Executor, values: readonly string[]): Promise<string[]> {
  return findOrCreate(db, tags, values)
}

/**
 * The id of the product type with this value; it is made when it does not exist.
 * @locks the value when it is missing
 * @since 0.1
 */
export async function findOrCreateType(db: Executor, value: string): Promise<string> {
  const [id] = await findOrCreate(db, types, [value])
  return id!
}

/**
 * The ids of the images at these addresses; images that are not known are made.
 * @returns ids in the order of the addresses, each address once
 * @locks the missing addresses
 * @since 0.1
 */
export async function findOrCreateImages(db: Executor, urls: readonly string[]): Promise<string[]> {
  return findOrCreate(db, images, urls)
}

async function findOrCreate(db: Executor, words: WordTable, values: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return []
  const found = await find(db, words, wanted)
  const missing = wanted.filter((value) => !found.has(value))
  if (missing.length === 0) return wanted.map((value) => found.get(value)!)
  await lock(db, words, missing)
  const foundNow = await find(db, words, wanted)
  const rows = missing
    .filter((value) => !foundNow.has(value))
    .map((value) => ({ id: newId(words.prefix), value }))
  await insert(db, words, rows)
  for (const row of rows) foundNow.set(row.value, row.id)
  return wanted.map((value) => foundNow.get(value)!)
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

import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../kernel/metadata.ts"
import type { Executor } from "../query/fetch.ts"
import { productErrors } from "./errors.ts"
import { findOrCreateTags, findOrCreateTypes } from "./find-or-create.ts"

/** A tag or a type as it is to be. */
export interface Word {
  /** made up unless said */
  readonly id?: string | null
  readonly value: string
  readonly metadata?: Metadata | null
}

const tables = {
  product_tag: { prefix: "ptag", findOrCreate: findOrCreateTags, notFound: productErrors.tag_not_found },
  product_type: { prefix: "ptyp", findOrCreate: findOrCreateTypes, notFound: productErrors.type_not_found },
} as const

/** Words that products are described with. */
export type WordTable = keyof typeof tables

/**
 * Makes tags; of a value that exists, the tag that is there is taken.
 * @returns their ids, in the given order
 * @locks the missing values
 * @since 0.1
 */
export async function createTags(db: Executor, words: readonly Word[]): Promise<string[]> {
  return createWords(db, "product_tag", words)
}

/**
 * Makes product types; of a value that exists, the type that is there is taken.
 * @returns their ids, in the given order
 * @locks the missing values
 * @since 0.1
 */
export async function createTypes(db: Executor, words: readonly Word[]): Promise<string[]> {
  return createWords(db, "product_type", words)
}

async function createWords(db: Executor, table: WordTable, words: readonly Word[]): Promise<string[]> {
  const { prefix, findOrCreate } = tables[table]
  const named = words.filter((word) => word.id)
  const rows = named.map(({ id, value }) => ({ id: id ?? newId(prefix), value }))
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
  const found = await findOrCreate(
    db,
    words.flatMap((word) => (word.id ? [] : [word.value])),
  )
  const ids = words.map((word) => word.id || found.get(word.value)!)
  for (const [at, word] of words.entries())
    if (word.metadata) await updateWord(db, table, ids[at]!, { metadata: word.metadata })
  return ids
}

/**
 * Changes a tag or a type. What is not mentioned stays; metadata is merged.
 * @throws products.tag_not_found, products.type_not_found
 * @locks the row
 * @since 0.1
 */
export async function updateWord(
  db: Executor,
  table: WordTable,
  id: string,
  change: { readonly value?: string | null; readonly metadata?: Metadata | null },
): Promise<void> {
  const stored = await db
    .selectFrom(table)
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw tables[table].notFound(id)
  await db
    .updateTable(table)
    .set({
      value: change.value ?? undefined,
      metadata: change.metadata
        ? JSON.stringify(mergeMetadata(stored.metadata as Metadata | null, change.metadata))
        : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

/**
 * Deletes tags or types; products lose them. Those that do not exist are passed over.
 * @since 0.1
 */
export async function deleteWords(db: Executor, table: WordTable, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and deleted_at is null`.execute(db)
  if (table === "product_tag")
    await sql`delete from product_tags where product_tag_id = any(${ids}::text[])`.execute(db)
  else
    await sql`update product set type_id = null, updated_at = now() where type_id = any(${ids}::text[])`.execute(
      db,
    )
}

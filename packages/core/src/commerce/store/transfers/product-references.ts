import { sql } from "kysely"
import type { ProblemList } from "../../../platform/csv/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Named, ProductRow } from "./parse-product-row.ts"

/** Ids of what the first rows of products name. */
export interface ProductReferences {
  readonly collectionId: (handle: string) => string | undefined
  readonly channelId: (names: {
    readonly name: string
    readonly alternative: string | undefined
  }) => string | undefined
  readonly categoryId: (handle: string) => string | undefined
}

/**
 * Looks up collections, sales channels and categories. Nothing is made: what does not exist is a problem.
 * Three statements at most.
 */
export async function findReferences(
  db: Executor,
  rows: readonly ProductRow[],
  problems: ProblemList,
): Promise<ProductReferences> {
  const parts = rows.map(({ product }) => product)
  const collections = await idsBy(
    db,
    "product_collection",
    "handle",
    parts.flatMap(({ collection }) => collection?.name ?? []),
  )
  const categories = await idsBy(
    db,
    "product_category",
    "handle",
    parts.flatMap((part) => part.categories.map(nameOf)),
  )
  const named = parts.flatMap(({ channels }) =>
    channels.flatMap(({ name, alternative }) => [name, alternative ?? []].flat()),
  )
  const byName = await idsBy(db, "sales_channel", "name", named)
  const byId = await idsBy(db, "sales_channel", "id", named)
  const references: ProductReferences = {
    collectionId: (handle) => collections.get(handle),
    categoryId: (handle) => categories.get(handle),
    channelId: ({ name, alternative }) =>
      byId.get(name) ?? byName.get(name) ?? (alternative === undefined ? undefined : byName.get(alternative)),
  }
  for (const row of rows) refuseUnknown(row, references, problems)
  return references
}

function refuseUnknown(
  { line, product }: ProductRow,
  references: ProductReferences,
  problems: ProblemList,
): void {
  const { collection, categories, channels } = product
  const refuse = (what: string, { name, column }: Named) =>
    problems.add(`there is no ${what} "${name}"`, { line, column })
  if (collection && !references.collectionId(collection.name)) refuse("collection", collection)
  for (const category of categories) if (!references.categoryId(category.name)) refuse("category", category)
  for (const channel of channels) if (!references.channelId(channel)) refuse("sales channel", channel)
}

function nameOf({ name }: Named): string {
  return name
}

/** The oldest row wins where several have the same name. */
async function idsBy(
  db: Executor,
  table: "product_collection" | "product_category" | "sales_channel",
  column: "handle" | "name" | "id",
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const isLive = table === "product_category" ? sql`true` : sql`deleted_at is null`
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)}
    where ${sql.ref(column)} = any(${[...new Set(names)]}::text[]) and ${isLive}
    order by created_at desc, id desc`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

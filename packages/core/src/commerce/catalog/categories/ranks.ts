import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Far above any rank: rows wait there while others take their places. */
const aside = 1_000_000_000

/**
 * The categories below a parent, by rank.
 * @param parentId null for the categories at the root
 * @returns ids
 * @since 0.1
 */
export async function siblingsByRank(db: Executor, parentId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom("product_category")
    .select("id")
    .where("parent_category_id", parentId === null ? "is" : "=", parentId)
    .orderBy("rank")
    .orderBy("handle")
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Gives categories the ranks 0, 1, 2… in the order of the list. Two statements: the unique index on ranks is checked
 * row by row, so rows that move step aside first.
 * @param ids all categories of one parent
 * @locks nothing: call `lockTree` before
 * @since 0.1
 */
export async function rankInOrder(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const wanted = sql`unnest(${ids}::text[]) with ordinality as wanted (id, place)`
  const moved = sql`c.id = wanted.id and c.rank <> wanted.place - 1`
  await sql`update product_category c set rank = ${aside} + wanted.place from ${wanted} where ${moved}`.execute(
    db,
  )
  await sql`update product_category c set rank = wanted.place - 1 from ${wanted} where ${moved}`.execute(db)
}

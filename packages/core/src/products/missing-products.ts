import type { Executor } from "../query/fetch.ts"

/**
 * Which of the ids name no product. One statement.
 * @returns the unknown ids in the given order, each once
 * @since 0.1
 */
export async function missingProducts(db: Executor, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await db
    .selectFrom("product")
    .select("id")
    .where("id", "in", wanted)
    .where("deleted_at", "is", null)
    .execute()
  const known = new Set(found.map(({ id }) => id))
  return wanted.filter((id) => !known.has(id))
}

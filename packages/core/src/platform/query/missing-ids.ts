import type { Entity } from "./entity.ts"
import { fetchRows, type Executor } from "./fetch.ts"

/**
 * Which of the ids name no row of an entity, or a deleted one. One statement.
 * @param entity an entity with a column `id`, or its name
 * @returns the unknown ids in the given order, each once
 * @since 0.1
 */
export async function missingIds(
  db: Executor,
  entity: Entity | string,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const selection = { fields: ["id"], relations: [], relationFields: {} }
  const found = await fetchRows(db, { entity, selection, filters: { id: wanted }, eager: false })
  const known = new Set<unknown>(found.map(({ id }) => id))
  return wanted.filter((id) => !known.has(id))
}

import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/**
 * Changes what levels hold, by one UPDATE that never takes a level below zero.
 * @param changes units per level, negative when they leave; each level once
 * @returns the levels that changed: one that holds too few units stays as it is
 * @locks inventory_level, in the order of the ids
 * @since 0.1
 */
export async function changeStocked(
  db: Executor,
  changes: readonly { readonly id: string; readonly change: number }[],
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`with changes as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id text, change integer)),
    locked as materialized (
      select id from inventory_level where id in (select id from changes) order by id for update)
    update inventory_level level
    set stocked_quantity = level.stocked_quantity + changes.change, updated_at = now()
    from changes join locked on locked.id = changes.id
    where level.id = changes.id and (changes.change > 0 or level.stocked_quantity + changes.change >= 0)
    returning level.id`.execute(db)
  return rows
}

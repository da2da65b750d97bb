import { sql } from "kysely"
import type { Engine } from "../platform/http/engine.ts"
import { countDifference, takeDifferences } from "../platform/kernel/v1-compatibility.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { v1Differences, type V1Difference } from "./index.ts"

/**
 * Adds what requests to an engine met since the last call to the numbers in the database. Numbers that could not be
 * stored are added by the next call.
 * @since 0.1
 */
export async function storeMetDifferences(engine: Pick<Engine, "config" | "db">): Promise<void> {
  const met = [...takeDifferences(engine)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (met.length === 0) return
  const settings = met.map(([setting]) => setting)
  const counts = met.map(([, count]) => count)
  try {
    await sql`insert into met_difference as stored (setting, count)
      select * from unnest(${settings}::text[], ${counts}::bigint[])
      on conflict (setting) do update
        set count = stored.count + excluded.count, last_met_at = excluded.last_met_at`.execute(engine.db)
  } catch (error) {
    for (const [setting, count] of met) countDifference(engine, setting, count)
    throw error
  }
}

/** A difference that requests met. */
export interface MetDifference {
  readonly difference: V1Difference
  /** the number of requests */
  readonly count: number
  readonly lastMetAt: Date
}

/**
 * The differences with a setting that requests to the servers of a database met, the most frequent first.
 * @since 0.1
 */
export async function listMetDifferences(db: Executor): Promise<readonly MetDifference[]> {
  const { rows } = await sql<{ setting: string; count: string; last_met_at: Date }>`
    select setting, count, last_met_at from met_difference order by count desc, setting`.execute(db)
  return rows.flatMap(({ setting, count, last_met_at }) => {
    const difference = v1Differences.find((each) => each.setting === setting)
    return difference ? [{ difference, count: Number(count), lastMetAt: new Date(last_met_at) }] : []
  })
}

import { sql, type RawBuilder } from "kysely"
import { jsonColumns } from "./compile.ts"
import type { Executor } from "./executor.ts"

type RowOf<Q> = Q extends RawBuilder<infer R> ? R : never

/** The rows of queries by name, in their order. */
export type RowsOf<T> = { readonly [K in keyof T]: readonly RowOf<T[K]>[] }

/**
 * Runs several reading queries as one statement: a round trip costs more than most of them. Values come as JSON has
 * them, e.g. times as text.
 * @param queries by name
 * @returns the rows of each query, in their order
 * @since 0.1
 */
export async function together<T extends Readonly<Record<string, RawBuilder<unknown>>>>(
  db: Executor,
  queries: T,
): Promise<RowsOf<T>> {
  const { rows } = await sql`select ${sql.join(jsonColumns(queries))}`.execute(db)
  // One row with a column for each query.
  return rows[0] as never
}

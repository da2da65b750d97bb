import QuickLRU from "quick-lru"
import { sql, type RawBuilder } from "kysely"
import { notedTables } from "../database/migrations/0008-table-changes.ts"
import { notedPrices } from "../database/migrations/0014-growth.ts"
import type { Sql } from "./compile.ts"
import type { Executor } from "./executor.ts"

/** What a query gave when its tables were at a version. */
interface Remembered {
  readonly version: string
  readonly value: unknown
}

/** A value that a statement reads, unless it is known already. */
export interface Recall<T> {
  /** the column of the statement that gives it */
  readonly column: Sql
  /** the value, from what the column gave */
  take(found: unknown): T
}

/** By text and parameters of the query. */
const memory = new QuickLRU<string, Remembered>({ maxSize: 1000 })

/** The tables that a query's text reads, where all of them note their changes. By text. */
const tablesOfText = new QuickLRU<string, readonly string[] | undefined>({ maxSize: 1000 })

/**
 * Reads a value that depends on many rows, such as their number, once for each state of its tables: the statement
 * compares the version of the tables with the one that the value is known for, and reads it only when they differ.
 * The value belongs to the statement's snapshot, even if another process wrote in between.
 * @param query identifies the value and, unless `reads` does, gives it; times and random numbers in it, or tables whose changes are not noted, mean that it is
 *   read each time
 * @param reads an expression that gives the value of `query` faster; it may refer to parts of its statement, and to what
 *   the value was before the last write, if that is known
 */
export function recall<T>(
  db: Executor,
  query: RawBuilder<unknown>,
  reads: (before: T | undefined) => Sql = () => sql`(${query})`,
): Recall<T> {
  const { sql: text, parameters } = query.compile(db)
  const tables = tablesIn(text)
  // The statement returns what its type says.
  if (!tables) return { column: reads(undefined), take: (found) => found as T }
  const key = JSON.stringify([text, parameters])
  const known = memory.get(key)
  // What the same query returned.
  const before = known?.value as T | undefined
  const column = sql`(select json_build_array(version,
      case when version = ${known?.version ?? ""} then null else ${reads(before)} end)
    from (select coalesce(sum(token), 0)::text as version from table_change
      where relation = any(${tables})) as noted)`
  const take = (found: unknown) => {
    // The two columns of `column`.
    const [version, value] = found as [string, T | null]
    // Null only where the version of `known`, which was sent, is current.
    if (value === null) return before!
    memory.set(key, { version, value })
    return value
  }
  return { column, take }
}

const noted: ReadonlySet<string> = new Set([...notedTables, ...notedPrices])

/** What may give another value although no table changed, or names tables where they are not looked for. */
const unsteady = [
  /\b(?:now|current_\w+|clock_timestamp|localtime\w*|random)\b/i,
  /\bfrom\s+"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?\s*,/i,
]

function tablesIn(text: string): readonly string[] | undefined {
  if (tablesOfText.has(text)) return tablesOfText.get(text)
  // The pattern always has its group.
  const tables = [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name]) => name!)
  const isSteady = unsteady.every((pattern) => !pattern.test(text))
  const found = isSteady && tables.every((name) => noted.has(name)) ? [...new Set(tables)] : undefined
  tablesOfText.set(text, found)
  return found
}

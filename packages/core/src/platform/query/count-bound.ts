import { sql } from "kysely"
import { compileCount, conditions, root, type CompileOptions, type Sql } from "./compile.ts"
import type { PlanNode } from "./plan.ts"

/** How far a number is counted, and what it was before the last write. */
interface Counted {
  /** the number of rows up to which it is exact */
  readonly exactUpTo: number
  /** the number before, negative if it was an estimate; undefined if it is not known */
  readonly before: number | undefined
}

/** The number of rows that match; a negative number is an estimate, made when more match than the bound. */
export function boundedCount(plan: PlanNode, options: CompileOptions, counted: Counted): Sql {
  const { exactUpTo } = counted
  const exact = sql`(select case when bounded.count <= ${sql.lit(exactUpTo)} then bounded.count
    else ${estimatedCount(plan, options, exactUpTo)} end from (${compileCount(plan, options, exactUpTo + 1)}) as bounded)`
  return estimateFirst(plan, options, { ...counted, exact })
}

/** An estimate so many times above the bound needs no counting up to the bound. */
const clearlyMore = 2

/**
 * The number of rows that match, estimated at once if it was far above the bound before the last write and still is. Most
 * writes change a number by one, and counting up to the bound takes several times as long as an estimate.
 * @param counted.exact the number without what is known from before
 */
export function estimateFirst(
  plan: PlanNode,
  options: CompileOptions,
  { exactUpTo, before = 0, exact }: Counted & { readonly exact: Sql },
): Sql {
  const least = sql.lit(-clearlyMore * exactUpTo)
  const wasMore = before < -clearlyMore * exactUpTo
  // Without `offset 0`, PostgreSQL would make the estimate twice.
  return sql`(select case when first.number < ${least} then first.number else ${exact} end
    from (select case when ${wasMore}::boolean then ${estimatedCount(plan, options, exactUpTo)} end as number offset 0) as first)`
}

/** Rows that an estimate looks at. */
const sampleSize = 2_000

/** The number of rows that match by a sample of the table's blocks, as a negative number, larger than `least`. */
export function estimatedCount(plan: PlanNode, options: CompileOptions, least: number): Sql {
  const table = sql.table(plan.entity.table)
  const alive = conditions(plan, options)
  const share = sql`count(*)${alive.length > 0 ? sql` filter (where ${sql.join(alive, sql` and `)})` : sql``}::numeric
    / greatest(count(*), 1)`
  const size = sql`(select greatest(reltuples, 1) from pg_class where oid = ${sql.lit(`"${plan.entity.table}"`)}::regclass)`
  // After many rows were deleted, the size is too large until the next vacuum, and the sample has fewer rows than it should.
  const rows = sql`least(${size}::numeric, 2 * count(*) * greatest(${size}::numeric / ${sql.lit(sampleSize)}, 1))`
  return sql`(select -greatest(${sql.lit(least + 1)}, round(${share} * ${rows}))::int
    from ${table} as ${sql.ref(root)} tablesample system (least(100, 100 * ${sql.lit(sampleSize)} / ${size})) repeatable (1))`
}

/** What is known of a page without counting. */
interface ReadPage {
  /** how many rows it may have */
  readonly limit: number
  /** how many rows are before it; undefined if it begins after a row whose place in the list is not known */
  readonly offset: number | undefined
  /** how many rows it has */
  readonly read: number
}

/**
 * The number that a response shows. A page that is not full ends the list, so its number is exact, and an estimate is
 * never lower than what was read: a client that reads on until it has `count` rows reads all of them.
 * @param number negative if it is an estimate
 */
export function toldCount(
  number: number,
  { limit, offset, read }: ReadPage,
): { readonly count: number; readonly isEstimate: boolean } {
  if (number >= 0) return { count: number, isEstimate: false }
  const isLast = read > 0 && read < limit
  if (isLast && offset !== undefined) return { count: offset + read, isEstimate: false }
  return { count: Math.max(-number, (offset ?? 0) + read + 1), isEstimate: true }
}

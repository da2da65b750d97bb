import { sql, type RawBuilder } from "kysely"
import type { PlanNode } from "./plan.ts"
import { packedRow } from "./select-list.ts"
import { limitsOfSets, pageName } from "./set-limits.ts"

/** Text or condition made with Kysely's `sql` tag: values are always bound, never written into the text. */
export type Sql = RawBuilder<unknown>

/** The alias of the main table in every statement: custom conditions use it. */
export const root = "root"

export interface CompileOptions {
  /** conditions on the main table */
  readonly where: readonly Sql[]
  /** `order by` terms on the main table */
  readonly orderBy: readonly Sql[]
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** the condition that a row comes after another one in the order of the list; rows before it are counted, too */
  readonly after?: Sql | undefined
  /** rows that are deleted are read too, in the main table and in every relation */
  readonly withDeleted?: boolean
  /** rows that each relation that grows with the store has at most, in all rows together */
  readonly relationRows?: number | undefined
}

/** Other reading queries by name, run in the statement that reads a row: they may refer to it as `root`. */
export type Queries = Readonly<Record<string, Sql>>

/** The rows of queries, each as one column that holds a JSON array, in their order. */
export function jsonColumns(queries: Queries): readonly Sql[] {
  return Object.entries(queries).map(
    ([name, query]) => sql`(select coalesce(json_agg(one), '[]') from (${query}) as one) as ${sql.ref(name)}`,
  )
}

/**
 * One statement that reads a page of rows with everything under them. Pages in an inner query first, so that
 * relations are read for the page's rows only. Each row comes as one JSON text in column `row`, packed for `unpackRow`,
 * with a column for the number of all rows that match beside it when asked for: PostgreSQL counts once. Likewise the
 * rows of other queries.
 * @typeParam Beside the columns of the other queries
 */
export function compileRows<Beside = unknown>(
  plan: PlanNode,
  options: CompileOptions & { readonly count?: Sql; readonly beside?: Queries; readonly among?: Among },
): RawBuilder<{ row: string; count?: unknown } & Beside> {
  const order = options.orderBy.length > 0 ? sql` order by ${sql.join(options.orderBy)}` : sql``
  const all = sql`select * from ${sql.table(plan.entity.table)} as ${sql.ref(root)}${whereClause(
    pageConditions(plan, options),
  )}${order}`
  const page = options.among
    ? pageAmong(plan, options.among, { ...options, order })
    : pageOf(all, order, options)
  const style = { withDeleted: options.withDeleted ?? false, setRows: options.relationRows }
  const sets = limitsOfSets(plan, style)
  const row = sql.raw(packedRow(plan, root, style))
  const common = [
    ...(options.among?.parts ?? []),
    ...(sets.length > 0
      ? [sql`${sql.ref(pageName)} as materialized (${page})`, ...sets.map((part) => sql.raw(part))]
      : []),
  ]
  const parts = common.length > 0 ? sql`with ${sql.join(common)} ` : sql``
  const from = sets.length > 0 ? sql.ref(pageName) : sql`(${page})`
  const count = options.count ? sql`, ${options.count} as "count"` : sql``
  const beside = jsonColumns(options.beside ?? {}).map((column) => sql`, ${column}`)
  // One row is in order.
  const inOrder = options.limit === 1 ? sql`` : order
  return sql`${parts}select ${row}::text as "row"${count}${sql.join(beside, sql``)} from ${from} as ${sql.ref(root)}${inOrder}`
}

/** The ids of a page's rows and of the rows before them, and the common table expressions that find them. */
interface Among {
  readonly parts: readonly Sql[]
  readonly ids: Sql
}

function pageAmong(
  plan: PlanNode,
  { ids }: Among,
  { order, limit, offset }: Pick<CompileOptions, "limit" | "offset"> & { readonly order: Sql },
): Sql {
  const skipped = offset ? sql` offset ${offset}` : sql``
  return sql`select * from ${sql.table(plan.entity.table)} as ${sql.ref(root)}
    where ${sql.ref(`${root}.id`)} = any(${ids}::text[])${order} limit ${limit}${skipped}`
}

/** Bounds of pages that plans are made for. */
const plannedRows = [1, 10, 15, 20, 50, 100, 200, 500, 1_000, 10_000, 100_000, 1_000_000]

/**
 * A page of rows. PostgreSQL plans once for all values of a parameter, and takes a limit for a tenth of the table: it
 * would sort ten thousand rows to find twenty. So the text contains the next larger of a few bounds.
 */
function pageOf(all: Sql, order: Sql, { limit, offset }: CompileOptions): Sql {
  const skipped = offset ? sql` offset ${offset}` : sql``
  if (limit === undefined) return sql`${all}${skipped}`
  const last = limit + (offset ?? 0)
  const bound = plannedRows.find((rows) => rows >= last)
  if (bound === undefined) return sql`${all} limit ${limit}${skipped}`
  if (bound === last && !offset) return sql`${all} limit ${sql.lit(bound)}`
  const bounded = sql`${all} limit ${sql.lit(bound)}`
  return sql`select * from (${bounded}) as ${sql.ref(root)}${order} limit ${limit}${skipped}`
}

/** The next larger of a few bounds, as a literal. */
export function pageBound(rows: number): Sql {
  return sql.lit(plannedRows.find((bound) => bound >= rows) ?? rows)
}

/**
 * How many rows the conditions match.
 * @param bound stops counting at this number; without it, all are counted
 */
export function compileCount(
  plan: PlanNode,
  options: CompileOptions,
  bound?: number,
): RawBuilder<{ count: number }> {
  if (bound !== undefined)
    return sql`select count(*)::int as "count" from (select from ${sql.table(plan.entity.table)} as ${sql.ref(root)}${whereClause(
      conditions(plan, options),
    )} limit ${sql.lit(bound)}) as bounded`
  return sql`select count(*)::int as "count" from ${sql.table(plan.entity.table)} as ${sql.ref(root)}${whereClause(
    conditions(plan, options),
  )}`
}

/** All conditions of a list, including the one that hides deleted rows. */
export function conditions(plan: PlanNode, options: CompileOptions): readonly Sql[] {
  const isHidingDeleted = plan.entity.softDelete && !options.withDeleted
  return isHidingDeleted ? [sql`${sql.ref(`${root}.deleted_at`)} is null`, ...options.where] : options.where
}

/** All conditions of the rows that a page can have. */
export function pageConditions(plan: PlanNode, options: CompileOptions): readonly Sql[] {
  const all = conditions(plan, options)
  return options.after ? [options.after, ...all] : all
}

/** A `where` clause; empty without conditions. */
export function whereClause(where: readonly Sql[]): Sql {
  return where.length === 0 ? sql`` : sql` where ${sql.join(where, sql` and `)}`
}

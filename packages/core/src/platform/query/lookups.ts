import { sql } from "kysely"
import {
  compileCount,
  pageBound,
  pageConditions,
  root,
  whereClause,
  type CompileOptions,
  type Sql,
} from "./compile.ts"
import { estimatedCount, estimateFirst } from "./count-bound.ts"
import { hasIndexedStart } from "./filter.ts"
import type { PlanNode } from "./plan.ts"

/** Indexes that find the rows of a list's conditions. */
export interface Lookups {
  /**
   * queries with one column `id`, each of which finds the IDs of all rows that one of the conditions matches, and maybe
   * of others, through an index
   */
  readonly lookups?: readonly Sql[]
  /** whether lookups find as many rows as are counted exactly, and not only 5,000, so that more counts are exact */
  readonly isCountingFound?: boolean
}

/** What a list looks for, as {@link lookupsOf} needs it. */
interface Conditions {
  /** a text that rows contain */
  readonly q?: string | null
  /** the lookup of a text */
  readonly withText: (q: string) => Sql
  /** lookups of the other conditions, the ones that are likely to find least first */
  readonly others?: readonly Sql[]
  /** whether the other lookups are so few and quick that they can count as many rows as are counted exactly; the default is true */
  readonly isCountingOthers?: boolean
  /** whether a filter by a column leaves so few rows that they are compared one by one */
  readonly isOfFew?: boolean
}

/**
 * The lookups of a list that can be searched for a text, in the order in which they are tried. Where an index finds the
 * text, its lookup finds the fewest rows. Any other text reads whole tables, so it comes last, and not at all where a
 * filter leaves few rows to compare.
 */
export function lookupsOf(conditions: Conditions): Required<Lookups> {
  const { q, withText, others = [], isCountingOthers = true, isOfFew = false } = conditions
  const isIndexed = q ? hasIndexedStart(q) : false
  const text = q && (isIndexed || !isOfFew) ? [withText(q)] : []
  return {
    lookups: isIndexed ? [...text, ...others] : [...others, ...text],
    isCountingFound: isCountingOthers && !isIndexed,
  }
}

/** A list that can be read through lookups, if few rows match. */
interface LookupPage extends CompileOptions {
  readonly limit: number
  /**
   * Queries with one column `id`, each of which finds the ids of all rows that one condition matches, and maybe of
   * others, through an index.
   */
  readonly lookups: readonly Sql[]
  /** the number of ids that a lookup finds at most */
  readonly mostFound: number
  /** whether an index has the order of the list */
  readonly isIndexedOrder: boolean
}

/** The parts of a statement that reads a page, or counts its rows. */
interface LookupParts {
  /** common table expressions of the statement */
  readonly parts: readonly Sql[]
  /** an array of the ids of the page's rows */
  readonly ids: Sql
  /** the number of all rows that match, negative if it is an estimate; `before` is what it was before the last write */
  readonly count: (before: number | undefined) => Sql
}

/**
 * Ids that a lookup usually finds at most; with more, so many rows match that reading the list in its order finds them
 * soon.
 */
export const usuallyFound = 5_000

/** An estimate of few thousand rows comes from a handful of the sample: it must be further above what lookups find. */
const saferThan = 2

/** Rows of a list that are read in its order at first, and rows that a page needs at most for it to be worth it. */
const nearest = { perRow: 20, least: 500, most: 5_000, largestPage: 1_000 }

/**
 * Reads a page in up to three ways, all in one statement, and each only if the ones before it found too little. With
 * one plan for all values, PostgreSQL cannot know whether a text is in every second row or in none.
 *
 * 1. The first thousand rows or so in the order of the list are compared with the conditions. That fills the page
 *    when many rows match.
 * 2. Lookups find the ids of all rows that match one condition through its index. That is complete when few match.
 * 3. All rows are read in the order of the list.
 */
export function compileLookups(plan: PlanNode, page: LookupPage, exactUpTo: number): LookupParts {
  const { mostFound } = page
  const found = page.lookups.map((lookup, n) => ({ name: `found_${n}`, lookup }))
  const isWindowed = page.isIndexedOrder && lastOf(page) <= nearest.largestPage
  const near = isWindowed ? [sql`near as materialized (${nearestIds(plan, page)})`] : []
  const parts = [
    ...near,
    ...found.map(
      ({ name, lookup }) => sql`${sql.ref(name)} as materialized (
        select array(select id from (${lookup}) as looked limit ${sql.lit(mostFound + 1)})::text[] as ids)`,
    ),
  ]
  const amongFound = found.map(({ name }) => ({ isFew: isFew(name, mostFound), isIn: isAmong(name) }))
  const pageCases = [
    ...(isWindowed
      ? [sql`when (select cardinality(ids) from near) = ${lastOf(page)} then (select ids from near)`]
      : []),
    ...amongFound.map(({ isFew: few, isIn }) => sql`when ${few} then ${pageIds(plan, page, [isIn])}`),
  ]
  const countCases = amongFound.map(
    ({ isFew: few, isIn }) =>
      sql`when ${few} then (${compileCount(plan, { ...page, where: [isIn, ...page.where] })})`,
  )
  const exact = sql`case ${sql.join(countCases, sql` `)} else ${restCount(plan, page, exactUpTo)} end`
  return {
    parts,
    ids: sql`(case ${sql.join(pageCases, sql` `)} else ${pageIds(plan, page, [])} end)`,
    count: (before) =>
      exactUpTo === Infinity
        ? exact
        : estimateFirst(plan, page, { exactUpTo: saferThan * mostFound, before, exact }),
  }
}

/** Beyond the lookups, the number is more than they find. */
function restCount(plan: PlanNode, page: LookupPage, exactUpTo: number): Sql {
  if (exactUpTo === Infinity) return sql`(${compileCount(plan, page)})`
  return estimatedCount(plan, page, 0)
}

const lastOf = ({ limit, offset }: LookupPage) => limit + (offset ?? 0)
const isFew = (name: string, mostFound: number) =>
  sql`(select cardinality(ids) from ${sql.ref(name)}) <= ${sql.lit(mostFound)}`
const isAmong = (name: string) =>
  sql`${sql.ref(`${root}.id`)} = any((select ids from ${sql.ref(name)})::text[])`

/** The ids of the rows up to the end of the page, in order. */
function pageIds(plan: PlanNode, page: LookupPage, where: readonly Sql[]): Sql {
  return sql`array(select ${sql.ref(`${root}.id`)} from ${sql.table(plan.entity.table)} as ${sql.ref(root)}${whereClause(
    pageConditions(plan, { ...page, where: [...where, ...page.where] }),
  )} order by ${sql.join(page.orderBy)} limit ${pageBound(lastOf(page))})::text[]`
}

function nearestIds(plan: PlanNode, page: LookupPage): Sql {
  const order = sql.join(page.orderBy)
  const last = lastOf(page)
  const rows = pageBound(Math.min(Math.max(last * nearest.perRow, nearest.least), nearest.most))
  return sql`select array(select ${sql.ref(`${root}.id`)} from (
    select * from ${sql.table(plan.entity.table)} as ${sql.ref(root)}${whereClause(
      pageConditions(plan, { ...page, where: [] }),
    )} order by ${order} limit ${rows}) as ${sql.ref(root)}${whereClause(page.where)}
    order by ${order} limit ${last})::text[] as ids`
}

/** Columns, besides the time of creation, whose order an index has, in tables with lookups. */
const ordered: Readonly<Record<string, readonly string[]>> = { product: ["title"] }

/** Whether an index has the rows of a table in an order such as `-created_at`, or newest first if it is not given. */
export function hasIndex(table: string, order: string | null | undefined): boolean {
  const column = (order || "-created_at").replace(/^[-+]/, "")
  return column === "created_at" || (ordered[table] ?? []).includes(column)
}

/**
 * A lookup for each of several values, one after the other, so that PostgreSQL uses an index for each.
 * @param lookup the query for one value, which is an expression in SQL
 */
export function eachOf(values: readonly string[], lookup: (value: Sql) => Sql): Sql {
  return sql`select one.id from unnest(${values}::text[]) as wanted(value)
    cross join lateral (${lookup(sql.ref("wanted.value"))} offset 0) as one`
}

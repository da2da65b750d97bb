import { omit } from "es-toolkit/object/omit"
import { sql } from "kysely"
import { generalErrors } from "../kernel/errors.ts"
import { root, type Sql } from "./compile.ts"
import type { Entity } from "./entity.ts"
import { keysOf } from "../kernel/values.ts"

type Scalar = string | number | boolean | Date
/** Bounds of a column; each one given must hold. */
export interface Bounds {
  readonly lt?: Scalar | null
  readonly gt?: Scalar | null
  readonly lte?: Scalar | null
  readonly gte?: Scalar | null
  /** texts within the column's text, whatever their case */
  readonly contains?: string | null
  readonly starts_with?: string | null
  readonly ends_with?: string | null
}
/** column → a value, a list of values, bounds, or null for «has none». Undefined filters nothing. */
export type Filters = Readonly<Record<string, Scalar | readonly Scalar[] | Bounds | null | undefined>>

/** The maximum length of a text that becomes a pattern: each row costs PostgreSQL time in proportion to it. */
export const longestPattern = 256

/** The message for a text that is too long to become a pattern. */
export function tooLongPattern(property: string): string {
  return `${property} must be shorter than or equal to ${longestPattern} characters`
}

const patterns = {
  contains: (text: string) => `%${escaped(text)}%`,
  starts_with: (text: string) => `${escaped(text)}%`,
  ends_with: (text: string) => `%${escaped(text)}`,
}

const operators = { lt: sql`<`, gt: sql`>`, lte: sql`<=`, gte: sql`>=` }

/** Turns plain filters into conditions on the alias `root`. Names come from our own code, values are bound. */
export function filterConditions(entity: Entity, filters: Filters): readonly Sql[] {
  return Object.entries(filters).flatMap(([column, wanted]) =>
    wanted === undefined ? [] : columnConditions(entity, column, wanted),
  )
}

/** Leaves out what the caller did not say: of a query string, null filters nothing either. */
export function givenFilters(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, wanted]) => wanted != null))
}

/**
 * Filters of a query string in which, as in v1, the text `null` stands for rows without a value.
 * @since 0.1
 */
export function filtersOrNone(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(givenFilters(filters)).map(([column, wanted]) => [
      column,
      wanted === "null" || isOnlyNull(wanted) ? null : wanted,
    ]),
  )
}

function isOnlyNull(wanted: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(wanted) ? wanted : []
  return values.length === 1 && values[0] === "null"
}

/**
 * Filters of a list that may be searched for a text. As in v1, the search takes the place of the filters of the columns
 * in which it looks.
 * @param searched the columns in which a search looks
 * @since 0.1
 */
export function filtersBeside(
  q: string | null | undefined,
  searched: readonly string[],
  filters: Filters,
): Filters {
  return q ? omit(filters, searched) : filters
}

/** A filter that is not empty: v1 ignores some of the filters that a client sends without a value, as in `region_id=`. */
export function nonEmpty<T extends string | readonly string[]>(wanted: T | null | undefined): T | undefined {
  const isEmpty = !wanted || (wanted.length === 1 && wanted[0] === "")
  return isEmpty ? undefined : wanted
}

function columnConditions(entity: Entity, column: string, wanted: NonNullable<Filters[string]> | null) {
  const columns = entity.facts
  if (!Object.hasOwn(columns, column)) throw new Error(`${entity.table} has no column ${column} to filter by`)
  const ref = sql.ref(`${root}.${column}`)
  // Checked with `hasOwn` above.
  const { kind, type, values } = columns[column]!
  if (wanted === null) return [sql`${ref} is null`]
  const chosen = isList(wanted) ? wanted : isBounds(wanted) ? undefined : [wanted]
  if (type && values && chosen) return [enumCondition(ref, type, chosen.filter(isIn(values)))]
  // A project's column with known values is text, or has an enumeration whose name only the database knows.
  if (values && chosen) return [sql`${ref}::text = any(${chosen}::text[])`]
  if (isList(wanted) && wanted.length === 1 && arrayType(kind) === "text") return [sql`${ref} = ${wanted[0]}`]
  if (isList(wanted)) return [sql`${ref} = any(${wanted}::${sql.raw(arrayType(kind))}[])`]
  if (isBounds(wanted)) return boundConditions(ref, wanted)
  return [sql`${ref} = ${wanted}`]
}

function isList(wanted: Scalar | readonly Scalar[] | Bounds): wanted is readonly Scalar[] {
  return Array.isArray(wanted)
}

/**
 * One value is compared with `=`, because an index then has its rows in order. Compared as what they are: of their texts PostgreSQL does not know how many rows have them. Sent as texts: PGlite
 * knows no lists of other types.
 */
function enumCondition(ref: Sql, type: string, wanted: readonly Scalar[]): Sql {
  if (wanted.length === 1) return sql`${ref} = ${wanted[0]}::text::${sql.table(type)}`
  return sql`${ref} = any(${wanted}::text[]::${sql.table(type)}[])`
}

/** No row has a value that is not in its enumeration. */
function isIn(values: readonly string[]): (value: Scalar) => boolean {
  return (value) => values.includes(String(value))
}

function arrayType(kind: string): string {
  if (kind === "integer" || kind === "bigint") return "bigint"
  if (kind === "numeric" || kind === "real") return "numeric"
  if (kind === "boolean" || kind === "timestamptz") return kind
  return "text"
}

function isBounds(wanted: unknown): wanted is Bounds {
  return typeof wanted === "object" && wanted !== null && !(wanted instanceof Date)
}

function boundConditions(ref: Sql, bounds: Bounds): Sql[] {
  return [
    ...keysOf(operators).flatMap((name) =>
      bounds[name] == null ? [] : [sql`${ref} ${operators[name]} ${bounds[name]}`],
    ),
    ...keysOf(patterns).flatMap((name) =>
      bounds[name] == null ? [] : [matching(name, bounds[name], name)(ref)],
    ),
  ]
}

/** `%` and `_` stand for themselves. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&")
}

/** The length up to which a text becomes a pattern of `ilike`, which indexes support. */
const shortPattern = 16

/** Makes a condition of a column. */
type ColumnCondition = (column: Sql) => Sql

/**
 * The only place that writes `ilike`, so that no operation takes a pattern of any length. PostgreSQL converts the
 * pattern of `ilike` to lower case again for each row, so longer texts are converted once and compared as they are.
 * @throws general.invalid_data when the text is longer than {@link longestPattern}
 */
function matching(place: keyof typeof patterns, text: string, property: string): ColumnCondition {
  if (text.length > longestPattern) throw generalErrors.invalid_data(tooLongPattern(property))
  const pattern = patterns[place](text)
  if (text.length <= shortPattern) return (column) => sql`${column} ilike ${pattern}`
  if (place === "contains")
    return (column) => sql`strpos(lower(${column}), (select lower(${text}::text))) > 0`
  return (column) => sql`lower(${column}) like (select lower(${pattern}::text))`
}

/**
 * Makes the condition that a column contains the text, ignoring case.
 * @param q the caller's text; `%` and `_` stand for themselves
 * @throws general.invalid_data when the text is longer than {@link longestPattern}
 */
export function containing(q: string): ColumnCondition {
  return matching("contains", q, "q")
}

/**
 * The condition that one of the columns contains the text, whatever its case.
 * @param refs columns such as `root.title`
 * @param q the caller's text; `%` and `_` stand for themselves
 * @throws general.invalid_data when the text is longer than {@link longestPattern}
 */
export function textMatches(refs: readonly string[], q: string): Sql {
  const contains = containing(q)
  return sql`(${sql.join(
    refs.map((ref) => contains(sql.ref(ref))),
    sql` or `,
  )})`
}

/**
 * The condition that a text is in one of several places, each with the conditions that hold there too.
 * @param places one list of conditions per place
 * @since 0.1
 */
export function matchesInOneOf(places: readonly (readonly Sql[])[]): Sql {
  const each = places.map((conditions) => sql`(${sql.join(conditions, sql` and `)})`)
  return sql`(${sql.join(each, sql` or `)})`
}

/**
 * Makes the condition of a lookup that a column may contain the text: an index on trigrams finds the rows that contain
 * its beginning. Such an index cannot find a text without three letters or digits in a row. PostgreSQL would read the
 * whole index and the table, so the condition hides the column from it, and the table is read once.
 */
export function lookingFor(q: string): ColumnCondition {
  const pattern = patterns.contains(startOf(q))
  if (!hasIndexedStart(q)) return (column) => sql`(${column} || '') ilike ${pattern}`
  return (column) => sql`${column} ilike ${pattern}`
}

const startOf = (q: string) => [...q].slice(0, shortPattern).join("")

/**
 * Whether an index finds a text.
 */
export function hasIndexedStart(q: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(startOf(q))
}

/** The condition of a lookup that one of the columns may contain the text. */
export function lookupMatches(refs: readonly string[], q: string): Sql {
  const mayContain = lookingFor(q)
  return sql`(${sql.join(
    refs.map((ref) => mayContain(sql.ref(ref))),
    sql` or `,
  )})`
}

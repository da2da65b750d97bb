import { sql } from "kysely"
import { check, type z } from "../../../platform/http/shape.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import { root, type Sql } from "../../../platform/query/compile.ts"
import { entityOf, type Executor, type FetchOptions } from "../../../platform/query/fetch.ts"
import { orderTerms } from "../../../platform/query/order-terms.ts"
import { filterConditions } from "../../../platform/query/filter.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

type Data = Readonly<Record<string, unknown>>

/** Parameters of a list that do not affect which rows match. */
const paging = new Set(["limit", "offset", "order", "fields", "expand"])

/**
 * The filters of an export, read as the list of the same things reads its query. As in v1, a filter by several values
 * may also be a single text.
 * @param context of the job, with `filterable_fields`
 * @param lists names of the filters by several values
 * @throws general.invalid_data  when a filter is unknown or of the wrong form
 */
export function exportFilters<T extends z.ZodType>(
  context: Data,
  query: T,
  lists: readonly string[] = [],
): z.output<T> {
  const { filterable_fields: given } = context
  const filters = typeof given === "object" && given !== null ? Object.entries(given) : []
  const asked = filters.filter(([name, value]) => !paging.has(name) && value !== null)
  const read = (name: string, value: unknown) =>
    lists.includes(name) && typeof value === "string" ? [value] : asInQuery(value)
  const checked = check(query, Object.fromEntries(asked.map(([name, value]) => [name, read(name, value)])))
  if ("message" in checked) throw generalErrors.invalid_data(checked.message)
  return checked.value
}

/** Query strings hold texts only. */
function asInQuery(value: unknown): unknown {
  return typeof value === "boolean" || typeof value === "number" ? String(value) : value
}

/** What an export reads unless its context says otherwise. */
interface ExportedByDefault {
  readonly select?: readonly string[]
  readonly relations: readonly string[]
}

/**
 * What v1 adds to the context of an export: how it would list the rows.
 * @param context of the job, with `fields`, `expand`, `offset`, `limit` and `order`
 */
export function listConfigOf(context: Data, usual: ExportedByDefault): Data {
  const { fields, expand, order } = context
  const select =
    typeof fields === "string" ? [...new Set([...fields.split(","), "created_at"])] : usual.select
  const key = typeof order === "string" ? order : "-created_at"
  return {
    ...(select && { select }),
    relations: typeof expand === "string" ? expand.split(",") : usual.relations,
    skip: numberOr(context.offset, 0),
    take: numberOr(context.limit, 50),
    order: { [key.replace(/^-/, "")]: key.startsWith("-") ? "DESC" : "ASC" },
  }
}

/** A wrong number fails the job, not the request. */
function numberOr(value: unknown, usual: number): number {
  return typeof value === "number" ? value : usual
}

/** The rows that an export is about. */
interface Scope extends Required<Pick<FetchOptions, "filters" | "where">> {
  readonly entity: string
  readonly context: Data
}

/** The statement that selects the ids of an export's rows, each with its place `n`, in the order that was asked for. */
export function scopeQuery(db: Executor, { entity: name, filters, where, context }: Scope): Sql {
  const entity = entityOf(name, db)
  const order = typeof context.order === "string" ? context.order : undefined
  const conditions = [
    ...filterConditions(entity, filters),
    ...where,
    ...(entity.softDelete ? [sql`${sql.ref(`${root}.deleted_at`)} is null`] : []),
    sql`true`,
  ]
  const offset = whole(context.offset) ?? 0
  const limit = whole(context.batch_size)
  return sql`select id, row_number() over () as n from (
    select root.id from ${sql.table(entity.table)} as root where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(orderTerms(entity, order))}
    ${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${offset}) as scope`
}

/** How many rows an export is about. One statement. */
export async function countScope(db: Executor, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${scopeQuery(db, scope)}) as rows`.execute(db)
  return firstOf(rows).count
}

function whole(value: unknown): number | undefined {
  const number = typeof value === "string" && value !== "" ? Number(value) : value
  if (value === undefined || value === null) return undefined
  if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number
  throw generalErrors.invalid_data("offset and batch_size must be whole numbers")
}

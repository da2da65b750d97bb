import { sql } from "kysely"
import * as z from "zod"
import { list } from "../platform/http/shape.ts"
import type { CommerceError } from "../platform/kernel/errors.ts"
import type { Sql } from "../platform/query/compile.ts"
import type { Entity } from "../platform/query/entity.ts"
import { fetchFirst, fetchPage, fetchRows, type Executor } from "../platform/query/fetch.ts"
import { withExactCounts } from "../platform/query/list-limits.ts"
import { filterConditions, type Filters } from "../platform/query/filter.ts"
import { keyColumn } from "../platform/query/select-list.ts"
import { entities } from "../entities.ts"
import { foundConfig, type FindConfig, type FoundConfig } from "./find-config.ts"
import { parsed, parsedId, type ModuleCore, type SharedContext } from "./run.ts"
import type { ResponseRow } from "../platform/query/selected.ts"
import { firstOf, valueOf } from "../platform/kernel/certain.ts"

/**
 * Filters that can be combined: every entry of `$and` and at least one entry of `$or` must match.
 * @since 0.1.0
 */
export type Filterable<F> = F & {
  readonly $and?: readonly Filterable<F>[]
  readonly $or?: readonly Filterable<F>[]
}

const builtIn: ReadonlyMap<string, Entity> = new Map(Object.entries(entities))

/** How rows of one entity are found. */
export interface ReaderRules<S extends z.ZodType> {
  readonly entity: string
  /** the shape of the filters */
  readonly filters: S
  /** default number of rows of a page */
  readonly take: number
  readonly notFound: (id: string) => CommerceError
  /** filters by columns, and custom conditions on the alias `root` */
  readonly conditions?: (filters: z.output<S>) => {
    readonly columns: Filters
    readonly where: readonly Sql[]
  }
  /** names of the module → columns of the table, where they differ */
  readonly aliases?: Readonly<Record<string, string>>
  /** completes rows before they are returned; receives the filters of a list */
  readonly present?: (
    db: Executor,
    rows: readonly ResponseRow[],
    filters: z.output<S> | undefined,
  ) => Promise<readonly ResponseRow[]>
}

/** Reads rows of one entity as `T`. */
export interface Reader<T, F> {
  retrieve(id: string, config?: FindConfig<T>, shared?: SharedContext): Promise<T>
  list(filters?: Filterable<F>, config?: FindConfig<T>, shared?: SharedContext): Promise<T[]>
  listAndCount(
    filters?: Filterable<F>,
    config?: FindConfig<T>,
    shared?: SharedContext,
  ): Promise<[T[], number]>
  /** rows with these IDs, in their order, for what a change answers */
  byIds(db: Executor, ids: readonly string[], relations?: readonly string[]): Promise<T[]>
}

/** Creates the three ways to read an entity. */
export function reader<T, F>(core: ModuleCore): <S extends z.ZodType>(rules: ReaderRules<S>) => Reader<T, F> {
  return (rules) => readerOf(core, rules)
}

function readerOf<T, F, S extends z.ZodType>(core: ModuleCore, rules: ReaderRules<S>): Reader<T, F> {
  const entity = valueOf(builtIn, rules.entity)
  const key = keyColumn(entity.table)
  const present = async (db: Executor, rows: readonly ResponseRow[], filters?: unknown) => {
    const named = rows.map((row) => withAliases(row, rules.aliases ?? {}))
    // The compiler reads what the type says: entity and DTO have the same columns.
    return (rules.present ? await rules.present(db, named, ownFilters(rules, filters)) : named) as T[]
  }
  const options = (filters: unknown, found: FoundConfig) => ({
    entity,
    ...found,
    where: conditionsOf(rules, filters ?? {}),
  })
  return {
    retrieve: (id, config, shared) =>
      core.read(shared, async (db) => {
        const found = foundConfig(config, entity, rules)
        const row = await fetchFirst(db, { entity, ...found, offset: 0, filters: { [key]: parsedId(id) } })
        if (!row) throw rules.notFound(id)
        return firstOf(await present(db, [row]))
      }),
    list: (filters, config, shared) =>
      core.read(shared, async (db) => {
        const found = foundConfig(config, entity, rules)
        return present(db, await fetchRows(db, options(filters, found)), filters)
      }),
    listAndCount: (filters, config, shared) =>
      core.read(shared, async (db) => {
        const found = foundConfig(config, entity, rules)
        const { rows, count } = await fetchPage(withExactCounts(db), options(filters, found))
        return [await present(db, rows, filters), count]
      }),
    async byIds(db, ids, relations = []) {
      const found = foundConfig({ relations, take: null }, entity, rules)
      const rows = await fetchRows(db, { entity, ...found, limit: 0, filters: { [key]: ids } })
      const byId = new Map(rows.map((row) => [String(row[key]), row]))
      return present(
        db,
        ids.flatMap<ResponseRow>((id) => byId.get(id) ?? []),
      )
    },
  }
}

/** The filters that stand by themselves, outside of `$and` and `$or`. */
function ownFilters<S extends z.ZodType>(rules: ReaderRules<S>, input: unknown): z.output<S> | undefined {
  if (typeof input !== "object" || input === null) return undefined
  const { $and: _, $or: __, ...own }: ResponseRow = { ...input }
  return parsed(rules.filters, own, "filters")
}

function withAliases(row: ResponseRow, aliases: Readonly<Record<string, string>>): ResponseRow {
  for (const [name, column] of Object.entries(aliases))
    if (Object.hasOwn(row, column)) {
      row[name] = row[column]
      delete row[column]
    }
  return row
}

const combined = list(z.unknown())

function conditionsOf<S extends z.ZodType>(rules: ReaderRules<S>, input: unknown): readonly Sql[] {
  const { $and, $or, ...own }: ResponseRow =
    typeof input === "object" && input !== null ? { ...input } : { input }
  const filters = parsed(rules.filters, own, "filters")
  // The schema of the filters has columns only.
  const { columns, where } = rules.conditions?.(filters) ?? { columns: filters as Filters, where: [] }
  const all = $and == null ? [] : parsed(combined, $and, "$and").flatMap((one) => conditionsOf(rules, one))
  const some = $or == null ? [] : parsed(combined, $or, "$or").map((one) => conditionsOf(rules, one))
  return [
    ...filterConditions(valueOf(builtIn, rules.entity), given(columns)),
    ...where,
    ...all,
    ...anyOf(some),
  ]
}

/** Of alternatives without a condition each one holds. */
function anyOf(alternatives: readonly (readonly Sql[])[]): Sql[] {
  if (alternatives.length === 0 || alternatives.some((conditions) => conditions.length === 0)) return []
  const each = alternatives.map((conditions) => sql`(${sql.join(conditions, sql` and `)})`)
  return [sql`(${sql.join(each, sql` or `)})`]
}

/** Undefined filters nothing; null means «has none». */
function given(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, wanted]) => wanted !== undefined))
}

import { CompiledQuery, sql } from "kysely"
import QuickLRU from "quick-lru"
import { generalErrors } from "../kernel/errors.ts"
import { compileCount, compileRows, root, type Queries, type Sql } from "./compile.ts"
import { boundedCount, toldCount } from "./count-bound.ts"
import type { Entity } from "./entity.ts"
import type { Executor } from "./executor.ts"
import { filterConditions, type Filters } from "./filter.ts"
import { comesAfter } from "./keyset.ts"
import { listLimitsOf } from "./list-limits.ts"
import { compileLookups, hasIndex, usuallyFound, type Lookups } from "./lookups.ts"
import type { OrderPaths } from "./order-path.ts"
import { orderTerm, termsOf, type KnownPaths } from "./order-terms.ts"
import { unpackRow, type PackedRow } from "./packed-rows.ts"
import { pageSize, pageStart } from "./page-size.ts"
import { planSelection, type PlanNode } from "./plan.ts"
import { recall } from "./recall.ts"
import { entitiesOf, pageFiltersOf, storefrontEntitiesOf, type Entities } from "./registry.ts"
import { keyColumn, namedColumns } from "./select-list.ts"
import { wholeRow, type Selection } from "./selection.ts"
import type { EntityName, ResponseRow, Selected } from "./selected.ts"
import type { RowsOf } from "./together.ts"
import { firstOf } from "../kernel/certain.ts"
import { parseJson } from "../kernel/values.ts"

export type { Executor }

/** The rows of an entity to read, and their fields and relations. */
export interface FetchOptions {
  /** the entity or its name */
  readonly entity: Entity | string
  /** the fields and relations to read; all fields and no relations by default */
  readonly selection?: Selection
  /** filters on the columns of the entity */
  readonly filters?: Filters
  /** additional SQL conditions on the alias `root` */
  readonly where?: readonly Sql[]
  /**
   * the sort order, such as `title`, `-created_at` or several fields separated by commas; newest first by default
   */
  readonly order?: string | null | undefined
  /** which columns of relations `order` may name, e.g. `variants.title`; none by default */
  readonly orderPaths?: OrderPaths
  /** SQL order terms on the alias `root`, instead of `order` */
  readonly orderBy?: readonly Sql[]
  /** the maximum number of rows; 0 and undefined mean all */
  readonly limit?: number | null | undefined
  /** the number of rows to skip before the first one; 0 by default */
  readonly offset?: number | null | undefined
  /** the ID of the row after which the list continues; `offset` counts from there */
  readonly startingAfter?: string | null | undefined
  /** whether soft-deleted rows are read, too; false by default */
  readonly withDeleted?: boolean
  /** whether relations that v1 loads by default are returned */
  readonly eager?: boolean
  /** whether relations that grow with the store end where its limit is (`ListLimits`), as where a request selects */
  readonly isLimitingRelations?: boolean
}

/**
 * The rows that options read: typed where `entity` names a built-in entity and the code names the selection; a
 * `ResponseRow` elsewhere.
 */
export type Fetched<Options> = Options extends { readonly entity: infer Name extends EntityName }
  ? Selected<
      Name,
      Options extends { readonly selection?: infer Chosen } ? Chosen : undefined,
      Options extends { readonly eager: false } ? false : true
    >
  : ResponseRow

/**
 * Reads rows with one SQL statement.
 * @param db the database, or the transaction of a request
 * @param options the entity, its filters, and what to read
 */
export async function fetchRows<const Options extends FetchOptions>(
  db: Executor,
  options: Options,
): Promise<Fetched<Options>[]> {
  return read(db, options)
}

async function read<T>(db: Executor, options: FetchOptions): Promise<T[]> {
  const [plan, query] = rowByKey(db, options) ?? rowsOf(db, options)
  const { rows } = await db.executeQuery(query)
  return rows.map(({ row }) => rowOf(plan, row))
}

type Reading = readonly [plan: PlanNode, query: CompiledQuery<{ row: string }>]

function rowsOf(db: Executor, options: FetchOptions): Reading {
  const [plan, compiled] = compileArguments(db, options)
  return [plan, compileRows(plan, compiled).compile(db)]
}

/** Texts that read one row of a plan by its key. */
const textsByKey = new WeakMap<PlanNode, string>()

/** Nearly every read of one thing. Its text is written down once: that takes as long as a short statement. */
function rowByKey(db: Executor, options: FetchOptions): Reading | undefined {
  const key = loneKey(db, options)
  if (!key) return undefined
  const plan = planOf(entityOf(options.entity, db), options, db)
  const text = textsByKey.get(plan) ?? rowsOf(db, options)[1].sql
  textsByKey.set(plan, text)
  return [plan, CompiledQuery.raw(text, [key])]
}

/** The key of the row that is asked for, where the options contain nothing else. */
function loneKey(db: Executor, options: FetchOptions): string | undefined {
  const { filters = {}, where = [], withDeleted = false } = options
  if (withDeleted || where.length > 0 || Object.keys(filters).length > 1) return undefined
  const entity = entityOf(options.entity, db)
  const key = keyOf(entity, options)
  // The text with limits depends on the settings of the store.
  return key !== undefined && relationRowsOf(db, planOf(entity, options, db), options) ? undefined : key
}

/** Texts that read one row of a plan by its key, with queries beside it that have no parameters. */
const textsWith = new WeakMap<PlanNode, WeakMap<Queries, string>>()

type ReadingWith<T> = readonly [plan: PlanNode, query: CompiledQuery<RowsOf<T> & { row: string }>]

function rowWith<T extends Queries>(db: Executor, options: FetchOptions, queries: T): ReadingWith<T> {
  const key = loneKey(db, options)
  const plan = planOf(entityOf(options.entity, db), options, db)
  const known = key && textsWith.get(plan)?.get(queries)
  if (known) return [plan, CompiledQuery.raw(known, [key])]
  const compiled = compileArguments(db, { ...options, limit: 1 })[1]
  const query = compileRows<RowsOf<T>>(plan, { ...compiled, beside: queries }).compile(db)
  if (key && query.parameters.length === 1) {
    const texts = textsWith.get(plan) ?? new WeakMap<Queries, string>()
    textsWith.set(plan, texts.set(queries, query.sql))
  }
  return [plan, query]
}

/** The key of the row that is asked for, where there can be no other: nothing to order, nothing to leave out. */
function keyOf(entity: Entity, options: FetchOptions): string | undefined {
  const { filters, order, offset, startingAfter } = options
  const key = filters?.[keyColumn(entity.table)]
  return typeof key === "string" && !order && !offset && !startingAfter ? key : undefined
}

/**
 * Checks that a selection can be read, without reading anything.
 * @throws invalid_data when it names a column or relation that does not exist, or too many of them
 */
export function assertReadable(
  db: Executor,
  options: Pick<FetchOptions, "entity" | "selection" | "eager">,
): void {
  planOf(entityOf(options.entity, db), options, db)
}

/**
 * A row from its JSON, with the times of responses. The plan reads what the type says: both follow from the entity and
 * the selection (`selected.test.ts` compares them).
 */
function rowOf<T>(plan: PlanNode, json: string): T {
  // The plan selects what the type says.
  return unpackRow(plan, parseJson<PackedRow>(json)) as T
}

/**
 * Reads the first matching row; undefined if there is none.
 * @param db the database, or the transaction of a request
 * @param options the entity, its filters, and what to read
 */
export async function fetchFirst<const Options extends FetchOptions>(
  db: Executor,
  options: Options,
): Promise<Fetched<Options> | undefined> {
  const [row] = await read<Fetched<Options>>(db, { ...options, limit: 1 })
  return row
}

/** Reads one row by its ID, or undefined. */
export async function fetchById<
  const Name extends Entity | EntityName | (string & {}),
  const Chosen extends Selection = typeof wholeRow,
>(
  db: Executor,
  entity: Name,
  id: string,
  selection?: Chosen,
): Promise<Fetched<{ entity: Name; selection: Chosen }> | undefined> {
  const filters = { [keyColumn(entityOf(entity, db).table)]: id }
  const [row] = await read<Fetched<{ entity: Name; selection: Chosen }>>(db, {
    entity,
    selection: selection ?? wholeRow,
    filters,
    limit: 1,
  })
  return row
}

/**
 * Reads a row by its ID that certainly exists, e.g. because the caller has just written or locked it.
 * @throws Error if it does not exist
 */
export async function loadById<
  const Name extends Entity | EntityName | (string & {}),
  const Chosen extends Selection = typeof wholeRow,
>(
  db: Executor,
  entity: Name,
  id: string,
  selection?: Chosen,
): Promise<Fetched<{ entity: Name; selection: Chosen }>> {
  const row = await fetchById(db, entity, id, selection)
  if (!row) throw new Error(`The row with the ID ${id} does not exist, although it must`)
  return row
}

/**
 * Reads the first row, and what else is to be known with it, in one statement.
 * @param queries by name; they may refer to the row as `root`. The text of the statement is kept for an object that is
 *   given again, if its queries have no parameters.
 * @returns undefined when the row does not exist
 */
export async function fetchFirstWith<const Options extends FetchOptions, T extends Queries>(
  db: Executor,
  options: Options,
  queries: T,
): Promise<(RowsOf<T> & { readonly row: Fetched<Options> }) | undefined> {
  const [plan, query] = rowWith(db, options, queries)
  const { rows } = await db.executeQuery(query)
  const [found] = rows
  return found && { ...found, row: rowOf<Fetched<Options>>(plan, found.row) }
}

/**
 * The query that shows rows which the same statement writes, `made as (insert … returning *)`, each as JSON in column
 * `row`. They have no relations.
 * @param written name of the part of the statement that returns the rows
 */
export function shownQuery(db: Executor, entity: Entity | string, written: string): Sql {
  const plan = planOf(entityOf(entity, db), { entity, eager: false }, db)
  return sql`select row_to_json(j) as "row" from ${sql.table(written)} as ${sql.ref(root)},
    lateral (select ${sql.raw(namedColumns(plan, root))}) as j`
}

/** A page of rows and the number of all that match. */
export interface FoundPage<R = ResponseRow> {
  readonly rows: R[]
  readonly count: number
  /** true if `count` is an estimate, because more rows match than are counted */
  readonly isEstimate: boolean
}

/** How to read a page: what to read, and indexes that find the rows of conditions. */
export interface PageOptions extends FetchOptions, Lookups {}

/**
 * Reads a page of rows and the number of all that match, with one SQL statement, or two if the page is empty. The
 * number is cached until one of the tables is written to. It is exact up to the bound that the database has
 * (`ListLimits`), and an estimate beyond.
 * @param db the database, or the transaction of a request
 * @param options the entity, its filters, what to read, and the page
 */
export async function fetchPage<const Options extends PageOptions>(
  db: Executor,
  options: Options,
): Promise<FoundPage<Fetched<Options>>> {
  const filters = { ...options.filters, ...pageFiltersOf(db, entityOf(options.entity, db).name) }
  const limit = pageSize(options.limit)
  const [plan, compiled] = compileArguments(db, { ...options, filters, limit })
  const { among, counted } = pageParts(db, [plan, compiled], options)
  const { rows } = await compileRows(plan, { ...compiled, count: counted.column, among }).execute(db)
  if (rows.length === 0 && options.startingAfter) await assertExists(db, plan.entity, options.startingAfter)
  const number = rows[0] ? counted.take(rows[0].count) : await countWithoutRows(db, plan, compiled)
  const offset = compiled.after ? undefined : (compiled.offset ?? 0)
  return {
    rows: rows.map(({ row }) => rowOf(plan, row)),
    ...toldCount(number, { limit, offset, read: rows.length }),
  }
}

/** Without the row, a list has no rows after it, and the client would take that for the end. */
async function assertExists(db: Executor, { table }: Entity, id: string): Promise<void> {
  const isKey = sql`${sql.ref(keyColumn(table))} = ${id}`
  const { rows } = await sql`select from ${sql.table(table)} where ${isKey}`.execute(db)
  if (rows.length === 0) throw generalErrors.starting_after_not_found(id)
}

function pageParts(db: Executor, [plan, compiled]: Parameters<typeof compileRows>, options: PageOptions) {
  const exactUpTo = listLimitsOf(db).exactCounts || Infinity
  const bound = exactUpTo === Infinity ? undefined : exactUpTo + 1
  const key = compileCount(plan, compiled, bound)
  const { lookups = [], order, orderBy, withDeleted, limit } = { ...options, limit: compiled.limit }
  // Lookups find no deleted rows, and the only row with a key needs none.
  if (lookups.length === 0 || withDeleted || limit === undefined || compiled.orderBy.length === 0) {
    const count = (before?: number) =>
      bound === undefined ? sql`(${key})` : boundedCount(plan, compiled, { exactUpTo, before })
    return { counted: recall<number>(db, key, count), among: undefined }
  }
  const isIndexedOrder = !orderBy && hasIndex(plan.entity.table, order)
  const mostFound = options.isCountingFound && bound ? Math.max(exactUpTo, usuallyFound) : usuallyFound
  const page = { ...compiled, limit, lookups, isIndexedOrder, mostFound }
  const { count, ...among } = compileLookups(plan, page, exactUpTo)
  return { counted: recall<number>(db, key, count), among }
}

/** A page behind the last row has none that could tell. */
async function countWithoutRows(db: Executor, ...[plan, compiled]: Parameters<typeof compileRows>) {
  if (!compiled.offset && !compiled.after) return 0
  const { rows } = await compileCount(plan, compiled).execute(db)
  return firstOf(rows).count
}

function compileArguments(db: Executor, options: FetchOptions): Parameters<typeof compileRows> {
  const entity = entityOf(options.entity, db)
  const plan = planOf(entity, options, db)
  const where = [...filterConditions(entity, options.filters ?? {}), ...(options.where ?? [])]
  const relationRows = relationRowsOf(db, plan, options)
  if (keyOf(entity, options) !== undefined)
    return [plan, { where, orderBy: [], withDeleted: options.withDeleted, relationRows }]
  const terms = options.orderBy ? [] : termsOf(entity, options.order, pathsOf(db, options))
  return [
    plan,
    {
      where,
      relationRows,
      orderBy: options.orderBy ?? terms.map(orderTerm),
      after: options.startingAfter ? comesAfter(entity, terms, options.startingAfter) : undefined,
      limit: options.limit ? options.limit : undefined,
      offset: pageStart(options.offset),
      withDeleted: options.withDeleted,
    },
  ]
}

/** The number of rows that each relation that grows with the store may have; undefined if there is no limit. */
function relationRowsOf(db: Executor, { hasSets }: PlanNode, options: FetchOptions): number | undefined {
  if (!hasSets || !(options.isLimitingRelations || options.selection?.isRequested)) return undefined
  return listLimitsOf(db).relationRows || undefined
}

/** Plans of selections that were asked for lately: most requests ask for the same few, and often with the same object. */
interface Plans {
  readonly bySelection: WeakMap<Selection, Map<string, PlanNode>>
  readonly byText: QuickLRU<string, PlanNode>
}

const plansOf = new WeakMap<Entities, Plans>()
const keptPlans = 150

function planOf(whole: Entity, options: FetchOptions, db: Executor): PlanNode {
  const { selection = wholeRow, eager = true } = options
  const entities = selection.isPublic ? storefrontEntitiesOf(db) : entitiesOf(db)
  const entity = selection.isPublic ? (entities[whole.name] ?? whole) : whole
  const plans: Plans = plansOf.get(entities) ?? {
    bySelection: new WeakMap(),
    byText: new QuickLRU({ maxSize: keptPlans }),
  }
  plansOf.set(entities, plans)
  const known = plans.bySelection.get(selection) ?? new Map<string, PlanNode>()
  plans.bySelection.set(selection, known)
  const which = `${entity.name} ${eager}`
  const plan = known.get(which) ?? planByText(plans.byText, [entity, selection, eager], entities)
  known.set(which, plan)
  return plan
}

function planByText(
  plans: Plans["byText"],
  [entity, selection, eager]: readonly [Entity, Selection, boolean],
  entities: Entities,
): PlanNode {
  const key = JSON.stringify([entity.name, selection, eager])
  const plan = plans.get(key) ?? planSelection(entity, selection, { entities, eager })
  plans.set(key, plan)
  return plan
}

/**
 * Looks an entity up by name.
 * @param db knows the entities, with the columns and relations that a project has added
 */
export function entityOf(entity: Entity | string, db: Executor): Entity {
  const known = entitiesOf(db)
  if (typeof entity !== "string") return known[entity.name] ?? entity
  const found = known[entity]
  if (!found) throw new Error(`There is no entity named ${entity}`)
  return found
}

function pathsOf(db: Executor, { orderPaths }: FetchOptions): KnownPaths | undefined {
  return orderPaths && { allowed: orderPaths, entities: entitiesOf(db) }
}

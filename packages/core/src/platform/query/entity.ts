import { primaryKeys, tableColumns, type ColumnFacts } from "../database/schema.gen.ts"

/** A relation from one entity to another. `expand` accepts paths of relation names. */
export type Relation = OneRelation | ManyRelation | ThroughRelation

interface AnyRelation {
  /** deleted rows are read too, in the relation and in all relations below it */
  readonly withDeleted?: boolean
  /** only rows of the target with these values are read, such as `{ status: "published" }` */
  readonly where?: Readonly<Record<string, string>>
  /** the rows grow with the store, like the products of a collection: responses contain a limited number of them */
  readonly isSet?: boolean
}

/** A row of `target` found by a foreign key of this table. */
export interface OneRelation extends AnyRelation {
  readonly kind: "one"
  readonly target: string
  /** column of this table */
  readonly column: string
  /** column of the target, `id` by default */
  readonly targetColumn: string
  /** loaded whenever the entity is loaded whole, as v1 does */
  readonly eager: boolean
  /** the foreign key is in the target instead: at most one row points here */
  readonly inverse: boolean
}

/** Rows of `target` that point here by a foreign key. */
export interface ManyRelation extends AnyRelation {
  readonly kind: "many"
  readonly target: string
  /** column of the target */
  readonly targetColumn: string
  /** column of this table, `id` by default */
  readonly column: string
  readonly eager: boolean
}

/** Rows of `target` joined by a table of pairs. */
export interface ThroughRelation extends AnyRelation {
  readonly kind: "through"
  readonly target: string
  readonly table: string
  /** column of the join table that points here */
  readonly sourceColumn: string
  /** column of the join table that points to the target */
  readonly targetColumn: string
  readonly eager: boolean
  /** the relation reads as one row instead of a list */
  readonly single: boolean
  /** column of the join table that says the order of the rows; those without a value come last */
  readonly rank?: string
}

/** One table, described: what the query compiler may read and what the reference page says. */
export interface Entity {
  readonly name: string
  readonly table: string
  /** `prod` of `prod_01H…`; none if the key is not a Stheno ID */
  readonly idPrefix?: string
  /** the `object` that rows carry in answers, e.g. `order`; most carry none */
  readonly object?: string
  readonly softDelete: boolean
  /** whether rows of one moment are listed in the order of their creation, also when the newest come first */
  readonly isCreatedInGroups?: boolean
  readonly about: string
  /** column → one sentence; every column of the table */
  readonly columns: Readonly<Record<string, string>>
  /** columns that are never read by the compiler, e.g. password hashes */
  readonly hidden: readonly string[]
  /** columns that the compiler reads as null, because who asks decides whether they are shown */
  readonly withheld: readonly string[]
  readonly relations: Readonly<Record<string, Relation>>
  /** column → the entity whose ID it holds, for columns that no relation reads: references link them */
  readonly refersTo?: Readonly<Record<string, string>>
  /** what the database says of each column, in the table's order */
  readonly facts: Readonly<Record<string, ColumnFacts>>
  /** columns of the primary key */
  readonly key: readonly string[]
}

interface EntityInput {
  name: string
  table: string
  idPrefix?: string
  object?: string
  softDelete?: boolean
  isCreatedInGroups?: boolean
  about: string
  columns: Record<string, string>
  hidden?: readonly string[]
  withheld?: readonly string[]
  relations?: Record<string, Relation>
  refersTo?: Readonly<Record<string, string>>
}

const shared = {
  id: "The unique identifier.",
  created_at: "The time at which the row was created.",
  updated_at: "The time at which the row was last updated.",
  deleted_at: "The time at which the row was deleted; null if it is not deleted.",
  metadata: "Key-value pairs for your own data.",
}

function idMeaning(prefix: string): string {
  return `The unique identifier: \`${prefix}_\` and a ULID, 26 characters that sort by time of creation.`
}

/**
 * Describes a table. Columns of the shared set (`id`, dates, `metadata`) may be left out of `columns`: those
 * that the table has are filled in, in the table's order.
 */
export function entity(input: EntityInput): Entity {
  const known: Record<string, string> = {
    ...shared,
    ...(input.idPrefix && { id: idMeaning(input.idPrefix) }),
    ...input.columns,
  }
  const names = Object.keys(factsOf(input.table))
  const described = names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const]))
  return Object.freeze({
    softDelete: false,
    hidden: [],
    withheld: [],
    relations: {},
    ...input,
    columns: { ...Object.fromEntries<string>(described), ...input.columns },
    facts: factsOf(input.table),
    key: keysByTable[input.table] ?? ["id"],
  })
}

const columnsByTable: Readonly<Record<string, Readonly<Record<string, ColumnFacts>>>> = tableColumns
const keysByTable: Readonly<Record<string, readonly string[]>> = primaryKeys

/** The columns of a table in the migrated schema; undefined for a table that Stheno does not own. */
export function factsOf(table: string): Readonly<Record<string, ColumnFacts>> {
  return (Object.hasOwn(columnsByTable, table) && columnsByTable[table]) || {}
}

/** What several entities have in common: it has a reference page but no table. */
export interface AbstractEntity {
  readonly name: string
  readonly about: string
  readonly columns: Readonly<Record<string, string>>
}

/** Describes columns that several entities share. */
export function abstractEntity(input: AbstractEntity): AbstractEntity {
  return Object.freeze(input)
}

/**
 * Declares a relation to one row of `target` that this table's `column` refers to.
 * @param target the name of an entity or model, such as `Product`
 * @param column the column of this table
 * @param options.targetColumn the column of the other table; `id` by default
 * @param options.eager whether the relation is always returned
 */
export function one(
  target: string,
  column: string,
  options: AnyRelation & { targetColumn?: string; eager?: boolean } = {},
): OneRelation {
  return {
    ...restrictionsOf(options),
    kind: "one",
    target,
    column,
    targetColumn: options.targetColumn ?? "id",
    eager: options.eager ?? false,
    inverse: false,
  }
}

/**
 * Declares a relation to the one row of `target` whose `targetColumn` refers to this table.
 * @param target the name of an entity or model, such as `Product`
 * @param targetColumn the column of the other table
 * @param options.column the column of this table; `id` by default
 * @param options.eager whether the relation is always returned
 */
export function oneInverse(
  target: string,
  targetColumn: string,
  options: AnyRelation & { column?: string; eager?: boolean } = {},
): OneRelation {
  return {
    ...restrictionsOf(options),
    kind: "one",
    target,
    column: options.column ?? "id",
    targetColumn,
    eager: options.eager ?? false,
    inverse: true,
  }
}

/**
 * Declares a relation to all rows of `target` whose `targetColumn` refers to this table.
 * @param target the name of an entity or model, such as `Product`
 * @param targetColumn the column of the other table
 * @param options.column the column of this table; `id` by default
 * @param options.eager whether the relation is always returned
 */
export function many(
  target: string,
  targetColumn: string,
  options: AnyRelation & { column?: string; eager?: boolean } = {},
): ManyRelation {
  return {
    ...restrictionsOf(options),
    kind: "many",
    target,
    targetColumn,
    column: options.column ?? "id",
    eager: options.eager ?? false,
  }
}

/**
 * Declares a many-to-many relation to `target` through the join table `table`.
 * @param target the name of an entity or model, such as `Product`
 * @param table the join table
 * @param sourceColumn the column of the join table that refers to this table
 * @param targetColumn the column of the join table that refers to the other table
 * @param options.eager whether the relation is always returned
 * @param options.single whether there is at most one row
 * @param options.rank the column of the join table by which the rows are sorted
 */
export function through(
  target: string,
  table: string,
  sourceColumn: string,
  targetColumn: string,
  options: AnyRelation & { eager?: boolean; single?: boolean; rank?: string } = {},
): ThroughRelation {
  return {
    ...restrictionsOf(options),
    ...(options.rank ? { rank: options.rank } : {}),
    kind: "through",
    target,
    table,
    sourceColumn,
    targetColumn,
    eager: options.eager ?? false,
    single: options.single ?? false,
  }
}

function restrictionsOf({ withDeleted, where, isSet }: AnyRelation): AnyRelation {
  return {
    ...(withDeleted ? { withDeleted } : {}),
    ...(where ? { where } : {}),
    ...(isSet ? { isSet } : {}),
  }
}

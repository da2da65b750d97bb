import type { ColumnType, Generated } from "kysely"
import type { ColumnKind } from "../platform/database/schema.gen.ts"
import type { Relation } from "../platform/query/entity.ts"
import { define, type Definition } from "./definition.ts"

/** A column of a project's table; `T` is the type of its values. */
export interface Column<T = unknown> {
  /** the type of the column in the database */
  readonly kind: ColumnKind
  /** whether the column can be null */
  readonly nullable: boolean
  /** one sentence that describes the column in the OpenAPI document */
  readonly about: string
  /** the values that an enum column can have */
  readonly values?: readonly string[]
  /** carries the type for `TableOf`; the property does not exist at run time */
  readonly holds?: T
}

interface ColumnOptions<N extends boolean> {
  readonly nullable?: N
  readonly about?: string
}

const made =
  <T>(kind: ColumnKind) =>
  <const N extends boolean = false>(options: ColumnOptions<N> = {}): Column<Maybe<T, N>> => ({
    kind,
    nullable: options.nullable ?? false,
    about: options.about ?? "",
  })

type Maybe<T, N extends boolean> = N extends true ? T | null : T

/** A column whose values are known, so that `z.enum(Brand.columns.state.values)` checks them. */
export interface EnumColumn<V extends readonly string[], T = V[number]> extends Column<T> {
  /** the values that the column can have */
  readonly values: V
}

const enumeration = <const V extends readonly [string, ...string[]], const N extends boolean = false>(
  values: V,
  options: ColumnOptions<N> = {},
): EnumColumn<V, Maybe<V[number], N>> => ({ ...made<V[number]>("text")(options), values })

/** Read parsed, written as JSON text. */
type JsonOf<T> = ColumnType<T, string, string>

/** `T` cannot be given without naming `N` too, so the two forms are overloads. */
interface MakesJson {
  <T = unknown>(options?: ColumnOptions<true>): Column<JsonOf<T> | null>
  <T = unknown>(options: ColumnOptions<false> & { readonly nullable: false }): Column<JsonOf<T>>
}

const json: MakesJson = <T>({ nullable = true, ...options }: ColumnOptions<boolean> = {}) =>
  // `nullable` is part of the type, and its default is true.
  made<JsonOf<T>>("jsonb")({ ...options, nullable }) as Column<JsonOf<T>>

/** A point in time: a string in JSON, a `Date` when read from the database. */
type Moment = ColumnType<string | Date, string | Date, string | Date>

/**
 * The column types of models. Each is a function that accepts `{ nullable, about }`; `enum` accepts the values first.
 * @since 0.1
 */
export const column = {
  /** `text` or `varchar` */
  text: made<string>("text"),
  integer: made<number>("integer"),
  /** `bigint`, limited to the safe integers of JavaScript */
  bigint: made<number>("bigint"),
  /** `numeric`, a decimal number */
  numeric: made<number>("numeric"),
  boolean: made<boolean>("boolean"),
  /** `timestamptz`, an ISO 8601 string in JSON */
  date: made<Moment>("timestamptz"),
  /**
   * `text` that can have only the given values, such as `column.enum(["draft", "live"])`. Types, filters and the
   * OpenAPI document know the values. A check constraint in the database enforces them: `state text not null check
   * (state in ('draft', 'live'))`.
   */
  enum: enumeration,
  /**
   * `jsonb`, which can be null unless `nullable` is false. `column.json<{ color: string }>()` gives the type of what
   * is read; a value is written as JSON text.
   */
  json,
}

/** Columns by name. */
export type Columns = Readonly<Record<string, Column>>

/** A model: a table of a project that the API can read. */
export interface Model<C extends Columns = Columns, S extends boolean = boolean> extends Definition<"model"> {
  /** name of the model, such as `Brand` */
  readonly name: string
  /** name of the table */
  readonly table: string
  /** what the IDs begin with: `brand` of `brand_01H…` */
  readonly idPrefix: string
  /** one sentence that describes the model in the OpenAPI document */
  readonly about: string
  /** whether deleting a row sets `deleted_at` and keeps the row */
  readonly softDelete: S
  /** the columns by name */
  readonly columns: C
  /** the relations by name */
  readonly relations: Readonly<Record<string, Relation>>
  /** the columns and relations that the Store API may return besides `id`; `all` allows everything */
  readonly storefront: readonly string[] | "all"
}

/** The options of `model`. */
export interface ModelOptions<C extends Columns, S extends boolean = boolean> {
  /** the name used in relations and in the OpenAPI document, such as `Brand` */
  readonly name: string
  /** the name of the database table that a migration creates, such as `brand` */
  readonly table: string
  /** the prefix of IDs, such as `brand` in `brand_01H…`; the table's name by default */
  readonly idPrefix?: string
  /** one sentence that describes the model in the OpenAPI document */
  readonly about?: string
  /** whether deleted rows are marked with `deleted_at` instead of removed */
  readonly softDelete?: S
  /**
   * all columns except `id`, `created_at`, `updated_at` and, with `softDelete`, `deleted_at`, which every model
   * has
   */
  readonly columns: C
  /** the relations of the model by name */
  readonly relations?: Readonly<Record<string, Relation>>
  /**
   * the columns and relations that the Store API may return besides `id`; none by default, and `all` allows
   * everything. The list applies when a relation leads to the model, and to the `selection` of Store endpoints.
   */
  readonly storefront?: readonly string[] | "all"
}

/**
 * Declares a model for a table of the project, so that `fields`, `expand` and relations can use it. Export it
 * from a file in `src/models`. Create the table with a migration; besides the declared columns it needs `id text
 * primary key`, and `created_at` and `updated_at` as `timestamptz not null default now()`.
 * @param options the name, the table, the columns and the relations
 * @since 0.1
 */
export function model<const C extends Columns, const S extends boolean = false>(
  options: ModelOptions<C, S>,
): Model<C, S> {
  return define("model", {
    idPrefix: options.table,
    about: "",
    // The options below replace it where S is true.
    softDelete: false as S,
    relations: {},
    storefront: [],
    ...options,
  })
}

/** Columns and relations that a project adds to a built-in entity. */
export interface ModelExtension<C extends Columns = Columns> extends Definition<"model-extension"> {
  /** name of the built-in entity, such as `Product` */
  readonly extends: string
  /** the added columns by name */
  readonly columns: C
  /** the added relations by name */
  readonly relations: Readonly<Record<string, Relation>>
  /** the added columns and relations that the Store API may return */
  readonly storefront: readonly string[]
}

/**
 * Adds columns and relations to a built-in entity. Export it from a file in `src/models`. Add the columns with a
 * migration; they have to be nullable. The Admin API returns the columns, accepts the relations in `expand`, and
 * filters lists by the columns. The Store API returns only what `storefront` names.
 * @param name the name of the entity, such as `Product`
 * @param options.columns the added columns by name, from `column`
 * @param options.relations the added relations by name, from `one`, `many`, `oneInverse` and `through`
 * @param options.storefront the columns and relations that the Store API may return; none by default
 * @returns the extension; `AddedTo` of its type adds the columns to the types of queries
 * @since 0.1
 */
export function extendModel<const C extends Columns>(
  name: string,
  options: {
    readonly columns?: C
    readonly relations?: Readonly<Record<string, Relation>>
    readonly storefront?: readonly string[]
  },
): ModelExtension<C> {
  const columns = Object.entries(options.columns ?? {}).map(([key, entry]) => [
    key,
    { ...entry, nullable: true },
  ])
  return define("model-extension", {
    extends: name,
    relations: options.relations ?? {},
    storefront: options.storefront ?? [],
    // The same keys with their values.
    columns: Object.fromEntries(columns) as C,
  })
}

type Held<T> = T extends Column<infer H> ? H : never

/**
 * The type of the rows of a model's table, for declaration merging: `declare module "@stheno/core" { interface
 * Database { brand: TableOf<typeof Brand> } }`.
 */
export type TableOf<M extends Model> = { [K in keyof M["columns"]]: Held<M["columns"][K]> } & {
  id: string
  created_at: Generated<string | Date>
  updated_at: Generated<string | Date>
} & (M["softDelete"] extends true ? { deleted_at: Moment | null } : unknown)

/**
 * The type of the columns that `extendModel` adds, for declaration merging: `declare module "@stheno/core" {
 * interface ProductTable extends AddedTo<typeof ProductWithBrand> {} }`.
 */
export type AddedTo<E extends ModelExtension> = {
  [K in keyof E["columns"]]: Exclude<Held<E["columns"][K]>, null> | null
}

import type { ColumnType, Generated } from "kysely"
import type { ColumnKind } from "../database/schema.gen.ts"
import type { Relation } from "../query/entity.ts"
import { define, type Definition } from "./definition.ts"

/** A column of a project's table. `T` is what it holds. */
export interface Column<T = unknown> {
  readonly kind: ColumnKind
  readonly nullable: boolean
  /** one sentence for the OpenAPI document */
  readonly about: string
  /** carries the type for `TableOf`; there is no such property */
  readonly holds?: T
}

interface ColumnOptions<N extends boolean> {
  readonly nullable?: N
  readonly about?: string
}

const made =
  <T>(kind: ColumnKind) =>
  <const N extends boolean = false>(
    options: ColumnOptions<N> = {},
  ): Column<N extends true ? T | null : T> => ({
    kind,
    nullable: options.nullable ?? false,
    about: options.about ?? "",
  })

/** A moment: text in JSON, a Date from the driver. */
type Moment = ColumnType<string | Date, string | Date, string | Date>

/**
 * The kinds of columns that a model has. Each takes `{ nullable, about }`.
 * @since 0.1
 */
export const column = {
  /** `text` or `varchar` */
  text: made<string>("text"),
  integer: made<number>("integer"),
  /** `bigint`, within the integers that JavaScript can hold */
  bigint: made<number>("bigint"),
  /** `numeric`, a number with decimals */
  numeric: made<number>("numeric"),
  boolean: made<boolean>("boolean"),
  /** `timestamptz`, ISO 8601 text in JSON */
  date: made<Moment>("timestamptz"),
  /** `jsonb` */
  json: made<ColumnType<unknown, string, string>>("jsonb"),
}

/** Columns by their names. */
export type Columns = Readonly<Record<string, Column>>

/** A table of the project's own. */
export interface Model<C extends Columns = Columns> extends Definition<"model"> {
  readonly name: string
  readonly table: string
  readonly idPrefix: string
  readonly about: string
  readonly softDelete: boolean
  readonly columns: C
  readonly relations: Readonly<Record<string, Relation>>
  /** what the storefront may read: columns and relations; `all` is everything */
  readonly storefront: readonly string[] | "all"
}

/** Describes a model. */
export interface ModelOptions<C extends Columns> {
  /** name in `expand`, in relations and in the OpenAPI document, e.g. `Brand` */
  readonly name: string
  /** table in the database, made by a migration, e.g. `brand` */
  readonly table: string
  /** `brand` of `brand_01H…`; the table's name unless said */
  readonly idPrefix?: string
  readonly about?: string
  /** rows are marked with `deleted_at` instead of deleted */
  readonly softDelete?: boolean
  /** every column but `id`, `created_at`, `updated_at` and, with `softDelete`, `deleted_at`, which each model has */
  readonly columns: C
  readonly relations?: Readonly<Record<string, Relation>>
  /** what operations of the storefront may give out of it, where a relation leads to it; all unless said */
  readonly storefront?: readonly string[] | "all"
}

/**
 * Describes a table of the project's own; export it from a file in `src/models`. A migration makes the table, with the
 * columns `id text primary key`, `created_at` and `updated_at timestamptz not null default now()` besides the given
 * ones. From then on `fields`, `expand` and relations know it.
 * @since 0.1
 */
export function model<const C extends Columns>(options: ModelOptions<C>): Model<C> {
  return define("model", {
    idPrefix: options.table,
    about: "",
    softDelete: false,
    relations: {},
    storefront: "all" as const,
    ...options,
  })
}

/** Columns and relations that a project adds to a table of ours. */
export interface ModelExtension<C extends Columns = Columns> extends Definition<"model-extension"> {
  readonly extends: string
  readonly columns: C
  readonly relations: Readonly<Record<string, Relation>>
  readonly storefront: readonly string[]
}

/**
 * Adds columns and relations to an entity of ours; export it from a file in `src/models`. A migration adds the columns,
 * each of them nullable. Operations of the admin give the columns out and know the relations in `expand`, and their
 * lists take the columns as filters; the storefront sees what `storefront` names.
 * @param name the entity, e.g. `Product`
 * @param options.storefront columns and relations that everybody may read; none unless said
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
    columns: Object.fromEntries(columns) as C,
  })
}

type Held<T> = T extends Column<infer H> ? H : never

/**
 * The rows of a model's table, for declaration merging:
 * `declare module "@stheno/core" { interface Database { brand: TableOf<typeof Brand> } }`.
 */
export type TableOf<M extends Model> = { [K in keyof M["columns"]]: Held<M["columns"][K]> } & {
  id: string
  created_at: Generated<string | Date>
  updated_at: Generated<string | Date>
}

/**
 * The columns that an extension adds, for declaration merging:
 * `declare module "@stheno/core" { interface ProductTable extends AddedTo<typeof ProductWithBrand> {} }`.
 */
export type AddedTo<E extends ModelExtension> = {
  [K in keyof E["columns"]]: Exclude<Held<E["columns"][K]>, null> | null
}

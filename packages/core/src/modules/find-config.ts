import { bool, choice, number, optional, record, shape, texts, type z } from "../platform/http/shape.ts"
import type { Entity } from "../platform/query/entity.ts"
import { pageSize } from "../platform/query/page-size.ts"
import { selectionOf, type Selection, type SelectionRules } from "../platform/query/selection.ts"
import { keyColumn } from "../platform/query/select-list.ts"
import { generalErrors } from "../platform/kernel/errors.ts"
import { parsed } from "./run.ts"

/**
 * The fields and relations to return of the rows, their sort order, and the page. `T` is the type of a row.
 * @since 0.1.0
 */
export interface FindConfig<T> {
  /** the names of the fields to return, also of relations, such as `["id", "variants.sku"]`; all fields by default */
  readonly select?: readonly ((keyof T & string) | (string & {}))[]
  /** the relations to return, such as `["variants", "variants.options"]` */
  readonly relations?: readonly string[]
  /** the number of rows to skip */
  readonly skip?: number | null
  /** the maximum number of rows; null means the largest page, 1000 rows */
  readonly take?: number | null
  /** the fields to sort by, the most significant first; by `id` by default */
  readonly order?: Readonly<Record<string, "ASC" | "DESC">>
  /** whether deleted rows are returned too */
  readonly withDeleted?: boolean
}

const count = () =>
  number({ min: 0 }, "isInt").refine(Number.isInteger, { error: "must be an integer number" })

const configShape = shape({
  select: optional(texts({ each: "isString" }, "isArray")),
  relations: optional(texts({ each: "isString" }, "isArray")),
  skip: optional(count()),
  take: optional(count()),
  order: optional(record()),
  withDeleted: optional(bool()),
})

const direction = choice(["ASC", "DESC", "asc", "desc"])

/** A config as the query compiler reads it. */
export interface FoundConfig {
  readonly selection: Selection
  readonly limit: number
  readonly offset: number
  readonly order: string
  readonly withDeleted: boolean
}

export interface ConfigRules {
  /** default number of rows of a page */
  readonly take: number
  /** names of the module → columns of the table, where they differ */
  readonly aliases?: Readonly<Record<string, string>>
}

/** Code may name every column and relation. Selections are kept for the object. */
const everything: SelectionRules = {}

/**
 * Reads a config.
 * @throws general.invalid_data, general.fields_not_valid, general.order_not_valid
 */
export function foundConfig(config: unknown, entity: Entity, rules: ConfigRules): FoundConfig {
  const { select, relations, skip, take, order, withDeleted } = parsed(configShape, config ?? {}, "config")
  const column = (name: string) =>
    // Checked with `hasOwn` beside it.
    rules.aliases && Object.hasOwn(rules.aliases, name) ? rules.aliases[name]! : name
  return {
    selection: selectionOf(
      { fields: select?.map(column).join(",") ?? null, expand: (relations ?? []).join(",") },
      everything,
    ),
    limit: take === undefined ? rules.take : pageSize(take),
    offset: skip ?? 0,
    order: orderOf(order ?? {}, column) || keyColumn(entity.table),
    withDeleted: withDeleted ?? false,
  }
}

function orderOf(order: z.output<ReturnType<typeof record>>, column: (name: string) => string): string {
  return Object.entries(order)
    .map(([name, way]) => {
      if (name.includes(",")) throw generalErrors.order_not_valid(name)
      const wished = parsed(direction, way, name)
      return `${wished.toUpperCase() === "DESC" ? "-" : ""}${column(name)}`
    })
    .join(",")
}

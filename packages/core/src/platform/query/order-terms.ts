import { sql } from "kysely"
import { generalErrors } from "../kernel/errors.ts"
import { root, type Sql } from "./compile.ts"
import type { Entity } from "./entity.ts"
import type { OrderTerm } from "./keyset.ts"
import { pathTerm, type OrderPaths } from "./order-path.ts"
import type { Entities } from "./registry.ts"
import { keyColumn } from "./select-list.ts"

/**
 * The terms of an order by names of columns; newest first by default, and always the same for equal values.
 * @throws general.order_not_valid
 */
export function orderTerms(entity: Entity, order: string | null | undefined): readonly Sql[] {
  return termsOf(entity, order).map(orderTerm)
}

/** A term as SQL. */
export function orderTerm({ value, isDescending }: OrderTerm): Sql {
  return sql`${value} ${sql.raw(isDescending ? "desc" : "asc")}`
}

/**
 * The terms of an order, so that rows can be compared by them.
 * @throws general.order_not_valid
 */
export function termsOf(
  entity: Entity,
  order: string | null | undefined,
  paths?: KnownPaths,
): readonly OrderTerm[] {
  const columns = entity.facts
  const key = keyColumn(entity.table)
  const wished = order ? order.split(",") : Object.hasOwn(columns, "created_at") ? ["-created_at"] : []
  const terms = wished.map((term) => {
    const name = nameIn(term)
    const isDescending = term.startsWith("-")
    if (paths && name.includes(".")) return pathOrder(entity, { name, isDescending, paths })
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column || entity.hidden.includes(name) || entity.withheld.includes(name))
      throw generalErrors.order_not_valid(nameIn(String(order)))
    return { value: sql.ref(`${root}.${name}`), isDescending, isNullable: column.nullable }
  })
  const isDescending = (wished[0]?.startsWith("-") ?? false) && !entity.isCreatedInGroups
  return [...terms, { value: sql.ref(`${root}.${key}`), isDescending, isNullable: false }]
}

/** As in v1, a name with a leading `-` ends at the next one: `-created_at-id` names `created_at`. */
function nameIn(term: string): string {
  return term.startsWith("-") ? (term.split("-")[1] ?? "") : term.replace(/^[+]/, "")
}

/** Paths that a list can be sorted by, and the entities that they lead to. */
export interface KnownPaths {
  readonly allowed: OrderPaths
  readonly entities: Entities
}

function pathOrder(
  entity: Entity,
  { name, isDescending, paths }: { name: string; isDescending: boolean; paths: KnownPaths },
): OrderTerm {
  if (paths.allowed !== "every" && !paths.allowed.includes(name)) throw generalErrors.order_not_valid(name)
  return { value: pathTerm(entity, name, isDescending, paths.entities), isDescending, isNullable: true }
}

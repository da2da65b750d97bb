import { sql } from "kysely"
import { generalErrors } from "../kernel/errors.ts"
import { root, type Sql } from "./compile.ts"
import { factsOf, type Entity } from "./entity.ts"
import type { Entities } from "./registry.ts"
import { keyColumn } from "./select-list.ts"

/** Which columns of relations a list can be sorted by: these paths, or every path. */
export type OrderPaths = "every" | readonly string[]

interface Path {
  /** the value at its end */
  readonly value: Sql
  readonly from: readonly Sql[]
  readonly where: readonly Sql[]
}

/**
 * The order term of a path such as `variants.prices.amount`: the lowest value at its end when a list is sorted
 * ascending, the highest when it is sorted descending.
 * @param entity where the path starts, with the alias `root`
 * @throws general.order_not_valid  when the path does not lead to a column, or leads to a hidden one
 */
export function pathTerm(entity: Entity, path: string, isDescending: boolean, entities: Entities): Sql {
  const { value, from, where } = pathOf(entity, path, entities)
  const end = sql`${sql.raw(isDescending ? "max" : "min")}(${value})`
  return sql`(select ${end} from ${sql.join(from)} where ${sql.join(where, sql` and `)})`
}

/** The number of relations in a path at most. */
const longestPath = 3

function pathOf(entity: Entity, path: string, entities: Entities): Path {
  const names = path.split(".")
  // `split` returns at least one text.
  const column = names.pop()!
  const from: Sql[] = []
  const where: Sql[] = []
  let node = entity
  let alias = root
  for (const [depth, name] of names.entries()) {
    // Checked with `hasOwn` beside it.
    const relation = Object.hasOwn(node.relations, name) ? node.relations[name]! : undefined
    const target = relation && entities[relation.target]
    if (!target || depth >= longestPath) throw generalErrors.order_not_valid(path)
    const next = `o${depth}`
    if (relation.kind === "through") {
      const pair = `${next}_pair`
      from.push(sql`${sql.table(relation.table)} as ${sql.ref(pair)}`)
      where.push(sql`${sql.ref(`${pair}.${relation.sourceColumn}`)} = ${sql.ref(`${alias}.id`)}`)
      where.push(
        sql`${sql.ref(`${next}.${keyColumn(target.table)}`)} = ${sql.ref(`${pair}.${relation.targetColumn}`)}`,
      )
      where.push(...alive(factsOf(relation.table), pair))
    } else {
      where.push(
        sql`${sql.ref(`${next}.${relation.targetColumn}`)} = ${sql.ref(`${alias}.${relation.column}`)}`,
      )
    }
    from.push(sql`${sql.table(target.table)} as ${sql.ref(next)}`)
    where.push(...alive(target.facts, next))
    node = target
    alias = next
  }
  const isHidden = node.hidden.includes(column) || node.withheld.includes(column)
  // Checked with `hasOwn` beside it.
  if (!Object.hasOwn(node.facts, column) || isHidden || !isSortable(node.facts[column]!.kind))
    throw generalErrors.order_not_valid(path)
  return { value: sql.ref(`${alias}.${column}`), from, where }
}

function alive(facts: Entity["facts"], alias: string): readonly Sql[] {
  return "deleted_at" in facts ? [sql`${sql.ref(`${alias}.deleted_at`)} is null`] : []
}

/** PostgreSQL has no lowest truth value and no lowest JSON. */
function isSortable(kind: string): boolean {
  return !["boolean", "jsonb", "json"].includes(kind)
}

import { sql } from "kysely"
import { root, type Sql } from "./compile.ts"
import type { Entity } from "./entity.ts"
import { keyColumn } from "./select-list.ts"

/** One term of a list's order. */
export interface OrderTerm {
  /** what rows are compared by, on the alias `root` */
  readonly value: Sql
  readonly isDescending: boolean
  /** whether the value can be null; nulls come after all values when a list is sorted ascending */
  readonly isNullable: boolean
}

/**
 * The condition that a row comes after the row with an ID in the order of a list. Without a row with this ID, no row
 * matches.
 * @param terms the order, ending with a term whose value no two rows share
 */
export function comesAfter(entity: Entity, terms: readonly OrderTerm[], id: string): Sql {
  // The terms are about `root`, and in this query `root` is the row with the ID.
  const valueAt = ({ value }: OrderTerm) =>
    sql`(select ${value} from ${sql.table(entity.table)} as ${sql.ref(root)}
      where ${sql.ref(`${root}.${keyColumn(entity.table)}`)} = ${id})`
  const compared = terms.map((term) => ({ ...term, bound: valueAt(term) }))
  const isUniform = terms.every(
    ({ isDescending, isNullable }) => isDescending === terms[0]?.isDescending && !isNullable,
  )
  return isUniform ? isRowBeyond(compared) : isBeyondInTurn(compared)
}

interface ComparedTerm extends OrderTerm {
  /** the value of the row with the ID */
  readonly bound: Sql
}

/** One comparison of rows, which an index on the terms answers. */
function isRowBeyond(terms: readonly ComparedTerm[]): Sql {
  const values = sql.join(terms.map(({ value }) => value))
  const bounds = sql.join(terms.map(({ bound }) => bound))
  return sql`(${values}) ${sql.raw(terms[0]?.isDescending ? "<" : ">")} (${bounds})`
}

/**
 * Beyond in the first term, or equal in it and beyond in the next one, and so on. An index finds where the first term
 * begins.
 */
function isBeyondInTurn(terms: readonly ComparedTerm[]): Sql {
  const cases = terms.map((term, n) => {
    const equal = terms.slice(0, n).map(({ value, bound }) => sql`${value} is not distinct from ${bound}`)
    return sql`(${sql.join([...equal, isBeyond(term)], sql` and `)})`
  })
  const inTurn = sql`(${sql.join(cases, sql` or `)})`
  const [first] = terms
  if (!first || first.isNullable) return inTurn
  return sql`(${first.value} ${sql.raw(first.isDescending ? "<=" : ">=")} ${first.bound} and ${inTurn})`
}

function isBeyond({ value, bound, isDescending, isNullable }: ComparedTerm): Sql {
  const isFurther = sql`${value} ${sql.raw(isDescending ? "<" : ">")} ${bound}`
  if (!isNullable) return isFurther
  const [isNull, isValue] = isDescending ? [bound, value] : [value, bound]
  return sql`(${isFurther} or (${isNull} is null and ${isValue} is not null))`
}

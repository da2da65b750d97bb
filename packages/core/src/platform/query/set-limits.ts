import { firstOf, valueOf } from "../kernel/certain.ts"
import type { PlanChild, PlanNode } from "./plan.ts"
import { limitNames, relatedRows, type RowStyle } from "./select-list.ts"

/** The rows of the page, in the statement that limits relations. */
export const pageName = "page"

/** A relation that grows with the store, and the relations that lead to it, each with whether deleted rows are read. */
type Way = readonly { readonly child: PlanChild; readonly withDeleted: boolean }[]

/**
 * The parts of a statement that say how many rows each list of a relation may have: all, unless the lists of the page
 * together have more than `setRows`. Then each has at most an equal share of that number: what one does not use goes to
 * no other. Where rows have lists of their own, the number is divided by `weightOf` first.
 * @returns common table expressions with the names of `limitNames` and one column `rows`, which is null where there is no limit
 */
export function limitsOfSets(plan: PlanNode, { setRows, withDeleted = false }: RowStyle): readonly string[] {
  if (setRows === undefined || !plan.hasSets) return []
  const names = limitNames(plan)
  return waysToSets(plan, [], withDeleted).map((way) => {
    const { child } = firstOf(way.slice(-1))
    const path = way.map((step) => step.child.name).join(".")
    const most = Math.max(1, Math.floor(setRows / weightOf(child.node)))
    const share = `greatest(1, ${most} / greatest(1, ${countOf(way.slice(0, -1), most)}))`
    const rows = `case when ${countOf(way, most + 1)} > ${most} then ${share} end`
    return `"${valueOf(names, path)}" as materialized (select ${rows} as "rows")`
  })
}

function waysToSets(node: PlanNode, above: Way, withDeleted: boolean): readonly Way[] {
  return node.children.flatMap((child) => {
    const isWithDeleted = withDeleted || child.relation.withDeleted === true
    const way = [...above, { child, withDeleted: isWithDeleted }]
    const below = child.node.hasSets ? waysToSets(child.node, way, isWithDeleted) : []
    return child.relation.isSet ? [way, ...below] : below
  })
}

/** How many rows one row of a set usually has at most: itself, and a few in each of its lists, which are as large. */
function weightOf({ children }: PlanNode): number {
  const lists = children.filter(({ relation }) => relation.kind === "many" && !relation.isSet)
  return 1 + rowsOfList * lists.length
}

const rowsOfList = 3

/** Counts the rows at the end of a way up to a bound. */
function countOf(way: Way, bound: number): string {
  const steps = way.map(({ child, withDeleted }, index) => {
    const names = { alias: "related", pair: "pair", withDeleted }
    return `, lateral (select related.* from ${relatedRows(child, `s${index}`, names)}) as s${index + 1}`
  })
  return `(select count(*)::int from (select from "${pageName}" as s0${steps.join("")} limit ${bound}) as bounded)`
}

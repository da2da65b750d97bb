import { factsOf, type Entity, type Relation } from "./entity.ts"
import type { PlanChild, PlanNode } from "./plan.ts"

const texts = new WeakMap<PlanNode, Map<string, string>>()

/** How a plan is written down. */
export interface SelectStyle {
  /** rows that are deleted are read too, in every relation */
  readonly withDeleted?: boolean
  /** times are written as answers show them, instead of as PostgreSQL has them, which costs it a third of a large row */
  readonly wireTimes?: boolean
  /** rows that each list of related rows has at most; lists below them have all */
  readonly limit?: number | undefined
}

/**
 * The text of what a plan selects, relations as JSON below it. It contains Stheno's names and nothing from the caller,
 * so it is made once per plan: a plan with sixty relations takes longer to write down than to read.
 * @param alias of the main table
 */
export function selectList(plan: PlanNode, alias: string, style: SelectStyle = {}): string {
  const { withDeleted = false, wireTimes = false, limit } = style
  const known = texts.get(plan) ?? new Map<string, string>()
  texts.set(plan, known)
  const which = `${withDeleted} ${wireTimes} ${limit ?? ""}`
  const text =
    known.get(which) ?? listOf(plan, alias, { names: new AliasSource(), withDeleted, wireTimes, limit })
  known.set(which, text)
  return text
}

interface Writing extends SelectStyle {
  readonly withDeleted: boolean
  readonly wireTimes: boolean
  readonly names: AliasSource
}

class AliasSource {
  #count = 0
  next(): string {
    this.#count++
    return `t${this.#count}`
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function ref(alias: string, column: string): string {
  return `${quote(alias)}.${quote(column)}`
}

function listOf(node: PlanNode, alias: string, writing: Writing): string {
  return [
    ...(node.entity.object ? [`'${node.entity.object}'::text as "object"`] : []),
    ...node.columns.map((column) => columnTerm(node, ref(alias, column), column, writing)),
    ...node.children.map((child) => `(${childQuery(child, alias, writing)}) as ${quote(child.name)}`),
  ].join(", ")
}

function columnTerm(node: PlanNode, term: string, column: string, { wireTimes }: Writing): string {
  if (node.entity.withheld.includes(column)) return `null::text as ${quote(column)}`
  if (!wireTimes || !node.times.includes(column)) return term
  return `to_char(${term} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${quote(column)}`
}

function childQuery(child: PlanChild, parent: string, above: Writing): string {
  const { relation, node } = child
  const writing = {
    ...above,
    limit: undefined,
    withDeleted: above.withDeleted || relation.withDeleted === true,
  }
  const limit = above.limit === undefined ? "" : ` limit ${above.limit}`
  const alias = writing.names.next()
  const row = quote(writing.names.next())
  const pair = relation.kind === "through" ? writing.names.next() : ""
  const from = `${fromClause(child, parent, { alias, pair }, writing)}${aliveClause(node.entity.facts, alias, writing)}${whereClause(relation, alias)}`
  const list = listOf(node, alias, writing)
  const isSingle = relation.kind === "one" || (relation.kind === "through" && relation.single)
  // A key identifies one row: a limit would add a step to each of many parts.
  const isByKey = relation.kind === "one" && relation.targetColumn === keyColumn(node.entity.table)
  if (isSingle)
    return `select row_to_json(${row}) from (select ${list} from ${from}${isByKey ? "" : " limit 1"}) as ${row}`
  const ranked = relation.kind === "through" && relation.rank ? [ref(pair, relation.rank)] : []
  const order = [...ranked, ...orderTerms(node, alias)].join(", ")
  return `select coalesce(json_agg(row_to_json(${row})), '[]'::json) from (select ${list} from ${from} order by ${order}${limit}) as ${row}`
}

function fromClause(
  { relation, node }: PlanChild,
  parent: string,
  { alias, pair }: { readonly alias: string; readonly pair: string },
  writing: Writing,
): string {
  const target = `${quote(node.entity.table)} as ${quote(alias)}`
  if (relation.kind !== "through")
    return `${target} where ${ref(alias, relation.targetColumn)} = ${ref(parent, relation.column)}`
  const key = `${ref(alias, keyColumn(node.entity.table))} = ${ref(pair, relation.targetColumn)}`
  // Some pairs are taken apart by a mark.
  const alive = aliveClause(factsOf(relation.table), pair, writing)
  return `${quote(relation.table)} as ${quote(pair)} join ${target} on ${key} where ${ref(pair, relation.sourceColumn)} = ${ref(parent, "id")}${alive}`
}

function aliveClause(facts: Entity["facts"], alias: string, { withDeleted }: Writing): string {
  return "deleted_at" in facts && !withDeleted ? ` and ${ref(alias, "deleted_at")} is null` : ""
}

/** The values are part of the declaration of a relation; nothing of a request is in them. */
function whereClause({ where = {} }: Relation, alias: string): string {
  return Object.entries(where)
    .map(([column, value]) => ` and ${ref(alias, column)} = '${value.replaceAll("'", "''")}'`)
    .join("")
}

/** Two tables are keyed by something else than `id`. */
export function keyColumn(table: string): string {
  if (table === "currency") return "code"
  return "id"
}

/** By their rank where rows have one, else in the order they were made. */
function orderTerms(node: PlanNode, alias: string): readonly string[] {
  const { facts, key } = node.entity
  return ["variant_rank", "rank", "created_at", ...key]
    .filter((column) => column in facts)
    .map((column) => ref(alias, column))
}

import { factsOf, type Entity, type Relation } from "./entity.ts"
import { fieldsOf, packed, type Field } from "./packed-rows.ts"
import type { PlanChild, PlanNode } from "./plan.ts"

const texts = new WeakMap<PlanNode, Map<string, string>>()

/** Which rows of relations are read. */
export interface RowStyle {
  /** rows that are deleted are read too, in every relation */
  readonly withDeleted?: boolean
  /** rows that each relation that grows with the store has at most; `limitsOfSets` has the parts of the statement for it */
  readonly setRows?: number | undefined
}

/**
 * The expression that a plan selects: a row with everything under it, packed for `unpackRow`. It contains Stheno's
 * names and nothing from the caller, so it is made once per plan: a plan with sixty relations takes longer to write
 * down than to read.
 * @param alias of the main table
 */
export function packedRow(plan: PlanNode, alias: string, style: RowStyle = {}): string {
  const { withDeleted = false, setRows } = style
  const known = texts.get(plan) ?? new Map<string, string>()
  texts.set(plan, known)
  const which = `${withDeleted} ${setRows ?? ""}`
  const text = known.get(which) ?? writeRow(plan, alias, { withDeleted, setRows })
  known.set(which, text)
  return text
}

function writeRow(plan: PlanNode, alias: string, style: Pick<Writing, "withDeleted" | "setRows">): string {
  const limits = style.setRows === undefined ? new Map<string, string>() : limitNames(plan)
  return rowTerm(plan, alias, { ...style, names: new AliasSource(), limits, path: "" })
}

/**
 * The columns of a plan under their names, with times as responses show them: for statements whose JSON is returned as
 * it is. Writing times in this way would take PostgreSQL a third of a large row.
 * @param alias of the main table
 */
export function namedColumns(plan: PlanNode, alias: string): string {
  return fieldsOf(plan)
    .map((field) => `${columnTerm(field, alias)} as ${quote(field.name)}`)
    .join(", ")
}

function columnTerm(field: Field, alias: string): string {
  if (field.kind === "constant") return field.value === null ? "null::text" : `'${field.value}'::text`
  const term = ref(alias, field.name)
  return field.kind === "time" ? `to_char(${term} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : term
}

interface Writing extends RowStyle {
  readonly withDeleted: boolean
  readonly names: AliasSource
  /** by the path of the relation, see `limitNames` */
  readonly limits: ReadonlyMap<string, string>
  /** the relations above, such as `groups.` */
  readonly path: string
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

function rowTerm(node: PlanNode, alias: string, writing: Writing): string {
  const terms = fieldsOf(node).flatMap((field) => {
    if (field.kind === "constant") return []
    return field.kind === "one" || field.kind === "many"
      ? [`(${childQuery(field, alias, writing)})`]
      : [ref(alias, field.name)]
  })
  return packed(terms)
}

type RelatedField = Extract<Field, { readonly kind: "one" | "many" }>

function childQuery(field: RelatedField, parent: string, above: Writing): string {
  const { kind, name, relation, node } = field
  const path = `${above.path}${name}`
  const writing = {
    ...above,
    path: `${path}.`,
    withDeleted: above.withDeleted || relation.withDeleted === true,
  }
  const limitName = above.limits.get(path)
  const limit = limitName ? ` limit (select "rows" from ${quote(limitName)})` : ""
  const alias = writing.names.next()
  const rows = quote(writing.names.next())
  const pair = relation.kind === "through" ? writing.names.next() : ""
  const from = relatedRows(field, parent, { alias, pair, withDeleted: writing.withDeleted })
  const row = rowTerm(node, alias, writing)
  // A key identifies one row: a limit would add a step to each of many parts.
  const isByKey = relation.kind === "one" && relation.targetColumn === keyColumn(node.entity.table)
  if (kind === "one") return `select ${row} from ${from}${isByKey ? "" : " limit 1"}`
  const ranked = relation.kind === "through" && relation.rank ? [ref(pair, relation.rank)] : []
  const order = [...ranked, ...orderTerms(node, alias)].join(", ")
  return `select coalesce(json_agg(${rows}."row"), '[]'::json) from (select ${row} as "row" from ${from} order by ${order}${limit}) as ${rows}`
}

/**
 * The parts of a statement with the number of rows that each list of a relation may have, by the path of the relation.
 * They are numbered: PostgreSQL cuts a name after 63 bytes, and two paths can begin with the same ones.
 */
export function limitNames(plan: PlanNode): ReadonlyMap<string, string> {
  return new Map(pathsOfSets(plan, "").map((path, index) => [path, `limit ${index + 1}`]))
}

function pathsOfSets(node: PlanNode, above: string): readonly string[] {
  if (!node.hasSets) return []
  return node.children.flatMap((child) => {
    const path = `${above}${child.name}`
    const below = pathsOfSets(child.node, `${path}.`)
    return child.relation.isSet ? [path, ...below] : below
  })
}

type Related = Pick<PlanChild, "relation" | "node">

interface Names {
  readonly alias: string
  /** the alias of the table of pairs, if there is one */
  readonly pair: string
  readonly withDeleted: boolean
}

/** The rows of a relation, as the part of a query behind `from`. */
export function relatedRows({ relation, node }: Related, parent: string, names: Names): string {
  const alive = aliveClause(node.entity.facts, names.alias, names)
  return `${fromClause({ relation, node }, parent, names)}${alive}${whereClause(relation, names.alias)}`
}

function fromClause(
  { relation, node }: Related,
  parent: string,
  { alias, pair, withDeleted }: Names,
): string {
  const target = `${quote(node.entity.table)} as ${quote(alias)}`
  if (relation.kind !== "through")
    return `${target} where ${ref(alias, relation.targetColumn)} = ${ref(parent, relation.column)}`
  const key = `${ref(alias, keyColumn(node.entity.table))} = ${ref(pair, relation.targetColumn)}`
  // Some pairs are taken apart by a mark.
  const alive = aliveClause(factsOf(relation.table), pair, { withDeleted })
  return `${quote(relation.table)} as ${quote(pair)} join ${target} on ${key} where ${ref(pair, relation.sourceColumn)} = ${ref(parent, "id")}${alive}`
}

function aliveClause(
  facts: Entity["facts"],
  alias: string,
  { withDeleted }: Pick<Names, "withDeleted">,
): string {
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

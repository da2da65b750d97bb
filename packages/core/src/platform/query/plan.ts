import type { Entity, Relation } from "./entity.ts"
import { generalErrors } from "../kernel/errors.ts"
import type { Selection } from "./selection.ts"
import { firstOf } from "../kernel/certain.ts"

/** What one SELECT reads: plain data made from a selection, ready to compile. */
export interface PlanNode {
  readonly entity: Entity
  readonly columns: readonly string[]
  /** the columns that are times */
  readonly times: readonly string[]
  readonly children: readonly PlanChild[]
  /** whether there are relations below that grow with the store */
  readonly hasSets: boolean
}

/** A relation of the plan: its name in the answer and what it reads. */
export interface PlanChild {
  readonly name: string
  readonly relation: Relation
  readonly node: PlanNode
}

/** Bounds of a plan, so that no query string can make a statement of any size. */
export const planLimits = { depth: 6, relations: 80 }

export interface PlanOptions {
  /** the registry of all entities */
  readonly entities: Readonly<Record<string, Entity>>
  /** false leaves out what v1 loads by itself */
  readonly eager?: boolean
}

/**
 * Plans how to read an entity by a selection.
 * @throws invalid_data when the selection names a column or relation that does not exist, or too many of them
 */
export function planSelection(entity: Entity, selection: Selection, options: PlanOptions): PlanNode {
  if (selection.relations.length > planLimits.relations)
    throw generalErrors.fields_not_valid(selection.relations.slice(planLimits.relations))
  const unknown: string[] = []
  const node = planNode({ entity, path: "", selection, options, unknown, depth: 0 })
  if (unknown.length > 0) throw generalErrors.fields_not_valid(unknown)
  return node
}

interface Walk {
  readonly entity: Entity
  readonly path: string
  readonly selection: Selection
  readonly options: PlanOptions
  readonly unknown: string[]
  readonly depth: number
}

function planNode(walk: Walk): PlanNode {
  const columns = columnsOf(walk)
  const children = relationNames(walk).flatMap((name) => planChild(walk, name))
  return {
    entity: walk.entity,
    columns,
    times: columns.filter((name) => walk.entity.facts[name]?.kind === "timestamptz"),
    children,
    hasSets: children.some(({ relation, node }) => relation.isSet === true || node.hasSets),
  }
}

function columnsOf({ entity, path, selection, unknown }: Walk): readonly string[] {
  const readable = readableColumns(entity)
  const wished = path === "" ? selection.fields : selection.relationFields[path]
  if (!wished) return readable
  const allowed = new Set(readable)
  const isVirtual = (name: string) => Object.hasOwn(entity.relations, name)
  unknown.push(
    ...wished
      .filter((name) => !allowed.has(name) && !isVirtual(name))
      .map((name) => (path ? `${path}.${name}` : name)),
  )
  return [...new Set(["id", ...wished])].filter((name) => allowed.has(name))
}

/** The columns that may leave the database. */
export function readableColumns(entity: Entity): readonly string[] {
  return Object.keys(entity.facts).filter((name) => !entity.hidden.includes(name))
}

function relationNames({ entity, path, selection, options, depth }: Walk): readonly string[] {
  const prefix = path === "" ? "" : `${path}.`
  const wished = selection.relations
    .filter((relation) => relation.startsWith(prefix))
    .map((relation) => firstOf(relation.slice(prefix.length).split(".")))
  const fromFields =
    path === "" ? (selection.fields ?? []).filter((name) => Object.hasOwn(entity.relations, name)) : []
  const eager =
    options.eager === false || depth >= planLimits.depth
      ? []
      : Object.entries(entity.relations)
          .filter(([, relation]) => relation.eager)
          .map(([name]) => name)
  return [...new Set([...wished, ...fromFields, ...eager])]
}

function planChild(walk: Walk, name: string): PlanChild[] {
  const path = walk.path === "" ? name : `${walk.path}.${name}`
  const relation = Object.hasOwn(walk.entity.relations, name) ? walk.entity.relations[name] : undefined
  const target = relation && walk.options.entities[relation.target]
  if (!relation || !target || walk.depth >= planLimits.depth) {
    walk.unknown.push(path)
    return []
  }
  return [{ name, relation, node: planNode({ ...walk, entity: target, path, depth: walk.depth + 1 }) }]
}

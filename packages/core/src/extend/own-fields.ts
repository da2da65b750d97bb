import * as z from "zod"
import { numberRange } from "../platform/http/number-range.ts"
import type { Operation } from "../platform/http/operation.ts"
import { dateRange, oneOrMany, oneOrManyOf, optional, queryFlag } from "../platform/http/shape.ts"
import type { Entity } from "../platform/query/entity.ts"
import type { Filters } from "../platform/query/filter.ts"
import { withPageFilters, type Entities } from "../platform/query/registry.ts"
import type { SelectionRules } from "../platform/query/selection.ts"
import type { PlacedModel } from "./own-entities.ts"
import { isRecord } from "../platform/kernel/values.ts"

/** Columns and relations that a project added to our entities, by the entity's name. */
type Added = ReadonlyMap<
  string,
  { readonly columns: readonly string[]; readonly relations: readonly string[] }
>

/**
 * Lets the operations of every shop know what a project added to its entities: `fields` and `expand` may name it, the
 * columns come by default, and lists take the columns as filters.
 * @param entities those that the operation may give out
 */
export function withOwnFields(
  operation: Operation,
  models: readonly PlacedModel[],
  entities: Entities,
): Operation {
  const added = addedTo(models, entities)
  const [entity, isList] = subjectOf(operation)
  if (!entity || added.size === 0) return operation
  const select = operation.select && rulesWith(operation.select, { entity, added, entities })
  const widened = select ? { ...operation, select } : operation
  // The operation lists an entity that exists.
  return isList ? filterable(widened, entities[entity]!, added) : widened
}

function addedTo(models: readonly PlacedModel[], entities: Entities): Added {
  const added = new Map<string, { columns: string[]; relations: string[] }>()
  for (const { definition } of models) {
    if (definition.$stheno !== "model-extension") continue
    const entity = entities[definition.extends]
    if (!entity) continue
    const known = added.get(entity.name) ?? { columns: [], relations: [] }
    const isShown = (name: string) => Object.hasOwn(entity.facts, name) && !entity.hidden.includes(name)
    known.columns.push(...Object.keys(definition.columns).filter(isShown))
    known.relations.push(
      ...Object.keys(definition.relations).filter((name) => Object.hasOwn(entity.relations, name)),
    )
    added.set(entity.name, known)
  }
  return added
}

/** Which entity an operation answers, and whether with a list. */
function subjectOf({ response, method }: Operation): readonly [entity: string | undefined, isList: boolean] {
  if (response.kind === "resource") return [response.entity, false]
  if (response.kind !== "json") return [undefined, false]
  for (const field of Object.values(response.properties))
    if (field.kind === "resource" || field.kind === "resources")
      return [field.entity, field.kind === "resources" && method === "GET"]
  return [undefined, false]
}

function rulesWith(
  rules: SelectionRules,
  {
    entity,
    added,
    entities,
  }: { readonly entity: string; readonly added: Added; readonly entities: Entities },
): SelectionRules {
  const paths = ["", ...(rules.allowedRelations ?? [])]
  const more = paths.flatMap((path) => {
    const at = entityAt(entities[entity], path, entities)
    const own = at && added.get(at.name)
    const full = (name: string) => (path ? `${path}.${name}` : name)
    return own ? [{ columns: own.columns.map(full), relations: own.relations.map(full) }] : []
  })
  const columns = more.flatMap((one) => one.columns)
  const relations = more.flatMap((one) => one.relations)
  const root = added.get(entity)?.columns ?? []
  return {
    ...rules,
    ...(rules.fields ? { fields: [...rules.fields, ...root] } : {}),
    ...(rules.allowedFields ? { allowedFields: [...rules.allowedFields, ...columns, ...relations] } : {}),
    ...(rules.allowedRelations ? { allowedRelations: [...rules.allowedRelations, ...relations] } : {}),
  }
}

function entityAt(entity: Entity | undefined, path: string, entities: Entities): Entity | undefined {
  if (!entity || path === "") return entity
  const [name, ...rest] = path.split(".")
  // The path is not empty.
  const relation = entity.relations[name!]
  return relation && entityAt(entities[relation.target], rest.join("."), entities)
}

function filterable(operation: Operation, entity: Entity, added: Added): Operation {
  const query = operation.query ?? z.strictObject({})
  if (!(query instanceof z.ZodObject)) return operation
  const names = (added.get(entity.name)?.columns ?? []).filter(
    (name) => !Object.hasOwn(query.shape, name) && filterShape(entity, name),
  )
  if (names.length === 0) return operation
  // `names` are those that have a shape.
  const shapes = Object.fromEntries(names.map((name) => [name, optional(filterShape(entity, name)!)]))
  return {
    ...operation,
    query: query.safeExtend(shapes),
    handler: (input, context) => {
      const given = Object.entries(isRecord(input.query) ? input.query : {})
      const filters = given.filter(([name, value]) => names.includes(name) && value != null)
      const rest = Object.fromEntries(given.filter(([name]) => !names.includes(name)))
      if (filters.length === 0) return operation.handler({ ...input, query: rest }, context)
      // The shapes of the filters have checked the values.
      const db = withPageFilters(context.db, entity.name, Object.fromEntries(filters) as Filters)
      return operation.handler({ ...input, query: rest }, { ...context, db })
    },
  }
}

function filterShape({ facts }: Entity, name: string): z.ZodType | undefined {
  // An added column has this name.
  const { kind, values } = facts[name]!
  if (values) return oneOrManyOf(values)
  switch (kind) {
    case "text":
    case "enum":
      return oneOrMany()
    case "integer":
    case "bigint":
    case "numeric":
    case "real":
      return numberRange(name, "Number,NumericalComparisonOperator")
    case "boolean":
      return queryFlag()
    case "timestamptz":
      return dateRange()
    case "jsonb":
      return undefined
  }
}

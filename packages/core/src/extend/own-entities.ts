import type { ColumnFacts } from "../platform/database/schema.gen.ts"
import type { Entity, Relation } from "../platform/query/entity.ts"
import type { Entities } from "../platform/query/registry.ts"
import type { Placed } from "./definition.ts"
import type { Problem } from "./extension.ts"
import type { Columns, Model, ModelExtension } from "./model.ts"
import { nearest } from "../platform/kernel/nearest.ts"

/** A project's models, or additions to built-in ones. */
export type PlacedModel = Placed<Model | ModelExtension>

/** The entities of a shop, including the entities of a project. */
export interface OwnEntities {
  readonly all: Entities
  /** what operations of the storefront may give out */
  readonly storefront: Entities
  readonly problems: readonly Problem[]
}

/**
 * Adds models, and additions to built-in models, to the entities of a shop. What refers to something that does not exist is left out.
 * @since 0.1
 */
export function extendEntities(ours: Entities, models: readonly PlacedModel[]): OwnEntities {
  const all: Record<string, Entity> = { ...ours }
  const storefront: Record<string, Entity> = { ...ours }
  const problems: Problem[] = []
  const refuse = ({ origin }: PlacedModel, message: string, remedy: string) =>
    problems.push({ file: origin.file, message, remedy })
  for (const placed of models) {
    const { definition } = placed
    if (definition.$stheno !== "model") continue
    if (all[definition.name]) {
      refuse(placed, `There is an entity ${definition.name} already.`, "Give the model another name.")
      continue
    }
    all[definition.name] = entityOfModel(definition)
    storefront[definition.name] = shownOf(entityOfModel(definition), definition, columnsEveryModelHas)
  }
  for (const placed of models) {
    const { definition } = placed
    if (definition.$stheno !== "model-extension") continue
    const fault = faultOf(definition, all)
    if (fault) refuse(placed, fault.message, fault.remedy)
    else {
      // `faultOf` has refused unknown entities.
      all[definition.extends] = extendedBy(all[definition.extends]!, definition)
      // Both registries have the same entities.
      const base = storefront[definition.extends]!
      storefront[definition.extends] = shownOf(extendedBy(base, definition), definition)
    }
  }
  for (const placed of models) dropBroken(placed, { all, storefront, refuse })
  return { all: Object.freeze(all), storefront: Object.freeze(storefront), problems }
}

function faultOf(
  { extends: name, columns }: ModelExtension,
  all: Entities,
): { readonly message: string; readonly remedy: string } | undefined {
  const entity = all[name]
  if (!entity) {
    const near = nearest(name, Object.keys(all))
    return {
      message: `There is no entity ${name} to extend.`,
      remedy: near ? `Did you mean ${near}?` : "The entity reference lists every one.",
    }
  }
  const taken = Object.keys(columns).find((column) => Object.hasOwn(entity.facts, column))
  return taken === undefined
    ? undefined
    : { message: `${name} has a column ${taken} already.`, remedy: "Give the column another name." }
}

function factsOfColumns(columns: Columns): Record<string, ColumnFacts> {
  const facts = Object.entries(columns).map(([name, { kind, nullable, values }]) => [
    name,
    { kind, nullable, ...(values ? { values } : {}) },
  ])
  // The values are written above; `kind` is text to the compiler.
  return Object.fromEntries(facts) as Record<string, ColumnFacts>
}

const made: ColumnFacts = { kind: "timestamptz", nullable: false, default: "now()" }

function entityOfModel(model: Model): Entity {
  const facts = {
    id: { kind: "text", nullable: false },
    created_at: made,
    updated_at: made,
    ...(model.softDelete ? { deleted_at: { kind: "timestamptz", nullable: true } } : {}),
    ...factsOfColumns(model.columns),
  } satisfies Record<string, ColumnFacts>
  return Object.freeze({
    name: model.name,
    table: model.table,
    idPrefix: model.idPrefix,
    softDelete: model.softDelete,
    about: model.about,
    columns: aboutOf(model.columns),
    hidden: [],
    withheld: [],
    relations: model.relations,
    facts,
    key: ["id"],
  })
}

function extendedBy(entity: Entity, { columns, relations }: ModelExtension): Entity {
  return Object.freeze({
    ...entity,
    columns: { ...entity.columns, ...aboutOf(columns) },
    relations: { ...entity.relations, ...relations },
    facts: { ...entity.facts, ...factsOfColumns(columns) },
  })
}

function aboutOf(columns: Columns): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, { about }]) => [name, about]))
}

/** Their `id` is public wherever a relation leads to the row; their times only when `storefront` names them. */
const columnsEveryModelHas = ["created_at", "updated_at", "deleted_at"]

/** An entity with only the columns and relations that its definition opens to the Store API. */
function shownOf(
  entity: Entity,
  {
    columns,
    relations,
    storefront,
  }: Pick<ModelExtension, "columns" | "relations"> & Pick<Model, "storefront">,
  more: readonly string[] = [],
): Entity {
  if (storefront === "all") return entity
  const isKept = (name: string) => storefront.includes(name)
  const kept = Object.entries(entity.relations)
    .filter(([name]) => !(name in relations) || isKept(name))
    .map(([name, relation]) => [name, name in relations ? publishedOnly(relation) : relation] as const)
  return Object.freeze({
    ...entity,
    hidden: [...entity.hidden, ...[...Object.keys(columns), ...more].filter((name) => !isKept(name))],
    relations: Object.fromEntries(kept),
  })
}

/**
 * Lists of products that customers read contain published ones, unless the relation says which ones it reads. A row that
 * refers to one product shows it in any status, as line items do.
 */
function publishedOnly(relation: Relation): Relation {
  const isList = relation.kind === "many" || (relation.kind === "through" && !relation.single)
  return relation.target === "Product" && isList ? { where: { status: "published" }, ...relation } : relation
}

/** Leaves out relations that lead nowhere. */
function dropBroken(
  placed: PlacedModel,
  how: {
    readonly all: Record<string, Entity>
    readonly storefront: Record<string, Entity>
    readonly refuse: (placed: PlacedModel, message: string, remedy: string) => void
  },
): void {
  const { definition } = placed
  const name = definition.$stheno === "model" ? definition.name : definition.extends
  const entity = how.all[name]
  if (!entity) return
  for (const [key, relation] of Object.entries(definition.relations)) {
    const fault = relationFault(entity, relation, how.all)
    if (!fault) continue
    how.refuse(placed, `The relation ${key} of ${name} leads nowhere: ${fault}.`, "Correct the relation.")
    for (const registry of [how.all, how.storefront]) {
      // Both registries have the same entities.
      const { [key]: _, ...relations } = registry[name]!.relations
      // Both registries have the same entities.
      registry[name] = { ...registry[name]!, relations }
    }
  }
}

function relationFault(entity: Entity, relation: Relation, all: Entities): string | undefined {
  const target = all[relation.target]
  if (!target) {
    const near = nearest(relation.target, Object.keys(all))
    return `there is no entity ${relation.target}${near ? ` (did you mean ${near}?)` : ""}`
  }
  if (relation.kind === "through") return undefined
  if (!Object.hasOwn(entity.facts, relation.column)) return `${entity.name} has no column ${relation.column}`
  return Object.hasOwn(target.facts, relation.targetColumn)
    ? undefined
    : `${target.name} has no column ${relation.targetColumn}`
}

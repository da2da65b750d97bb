import type { GuideLink } from "../content/guides-about.ts"
import type { AbstractEntity, Entity, Relation } from "@stheno/core/internal/platform/query/entity.ts"
import { pairMeanings } from "@stheno/codegen/operations/pair-meanings.ts"
import { relationMeaning } from "./relation-meaning.ts"

/** What the core says of its tables and enums, as the reference reads it. */
export interface CoreModel {
  readonly entities: Readonly<Record<string, Entity>>
  /** what several entities share; no table */
  readonly abstractEntities: Readonly<Record<string, AbstractEntity>>
  /** table → column → type */
  readonly columns: Readonly<Record<string, Readonly<Record<string, ColumnFacts>>>>
  readonly enums: Readonly<Record<string, EnumFacts>>
  /** entity name → file that describes it, relative to the repository */
  readonly sources: Readonly<Record<string, string>>
  /** entity name → guides that explain it */
  readonly guides: ReadonlyMap<string, readonly GuideLink[]>
  /** entity name → groups of operations that return it */
  readonly operations: ReadonlyMap<string, readonly OperationGroup[]>
}

/** The operations of one resource, with their common page. */
export interface OperationGroup {
  readonly area: "store" | "admin"
  readonly tag: string
  readonly route: string
}

/** A column as the migrated database has it. */
export interface ColumnFacts {
  readonly kind: string
  readonly nullable: boolean
  /** a constant without quotes, or an expression in SQL */
  readonly default?: string | undefined
  /** name of the enum whose values the column takes */
  readonly enum?: string | undefined
}

/** An enum with its meaning. */
export interface EnumFacts {
  readonly about: string
  readonly members: readonly { readonly name: string; readonly value: string; readonly about: string }[]
}

/** A default as it is written in code, or what an expression gives, in words. */
export type DefaultValue = { readonly code: string } | { readonly words: string }

/** One column on an entity's page. */
export interface FieldModel {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** what the database writes without a value */
  readonly defaultValue?: DefaultValue | undefined
  readonly about: string
  /** name of the enum that lists the values */
  readonly enumName?: string | undefined
  /** entity the column points to */
  readonly target?: string | undefined
  /** never part of an answer */
  readonly hidden: boolean
}

/** One relation on an entity's page. */
export interface RelationModel {
  readonly name: string
  readonly target: string
  readonly list: boolean
  readonly eager: boolean
  /** how rows are matched, for example `cart_id → cart.id` */
  readonly via: string
  /** which rows it reads */
  readonly about: string
}

/** An entity's page. */
export interface EntityModel {
  readonly name: string
  /** none for what several entities share */
  readonly table?: string | undefined
  readonly about: string
  readonly idPrefix?: string | undefined
  readonly softDelete: boolean
  readonly source: string
  readonly fields: readonly FieldModel[]
  readonly relations: readonly RelationModel[]
  /** entities that have all these fields, where this one has no table */
  readonly sharedBy: readonly string[]
  /** relations of other entities that lead here */
  readonly usedBy: readonly { readonly entity: string; readonly relation: string }[]
  /** columns of other entities that hold its ID and that no relation reads */
  readonly namedBy: readonly { readonly entity: string; readonly column: string }[]
  readonly guides: readonly GuideLink[]
  /** groups of operations that return it */
  readonly operations: readonly OperationGroup[]
}

/** An enum's page. */
export interface EnumModel extends EnumFacts {
  readonly name: string
  readonly usedBy: readonly { readonly entity: string; readonly field: string }[]
}

const types: Record<string, string> = {
  timestamptz: "date",
  jsonb: "object",
  real: "number",
  numeric: "number",
}

/**
 * The pages of all entities, by name.
 * @throws Error when a description names a column or a target that does not exist
 * @since 0.1
 */
export function entityModels(core: CoreModel): EntityModel[] {
  const concrete = Object.values(core.entities).map((entity) => entityModel(entity, core))
  const shared = Object.values(core.abstractEntities).map((entity) => abstractModel(entity, concrete, core))
  return [...concrete, ...shared].sort((a, b) => a.name.localeCompare(b.name, "en"))
}

/**
 * The pages of all enums, by name, each with the fields that take its values.
 * @since 0.1
 */
export function enumModels(core: CoreModel): EnumModel[] {
  const fields = entityModels(core).flatMap(({ name, fields }) =>
    fields.map((field) => ({ entity: name, field })),
  )
  return Object.entries(core.enums)
    .map(([name, facts]) => ({
      ...facts,
      name,
      usedBy: fields
        .filter(({ field }) => field.enumName === name)
        .map(({ entity, field }) => ({ entity, field: field.name })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
}

function entityModel(entity: Entity, core: CoreModel): EntityModel {
  const { name, table, about, idPrefix, softDelete } = entity
  const relations = Object.entries(entity.relations).map(([key, relation]) =>
    relationModel(key, relation, entity, core),
  )
  const usedBy = Object.values(core.entities).flatMap((other) =>
    Object.entries(other.relations)
      .filter(([, relation]) => relation.target === name)
      .map(([relation]) => ({ entity: other.name, relation })),
  )
  const namedBy = Object.values(core.entities).flatMap((other) =>
    Object.entries(other.refersTo ?? {})
      .filter(([, target]) => target === name)
      .map(([column]) => ({ entity: other.name, column })),
  )
  const source = core.sources[name] ?? "packages/core/src/entities.ts"
  const fields = fieldModels(entity, core)
  const guides = core.guides.get(name) ?? []
  const operations = core.operations.get(name) ?? []
  const described = {
    name,
    table,
    about,
    idPrefix,
    softDelete,
    source,
    fields,
    relations,
    guides,
    operations,
  }
  return { ...described, sharedBy: [], usedBy, namedBy }
}

/** The fields of an abstract entity have the types they have wherever they are used. */
function abstractModel(
  { name, about, columns }: AbstractEntity,
  concrete: readonly EntityModel[],
  core: CoreModel,
): EntityModel {
  const names = Object.keys(columns)
  const users = concrete.filter(({ fields }) =>
    names.every((column) => fields.some((f) => f.name === column)),
  )
  if (!users[0]) throw new Error(`${name}: no entity has all of its fields`)
  const types = new Map(users[0].fields.map((field) => [field.name, field]))
  const fields = names.map((column) => ({
    ...types.get(column)!,
    about: columns[column]!,
    target: undefined,
  }))
  const source = core.sources[name] ?? "packages/core/src/entities.ts"
  const sharedBy = users.map((user) => user.name)
  const described = { name, about, softDelete: false, source, fields, sharedBy }
  return { ...described, relations: [], usedBy: [], namedBy: [], guides: [], operations: [] }
}

function fieldModels(entity: Entity, core: CoreModel): FieldModel[] {
  const columns = core.columns[entity.table]
  if (!columns) throw new Error(`${entity.name}: the database has no table ${entity.table}`)
  const targets = targetsOf(entity, core)
  return Object.entries(columns).map(([name, column]) => {
    const about = entity.columns[name]
    if (!about) throw new Error(`${entity.name}: the column ${name} is not described`)
    return {
      name,
      type: column.enum ?? types[column.kind] ?? column.kind,
      nullable: column.nullable,
      defaultValue: column.default === undefined ? undefined : readDefault(column.default),
      about,
      enumName: column.enum && column.enum in core.enums ? column.enum : undefined,
      target: targets.get(name),
      hidden: entity.hidden.includes(name),
    }
  })
}

/** Column → entity that it refers to, as relations of the entity say, or relations of other entities that it joins. */
function targetsOf(entity: Entity, core: CoreModel): ReadonlyMap<string, string> {
  const joined = Object.values(core.entities).flatMap((other) =>
    Object.values(other.relations).flatMap((relation) =>
      relation.kind === "through" && relation.table === entity.table
        ? ([
            [relation.sourceColumn, other.name],
            [relation.targetColumn, relation.target],
          ] as const)
        : [],
    ),
  )
  const own = Object.values(entity.relations).flatMap((relation) =>
    relation.kind === "one" && !relation.inverse ? ([[relation.column, relation.target]] as const) : [],
  )
  return new Map([...joined, ...Object.entries(entity.refersTo ?? {}), ...own])
}

const currentTime = ["now()", "clock_timestamp()", "CURRENT_TIMESTAMP"]

/** Text and values of enums are constants without quotes, as `pending`. */
function readDefault(value: string): DefaultValue {
  if (currentTime.includes(value)) return { words: "the current time" }
  if (value.startsWith("nextval(")) return { words: "the next number" }
  return value === "" ? { words: "empty text" } : { code: value }
}

function relationModel(name: string, relation: Relation, entity: Entity, core: CoreModel): RelationModel {
  const target = core.entities[relation.target]
  if (!target) throw new Error(`${entity.name}.${name}: no entity ${relation.target}`)
  const list = relation.kind === "many" || (relation.kind === "through" && !relation.single)
  return {
    name,
    target: relation.target,
    list,
    eager: relation.eager,
    via: viaOf(relation, target),
    about: relationMeaning(relation, entity, target, pairMeanings[`${entity.name}.${name}`]),
  }
}

function viaOf(relation: Relation, target: Entity): string {
  if (relation.kind === "through") return `${relation.table}.${relation.targetColumn}`
  if (relation.kind === "many" || relation.inverse) return `${target.table}.${relation.targetColumn}`
  return relation.column
}

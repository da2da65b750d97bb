import { enumColumns } from "./enum-columns.ts"
import { computed } from "@stheno/core/internal/computed.ts"
import { tableColumns } from "@stheno/core/internal/platform/database/schema.gen.ts"
import { entities } from "@stheno/core/internal/entities.ts"
import { enums, type Enumeration } from "@stheno/core/internal/enums.ts"
import { z } from "@stheno/core/internal/platform/http/shape.ts"
import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import type { Entity, Relation } from "@stheno/core/internal/platform/query/entity.ts"
import { comment, printSchema, propertyName, type JsonSchema } from "./print-schema.ts"
import { pairMeanings } from "./pair-meanings.ts"

const plainTypes: Readonly<Record<string, string>> = {
  text: "string",
  integer: "number",
  bigint: "number",
  numeric: "number",
  real: "number",
  boolean: "boolean",
  timestamptz: "string",
  jsonb: "Record<string, unknown>",
}

/** JSON columns that hold something else than an object. */
const lists: Readonly<Record<string, string>> = { "fulfillment.tracking_numbers": "string[]" }

/** What no column holds and every answer with the entity has. */
const alwaysComputed: Readonly<Record<string, readonly string[]>> = {
  BatchJob: ["status"],
  OrderEdit: ["status"],
}

const registry: Readonly<Record<string, Entity>> = entities
const enumRegistry: Readonly<Record<string, Enumeration>> = enums

/** An entity by its name. */
export function entityNamed(name: string): Entity {
  const found = registry[name]
  if (!found) throw new Error(`Unknown entity ${name}`)
  return found
}

/** The entities that answers can hold, those included that only relations reach; by name. */
export function reachable(names: Iterable<string>): Entity[] {
  const found = new Map<string, Entity>()
  const visit = (name: string) => {
    if (found.has(name)) return
    const entity = entityNamed(name)
    found.set(name, entity)
    for (const relation of Object.values(entity.relations)) visit(relation.target)
  }
  for (const name of names) visit(name)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Writes the interface of an entity. Relations and what is computed are optional: not every answer has them.
 * @param note what its description says besides
 */
export function printEntity(entity: Entity, note?: string): string {
  const members = [
    ...(entity.object ? [`/** The type of the record. */\nobject?: ${JSON.stringify(entity.object)}`] : []),
    ...[...columnsOf(entity).keys()]
      .filter((name) => !isComputed(entity, name))
      .map((name) => printColumn(entity, name)),
    ...Object.entries(entity.relations)
      .filter(([name]) => !isComputed(entity, name))
      .map(
        ([name, relation]) =>
          `${comment(relationMeaning(entity, name, relation))}${name}?: ${printRelation(relation)}`,
      ),
    ...Object.entries(computed[entity.name] ?? {}).flatMap(([name, schema]) =>
      printComputed(entity, name, schema),
    ),
  ]
  const about = [entity.about, note].filter(Boolean).join(" ")
  return `${comment(about)}export interface ${entity.name} {\n${members.join("\n")}\n}\n`
}

/** Writes the enumerations that columns of these entities take their values from. */
export function printEnums(used: readonly Entity[]): string[] {
  const tables = new Set(used.map(({ table }) => table))
  const names = Object.entries(enumColumns).flatMap(([column, name]) =>
    tables.has(column.split(".")[0]!) ? [name] : [],
  )
  return [...new Set(names)].sort().map((name) => {
    const { about, members } = enumRegistry[name]!
    const values = Object.values(members).map(([value]) => JSON.stringify(value))
    return `${comment(about)}export type ${name} = ${values.join(" | ")}\n`
  })
}

interface ColumnFacts {
  readonly kind: string
  readonly nullable: boolean
}

/** The columns of an entity that answers may have, with what is known of them. */
export function columnsOf(entity: Entity): ReadonlyMap<string, ColumnFacts> {
  const tables: Readonly<Record<string, Readonly<Record<string, ColumnFacts>>>> = tableColumns
  return new Map(Object.entries(tables[entity.table] ?? {}).filter(([name]) => !entity.hidden.includes(name)))
}

function isComputed(entity: Entity, name: string): boolean {
  return Object.hasOwn(computed[entity.name] ?? {}, name)
}

function printColumn(entity: Entity, name: string): string {
  const { kind, nullable } = columnsOf(entity).get(name)!
  const place = `${entity.table}.${name}`
  const type = lists[place] ?? enumColumns[place] ?? plainTypes[kind] ?? "string"
  return `${comment(entity.columns[name])}${propertyName(name)}: ${type}${nullable ? " | null" : ""}`
}

function printRelation(relation: Relation): string {
  const isSingle = relation.kind === "one" || (relation.kind === "through" && relation.single)
  return isSingle ? `${relation.target} | null` : `${relation.target}[]`
}

/** What a property of a response means; records mean what their entity means. */
export function meaningOf(field: ResponseField): string | undefined {
  if (field.kind === "plain") return field.schema.description
  if (field.kind === "either") return "The record that `type` names."
  const { about } = entityNamed(field.entity)
  return field.kind === "resources" ? about.replace(/^(An?|What) /, listed) : about
}

function listed(_: string, word: string): string {
  return `A list; each entry is ${word.toLowerCase()} `
}

/** What a relation contains: the row that a column refers to, or the rows that refer to this one. */
function relationMeaning(entity: Entity, name: string, relation: Relation): string {
  const { target, targetColumn } = relation
  const own = pairMeanings[`${entity.name}.${name}`]
  if (own) return own
  if (relation.kind === "through")
    return relation.single ? `The linked \`${target}\`.` : `Every linked \`${target}\`.`
  if (relation.kind === "many")
    return `Every \`${target}\` whose \`${targetColumn}\` is the \`${relation.column}\` of this \`${entity.name}\`.`
  if (relation.inverse)
    return `The \`${target}\` whose \`${targetColumn}\` is the \`${relation.column}\` of this \`${entity.name}\`.`
  // A column with a code, such as `currency_code`, describes the code.
  const about = relation.column.endsWith("_id") ? entity.columns[relation.column] : undefined
  return about
    ? about.replace(/^The ID of the /, "The ").replace(/^The ID of an? /, "The ")
    : `The \`${target}\` that \`${relation.column}\` refers to.`
}

function printComputed(entity: Entity, name: string, schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema
  if (json.not) return []
  const isAlways = alwaysComputed[entity.name]?.includes(name) ?? false
  return [`${comment(json.description)}${name}${isAlways ? "" : "?"}: ${printSchema(json)}`]
}

import { entities } from "@stheno/core/internal/entities.ts"
import type { ColumnFacts } from "@stheno/core/internal/platform/database/schema.gen.ts"
import type { Entity, Relation } from "@stheno/core/internal/platform/query/entity.ts"

/** Where the generated types of entities are. */
export const entityTypesFile = new URL(
  "../../../core/src/platform/query/entity-types.gen.ts",
  import.meta.url,
)

const plainTypes: Readonly<Record<string, string>> = {
  text: "string",
  integer: "number",
  bigint: "number",
  numeric: "number",
  real: "number",
  boolean: "boolean",
  timestamptz: "string",
  jsonb: "JsonObject",
}

/** JSON columns that hold something other than an object. */
const lists: Readonly<Record<string, string>> = { "fulfillment.tracking_numbers": "string[]" }

const header = `// Generated from the entities and the migrated database by \`npm run generate\`. Do not edit.

/** A JSON object, as \`metadata\` and \`data\` contain it. */
export type JsonObject = Record<string, unknown>

interface Relation<Target extends string, Below> {
  target: Target
  below: Below
}

/** A relation that reads as a list. With \`deleted too\`, deleted rows are read in it and in the relations below it. */
export interface Many<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "list"
}

/** A relation that always reads as one row. */
export interface One<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "row"
}

/** A relation that always has a row, and reads as null when that row is deleted. */
export interface OneUnlessDeleted<Target extends string> extends Relation<Target, ""> {
  reads: "row unless deleted"
}

/** A relation that reads as one row, or as null. */
export interface OneOrNone<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "row or null"
}
`

/** Writes the types that reads return, by entity: its columns, its relations, and which of these are always read. */
export function renderEntityTypes(): string {
  const all = Object.values(entities).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const registry = all.map((entity) => `  ${entity.name}: ${entity.name}Entity`)
  return [
    header,
    ...all.flatMap((entity) => [renderColumns(entity), renderEntity(entity)]),
    `/** The entities by name. */\nexport interface EntityTypes {\n${registry.join("\n")}\n}\n`,
  ].join("\n")
}

function renderColumns(entity: Entity): string {
  const columns = Object.entries(entity.facts)
    .filter(([name]) => !entity.hidden.includes(name))
    .map(([name, facts]) => `  ${name}: ${columnType(entity, name, facts)}`)
  const object = entity.object ? [`  object: ${JSON.stringify(entity.object)}`] : []
  const note = `/** What a read returns of a row of \`${entity.table}\`. */`
  return `${note}\nexport type ${entity.name}Columns = {\n${[...object, ...columns].join("\n")}\n}\n`
}

function columnType(entity: Entity, name: string, { kind, nullable, values }: ColumnFacts): string {
  const known = lists[`${entity.table}.${name}`] ?? plainTypes[kind]
  const type = known ?? values?.map((value) => JSON.stringify(value)).join(" | ") ?? "string"
  return nullable || entity.withheld.includes(name) ? `${type} | null` : type
}

function renderEntity(entity: Entity): string {
  const relations = Object.entries(entity.relations)
  const eager = relations.filter(([, relation]) => relation.eager).map(([name]) => JSON.stringify(name))
  const lines = relations.map(([name, relation]) => `    ${name}: ${relationType(entity, relation)}`)
  return `interface ${entity.name}Entity {
  columns: ${entity.name}Columns
  relations: {${lines.length > 0 ? `\n${lines.join("\n")}\n  ` : ""}}
  eager: ${eager.join(" | ") || "never"}
}
`
}

function relationType(entity: Entity, relation: Relation): string {
  const isList = relation.kind === "many" || (relation.kind === "through" && !relation.single)
  const below = relation.withDeleted ? `, "deleted too"` : ""
  return `${isList ? "Many" : rowType(entity, relation)}<"${relation.target}"${below}>`
}

function rowType(entity: Entity, relation: Relation): "One" | "OneUnlessDeleted" | "OneOrNone" {
  const isRequired =
    relation.kind === "one" && !relation.inverse && entity.facts[relation.column]?.nullable === false
  if (!isRequired) return "OneOrNone"
  const isDeletable = "deleted_at" in entities[relation.target]!.facts
  return isDeletable && !relation.withDeleted ? "OneUnlessDeleted" : "One"
}

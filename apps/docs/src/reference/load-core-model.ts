import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { tableColumns } from "@stheno/core/internal/platform/database/schema.gen.ts"
import { abstractEntities, entities } from "@stheno/core/internal/entities.ts"
import { groupBy } from "@stheno/core/internal/platform/kernel/group-by.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { enums, type Enumeration } from "@stheno/core/internal/enums.ts"
import { enumColumns } from "@stheno/codegen/operations/enum-columns.ts"
import { guidesOfContent, type Guides } from "../content/guides-about.ts"
import { groupRoute } from "./api/operation-route.ts"
import type { ColumnFacts, CoreModel, EnumFacts } from "./entity-model.ts"

const core = new URL("../../../../packages/core/src/", import.meta.url)

/**
 * Reads the core's description of its tables and enums.
 * @param guides which guides explain an entity; read from the pages by default
 * @since 0.1
 */
export function loadCoreModel(guides: Guides = guidesOfContent()): CoreModel {
  const names = [...Object.keys(entities), ...Object.keys(abstractEntities)]
  const enumFacts = Object.entries(enums).map(([name, facts]) => [name, enumFactsOf(facts)] as const)
  return {
    entities,
    abstractEntities,
    columns: columnFacts(),
    enums: Object.fromEntries(enumFacts),
    sources: sourcesOf(names),
    guides: guides.ofEntity,
    operations: groupsByEntity(),
  }
}

/** The groups of operations that return each entity, the Admin API first. */
function groupsByEntity(): CoreModel["operations"] {
  const returned = operations
    .toSorted((one, other) => groupRoute(one).localeCompare(groupRoute(other), "en"))
    .flatMap((operation) => entitiesIn(operation).map((entity) => ({ entity, operation })))
  return new Map(
    [...groupBy(returned, ({ entity }) => entity)].map(([entity, all]) => {
      const groups = all.map(({ operation: { area, tag } }) => ({
        area,
        tag,
        route: groupRoute({ area, tag }),
      }))
      return [entity, [...new Map(groups.map((group) => [group.route, group])).values()]]
    }),
  )
}

/** The entities in the response of an operation. */
function entitiesIn({ response }: Operation): readonly string[] {
  if (response.kind === "resource") return [response.entity]
  if (response.kind !== "json") return []
  return Object.values(response.properties).flatMap((field) => {
    if (field.kind === "plain") return []
    return field.kind === "either" ? field.entities : [field.entity]
  })
}

function enumFactsOf(enumeration: Enumeration): EnumFacts {
  return { about: enumeration.about, members: membersOf(enumeration) }
}

/** The values of an enum with their meanings. */
export function membersOf({ members }: Enumeration): EnumFacts["members"] {
  return Object.entries(members).map(([name, [value, meaning]]) => ({ name, value, about: meaning }))
}

/** The columns of the migrated database. Columns of an enum type have its name. */
function columnFacts(): CoreModel["columns"] {
  const tables = Object.entries(tableColumns as Record<string, Record<string, ColumnFacts>>)
  return Object.fromEntries(
    tables.map(([table, columns]) => {
      const facts = Object.entries(columns).map(([name, column]) => {
        const enumName = column.kind === "enum" ? enumColumns[`${table}.${name}`] : undefined
        return [name, { ...column, enum: enumName }]
      })
      return [table, Object.fromEntries(facts)]
    }),
  )
}

/** The slice file that describes each entity. */
function sourcesOf(names: readonly string[]): Record<string, string> {
  const files = readdirSync(fileURLToPath(core), { recursive: true, encoding: "utf8" })
    .filter((file) => /\btables\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, core), "utf8") }))
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = files.find(({ text }) => text.includes(`name: "${name}"`))
      return found ? [[name, `packages/core/src/${found.file}`]] : []
    }),
  )
}

import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { tableColumns } from "@stheno/core/internal/platform/database/schema.gen.ts"
import { abstractEntities, entities } from "@stheno/core/internal/entities.ts"
import { enums, type Enumeration } from "@stheno/core/internal/enums.ts"
import { enumColumns } from "@stheno/codegen/operations/enum-columns.ts"
import type { ColumnFacts, CoreModel, EnumFacts } from "./entity-model.ts"

const core = new URL("../../../../packages/core/src/", import.meta.url)

/**
 * Reads the core's description of its tables and enums.
 * @since 0.1
 */
export function loadCoreModel(): CoreModel {
  const names = [...Object.keys(entities), ...Object.keys(abstractEntities)]
  const enumFacts = Object.entries(enums).map(([name, facts]) => [name, enumFactsOf(facts)] as const)
  return {
    entities,
    abstractEntities,
    columns: columnFacts(),
    enums: Object.fromEntries(enumFacts),
    sources: sourcesOf(names),
  }
}

function enumFactsOf({ about, members }: Enumeration): EnumFacts {
  return {
    about,
    members: Object.entries(members).map(([name, [value, meaning]]) => ({ name, value, about: meaning })),
  }
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

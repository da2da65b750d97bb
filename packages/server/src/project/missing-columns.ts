import { sql, type Engine } from "@stheno/core"
import { entities, type Extension, type Problem } from "@stheno/core/host"
import { enumValuesOf, valuesProblem, type EnumValues } from "./enum-values.ts"

type Models = Extension["models"]

/**
 * Separates the models whose tables, columns and enum values match the database from those that would fail in every
 * statement.
 * @since 0.1
 */
export async function missingColumns(
  db: Engine["db"],
  models: Models,
): Promise<{ readonly usable: Models; readonly problems: readonly Problem[] }> {
  if (models.length === 0) return { usable: [], problems: [] }
  const tables = [...new Set(models.flatMap(({ definition }) => tableOf(definition) ?? []))]
  const there = await columnsOf(db, tables)
  const values = await enumValuesOf(db, tables)
  const problems: Problem[] = []
  const usable = models.filter(({ definition, origin }) => {
    const fault = faultOf(definition, there, values)
    if (fault) problems.push({ file: origin.file, ...fault })
    return !fault
  })
  return { usable, problems }
}

type Definition = Models[number]["definition"]

function faultOf(
  definition: Definition,
  there: ReadonlyMap<string, ReadonlySet<string>>,
  values: EnumValues,
): Omit<Problem, "file"> | undefined {
  const table = tableOf(definition)
  // The engine reports an extension of an entity that does not exist, with the nearest name.
  if (table === undefined) return undefined
  const columns = there.get(table)
  const missing = wantedOf(definition).filter((name) => !columns?.has(name))
  if (missing.length === 0) return valuesProblem(table, definition.columns, values)
  return {
    message: columns
      ? `The table ${table} has no column ${missing.join(", ")}.`
      : `There is no table ${table}.`,
    remedy: "Add a migration to src/migrations that creates what is missing.",
  }
}

/** The table of a model, or of the entity that it extends. */
function tableOf(definition: Definition): string | undefined {
  return definition.$stheno === "model" ? definition.table : entities[definition.extends]?.table
}

function wantedOf(definition: Definition): string[] {
  const columns = Object.keys(definition.columns)
  if (definition.$stheno !== "model") return columns
  return ["id", "created_at", "updated_at", ...(definition.softDelete ? ["deleted_at"] : []), ...columns]
}

/** The columns of tables that exist. */
async function columnsOf(
  db: Engine["db"],
  tables: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v', 'p')
      and a.attnum > 0 and not a.attisdropped and c.relname = any(${[...tables]})
    group by c.relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

import { sql, type Columns, type Engine } from "@stheno/core"
import type { Problem } from "@stheno/core/host"

/** The values that columns can have, by `table.column`. */
export type EnumValues = ReadonlyMap<string, readonly string[]>

/**
 * Reads the values that the database accepts in columns, from check constraints on one column and from enum types.
 * @returns by `table.column`; columns that accept any text are absent
 * @since 0.1
 */
export async function enumValuesOf(db: Engine["db"], tables: readonly string[]): Promise<EnumValues> {
  const { rows } = await sql<{ name: string; definition: string | null; labels: string[] | null }>`
    select c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition,
      (select array_agg(e.enumlabel::text) from pg_enum e where e.enumtypid = a.atttypid) as labels
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...tables]})`.execute(db)
  const found = new Map<string, readonly string[]>()
  for (const { name, definition, labels } of rows) {
    const values = labels ?? (definition === null ? undefined : literalsOf(definition))
    if (values) found.set(name, values)
  }
  return found
}

/** The values of `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))` and `CHECK ((state = 'a'::text))`. */
function literalsOf(definition: string): readonly string[] | undefined {
  const literal = String.raw`'(?:[^']|'')*'(?:::\w+(?: varying)?)?`
  const name = String.raw`\(*"?\w+"?\)?(?:::\w+)?`
  const list = String.raw`\(*ARRAY\[${literal}(?:, ${literal})*\]\)?(?:::text\[\])?`
  const isList = new RegExp(`^CHECK \\(\\(${name} = (?:ANY \\(${list}\\)|${literal})\\)+$`).test(definition)
  if (!isList) return undefined
  return [...definition.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text!.replaceAll("''", "'"))
}

/**
 * Compares the enum columns of a model with what the database accepts.
 * @returns the first column that differs, with the statement that corrects it
 */
export function valuesProblem(
  table: string,
  columns: Columns,
  accepted: EnumValues,
): Omit<Problem, "file"> | undefined {
  for (const [name, { values }] of Object.entries(columns)) {
    if (!values) continue
    const there = accepted.get(`${table}.${name}`)
    if (there && isSame(there, values)) continue
    return {
      message: `The column ${name} of ${table} accepts ${there?.join(", ") ?? "any text"}, but the model lists ${values.join(", ")}.`,
      remedy: `Add a migration to src/migrations: ${constraintChange(table, name, values)}`,
    }
  }
  return undefined
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join("\n") === other.toSorted().join("\n")
}

/** The statement that makes a column accept exactly these values. */
function constraintChange(table: string, column: string, values: readonly string[]): string {
  const name = quoted(`${table}_${column}_check`)
  return `alter table ${quoted(table)} drop constraint if exists ${name}, add constraint ${name} ${enumCheck(column, values)};`
}

/** `check (state in ('draft', 'live'))` */
function enumCheck(column: string, values: readonly string[]): string {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")
  return `check (${quoted(column)} in (${list}))`
}

/** A name as SQL writes it: quoted where it has to be. */
function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`
}

/** Keywords of PostgreSQL that are likely names of tables and columns and need quotes. */
const reserved = new Set(
  "all and any array as asc check collate column constraint create current_date default desc do else end except false for foreign from grant group having in limit not null offset on only or order primary references select some table then to true union unique user using when where window with".split(
    " ",
  ),
)

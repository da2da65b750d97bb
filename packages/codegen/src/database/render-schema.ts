import { sql, type Kysely } from "kysely"
import { format } from "prettier"
import type { Database } from "@stheno/core"

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** as PostgreSQL prints it, e.g. `'pending'::order_status_enum` */
  defaultValue: string | null
  members: string | null
  keyPosition: number
}

const header = `// Generated from the migrated database by \`npm run generate\`. Do not edit.
import type { ColumnType, Generated } from "kysely"

/** Anything JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Read parsed, written as JSON text. */
export type Json = ColumnType<JsonValue, string, string>
/** A JSON column with a default. */
export type GeneratedJson = ColumnType<JsonValue, string | undefined, string>
/** A moment: text when read as JSON, a Date from the driver. */
export type Timestamp = ColumnType<string | Date, string | Date, string | Date>
/** A moment with a default. */
export type GeneratedTimestamp = ColumnType<string | Date, string | Date | undefined, string | Date>

/** The kinds of columns the query compiler tells apart. */
export type ColumnKind =
  | "text"
  | "integer"
  | "numeric"
  | "real"
  | "boolean"
  | "timestamptz"
  | "jsonb"
  | "enum"
  | "bigint"

/** A column as the query compiler sees it. */
export interface ColumnFacts {
  readonly kind: ColumnKind
  readonly nullable: boolean
  /** what the database writes without a value, in SQL: a constant without quotes and type, or an expression */
  readonly default?: string
  /** the type of an enumeration, and what is in it */
  readonly type?: string
  readonly values?: readonly string[]
}
`

const kinds: Record<string, string> = {
  varchar: "text",
  text: "text",
  int4: "integer",
  int8: "bigint",
  numeric: "numeric",
  float4: "real",
  bool: "boolean",
  timestamptz: "timestamptz",
  jsonb: "jsonb",
}

/**
 * Writes the row types and the column registry of a migrated database.
 * @param db a database with every migration applied
 * @returns the text of `schema.gen.ts`
 */
export async function renderSchema(db: Kysely<Database>): Promise<string> {
  const tables = byTable(await readColumns(db))
  const names = [...tables.keys()]
  const text = [
    header,
    ...names.map((name) => renderRow(name, tables.get(name)!)),
    `/** Every table of Stheno and the type of its rows. */\ninterface Tables {`,
    ...names.map((name) => `${name}: ${typeName(name)}`),
    `}\n\n/** Every table and the type of its rows; a project adds its own by declaration merging. */`,
    `export interface Database extends Tables {}\n`,
    `/** The name of a table of Stheno. */\nexport type TableName = keyof Tables\n`,
    `/** Every column of every table, in the database's order. */\nexport const tableColumns = {`,
    ...names.map((name) => `${name}: { ${tables.get(name)!.map(renderFacts).join(", ")} },`),
    `} as const satisfies Record<TableName, Record<string, ColumnFacts>>\n`,
    `/** The columns of each primary key; two tables of pairs have none. */\nexport const primaryKeys = {`,
    ...names.map((name) => `${name}: ${JSON.stringify(primaryKey(tables.get(name)!))},`),
    `} as const satisfies Record<TableName, readonly string[]>`,
  ].join("\n")
  return format(text, { parser: "typescript", printWidth: 110, semi: false, trailingComma: "all" })
}

async function readColumns(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as "type",
      not a.attnotnull as "nullable", a.atthasdef as "hasDefault", pg_get_expr(d.adbin, d.adrelid) as "defaultValue",
      (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
       from pg_enum e where e.enumtypid = t.oid) as "members",
      coalesce(array_position(k.conkey, a.attnum), 0)::int as "keyPosition"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname <> 'stheno_migration'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

function byTable(columns: readonly Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return tables
}

function renderRow(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `${column.column}: ${columnType(column)}`)
  return `/** A row of \`${table}\`. */\nexport interface ${typeName(table)} {\n${lines.join("\n")}\n}\n`
}

function columnType(column: Column): string {
  const or = column.nullable ? " | null" : ""
  const kind = kindOf(column)
  if (kind === "timestamptz") return (column.hasDefault ? "GeneratedTimestamp" : "Timestamp") + or
  if (kind === "jsonb") return (column.hasDefault ? "GeneratedJson" : "Json") + or
  const plain = plainType(column, kind) + or
  return column.hasDefault ? `Generated<${plain}>` : plain
}

function plainType(column: Column, kind: string): string {
  if (kind === "enum")
    return column
      .members!.split(",")
      .map((member) => `"${member}"`)
      .join(" | ")
  if (kind === "text") return "string"
  return kind === "boolean" ? "boolean" : "number"
}

function kindOf(column: Column): string {
  if (column.members !== null) return "enum"
  const kind = kinds[column.type]
  if (!kind) throw new Error(`${column.table}.${column.column} has type ${column.type}: add it to the kinds`)
  return kind
}

function renderFacts(column: Column): string {
  const value =
    column.defaultValue === null ? "" : `, default: ${JSON.stringify(plainValue(column.defaultValue))}`
  const facts = `kind: "${kindOf(column)}", nullable: ${column.nullable}${value}`
  if (column.members === null) return `${column.column}: { ${facts} }`
  const values = JSON.stringify(column.members.split(","))
  return `${column.column}: { ${facts}, type: "${column.type}", values: ${values} }`
}

function primaryKey(columns: readonly Column[]): string[] {
  return columns
    .filter((column) => column.keyPosition > 0)
    .sort((a, b) => a.keyPosition - b.keyPosition)
    .map((column) => column.column)
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) + "Table"
}

/** `'pending'::order_status_enum` is `pending`; an expression as `now()` stays as it is. */
function plainValue(sqlText: string): string {
  const constant = /^'((?:[^']|'')*)'(::[^()]+)?$/.exec(sqlText)
  return constant ? constant[1]!.replaceAll("''", "'") : sqlText
}

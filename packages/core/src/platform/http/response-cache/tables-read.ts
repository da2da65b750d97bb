import QuickLRU from "quick-lru"
import { tableColumns } from "../../database/schema.gen.ts"
import { changeSourceOf } from "../../database/migrations/0015-changes-of-more-tables.ts"

/** Functions that statements use in place of a table. They compute rows from their arguments. */
const rowFunctions: ReadonlySet<string> = new Set([
  "generate_series",
  "json_array_elements",
  "json_array_elements_text",
  "json_each",
  "json_to_recordset",
  "jsonb_array_elements",
  "jsonb_array_elements_text",
  "jsonb_each",
  "jsonb_object_keys",
  "jsonb_to_recordset",
  "regexp_split_to_table",
  "string_to_table",
  "unnest",
])

/** Expressions whose value changes although no table does. */
const volatile =
  /\b(?:current_(?:date|time|timestamp|user|role|schema|catalog)|localtime|localtimestamp|session_user)\b|\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday|random|gen_random_uuid|nextval|currval|current_setting|pg_\w+|txid_\w+|inet_\w+|version)\s*\(/i

/** Statements that lock or write. */
const writing =
  /\b(?:insert|update|delete|truncate|merge|lock|set_config|notify|call|do)\b|\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i

const everyTable: ReadonlySet<string> = new Set(Object.keys(tableColumns))

/** By text of the statement. */
const known = new QuickLRU<string, readonly string[] | undefined>({ maxSize: 1000 })

/**
 * Finds the names under which the changes of everything that a statement reads are recorded.
 * @param text with its values bound as parameters
 * @returns undefined when the statement also depends on something else, or may
 */
export function changeSourcesOf(text: string): readonly string[] | undefined {
  if (known.has(text)) return known.get(text)
  const found = find(text)
  known.set(text, found)
  return found
}

function find(text: string): readonly string[] | undefined {
  // Keys of JSON objects and other constants are not names.
  const code = text.replace(/'(?:[^']|'')*'/g, "''")
  if (volatile.test(code) || writing.test(code)) return undefined
  const common = new Set(
    [...code.matchAll(/"?(\w+)"?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi)].map(([, name = ""]) => name),
  )
  const tables = new Set<string>()
  for (const [, quoted, plain, call] of code.matchAll(sources)) {
    const name = quoted ?? plain ?? ""
    if (everyTable.has(name)) tables.add(name)
    else if (name === statistics || name.toLowerCase() === "lateral") continue
    else if (call ? !rowFunctions.has(name.toLowerCase()) : !common.has(name)) return undefined
  }
  // A list after a comma can name tables too, so every word that is the name of a table counts.
  for (const [, quoted, plain] of code.matchAll(/"(\w+)"|\b([a-z_]+)\b/g)) {
    const name = quoted ?? plain ?? ""
    if (everyTable.has(name) && name !== columnToo && (quoted || !isQuotedTable(name))) tables.add(name)
  }
  // A list that compares the tokens of its tables counts them in the same statement.
  tables.delete("table_change")
  const found = new Set<string>()
  for (const table of tables) {
    const source = changeSourceOf(table)
    if (source === undefined) return undefined
    found.add(source)
  }
  return [...found].toSorted()
}

/** What follows `from` or `join`, unless it is a query in parentheses or belongs to `is distinct from`. */
const sources = /(?<!\bdistinct\s+)\b(?:from|join)\s+(?:lateral\s+|only\s+)?(?:"(\w+)"|(\w+))\s*(\()?/gi

/** PostgreSQL's statistics: only estimated counts depend on them, and an estimate may be kept while its table stays the same. */
const statistics = "pg_class"

/** The name of a table and of columns in other tables. */
const columnToo = "idempotency_key"

/** Tables whose names mean something else without quotes. */
function isQuotedTable(name: string): boolean {
  return name === "order" || name === "user"
}

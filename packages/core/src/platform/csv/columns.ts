import { createProblemList } from "./problems.ts"
import type { CsvRow } from "./read-csv.ts"

/** A column that a kind of file may have. */
export interface ColumnRule<Key extends string = string> {
  readonly key: Key
  /** its title, or what titles of a group of columns look like */
  readonly title: string | RegExp
  readonly isRequired?: boolean
}

/** A column of a file. */
export interface Column<Key extends string = string> {
  readonly key: Key
  readonly title: string
  readonly index: number
  /** what the groups of the rule's expression caught */
  readonly groups: readonly string[]
}

/**
 * The columns of a file, by its header.
 * @throws CsvError  for unknown, repeated and missing columns, all of them at once
 * @since 0.1
 */
export function readColumns<Key extends string>(
  header: CsvRow | undefined,
  rules: readonly ColumnRule<Key>[],
): readonly Column<Key>[] {
  const problems = createProblemList()
  if (!header) problems.add("the file is empty")
  const columns: Column<Key>[] = []
  const seen = new Set<string>()
  for (const [index, cell] of (header?.cells ?? []).entries()) {
    const title = cell.trim()
    // The loop runs over the cells of the header.
    const place = { line: header!.line, column: title }
    const found = columnOf(title, index, rules)
    if (found && seen.has(title)) problems.add("the column is there twice", place)
    else if (found) columns.push(found)
    else problems.add(`the column "${title}" is unknown`, place)
    seen.add(title)
  }
  for (const rule of rules)
    if (header && rule.isRequired && !columns.some(({ key }) => key === rule.key))
      problems.add(`the column "${String(rule.title)}" is missing`, { line: header.line })
  problems.throwIfAny()
  return columns
}

function columnOf<Key extends string>(
  title: string,
  index: number,
  rules: readonly ColumnRule<Key>[],
): Column<Key> | undefined {
  for (const { key, title: wanted } of rules) {
    if (wanted === title) return { key, title, index, groups: [] }
    const match = typeof wanted === "string" ? null : wanted.exec(title)
    if (match) return { key, title, index, groups: match.slice(1) }
  }
  return undefined
}

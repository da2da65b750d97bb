import type { BatchJobRun } from "../batch-jobs/index.ts"
import {
  createProblemList,
  hasWidth,
  readColumns,
  type Column,
  type ColumnRule,
  type CsvRow,
  type Dialect,
  type ProblemList,
} from "../../../platform/csv/index.ts"
import type { ImportBatch } from "./import-source.ts"

/** A file that is being imported. */
export interface ImportFile<Key extends string> {
  readonly columns: readonly Column<Key>[]
  readonly dialect: Dialect
  /** what is wrong with the rows so far */
  readonly problems: ProblemList
}

/** How one batch of rows is worked on. */
export type BatchWork = (rows: readonly CsvRow[]) => Promise<void>

/**
 * Goes through the file of a job, a batch of rows at a time.
 * @param source the rows, the header first
 * @param rules columns that the file may have
 * @param open receives the header; returns the function that handles the rows
 * @throws CsvError  with everything that is wrong with the file, once it was read to its end or a hundred things are
 */
export async function readImportFile<Key extends string>(
  run: BatchJobRun,
  source: AsyncIterable<ImportBatch>,
  rules: readonly ColumnRule<Key>[],
  open: (file: ImportFile<Key>) => Promise<BatchWork>,
): Promise<void> {
  const problems = createProblemList()
  let columns: readonly Column<Key>[] | undefined
  let work: BatchWork | undefined
  for await (const { dialect, rows } of source) {
    const isFirst = !columns
    columns ??= readColumns(rows[0], rules)
    work ??= await open({ columns, dialect, problems })
    const whole = passOverOdd(isFirst ? rows.slice(1) : rows, columns.length, problems)
    if (whole.length > 0) await work(whole)
    if (problems.isFull) problems.throwIfAny()
    await run.progress()
  }
  if (!columns) readColumns(undefined, rules)
  problems.throwIfAny()
}

/** Rows with as many cells as the header; other rows are reported. */
function passOverOdd(rows: readonly CsvRow[], width: number, problems: ProblemList): readonly CsvRow[] {
  return rows.filter((row) => {
    const isWhole = hasWidth(row, width)
    const message = `the row has ${row.cells.length} cells, but the header has ${width}`
    if (!isWhole) problems.add(message, { line: row.line })
    return isWhole
  })
}

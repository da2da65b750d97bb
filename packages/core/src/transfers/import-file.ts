import type { BatchJobRun } from "../batch-jobs/index.ts"
import {
  CsvError,
  createProblemList,
  hasWidth,
  problem,
  readColumns,
  readCsv,
  type Column,
  type ColumnRule,
  type CsvRow,
  type Dialect,
  type ProblemList,
} from "../csv/index.ts"

/** Rows that are worked on together. */
const batchSize = 200

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
 * Goes through the uploaded file of a job, a batch of rows at a time.
 * @param open told of the header; returns what is to be done with the rows
 * @throws CsvError  with everything that is wrong with the file, once it was read to its end or a hundred things are
 */
export async function readImportFile<Key extends string>(
  run: BatchJobRun,
  rules: readonly ColumnRule<Key>[],
  open: (file: ImportFile<Key>) => Promise<BatchWork>,
): Promise<void> {
  const problems = createProblemList()
  let dialect: Dialect | undefined
  let columns: readonly Column<Key>[] | undefined
  let work: BatchWork | undefined
  let batch: CsvRow[] = []
  const flush = async () => {
    const rows = batch
    batch = []
    if (rows.length > 0) await work!(rows)
    await run.progress()
  }
  const stream = await openFile(run)
  for await (const rows of readCsv(stream, (told) => (dialect = told))) {
    for (const row of rows) {
      if (!columns) {
        columns = readColumns(row, rules)
        work = await open({ columns, dialect: dialect!, problems })
      } else if (hasWidth(row, columns.length)) batch.push(row)
      else problems.add(widthProblem(row, columns.length), { line: row.line })
      if (batch.length >= batchSize) await flush()
      if (problems.isFull) problems.throwIfAny()
    }
  }
  if (!columns) readColumns(undefined, rules)
  await flush()
  problems.throwIfAny()
}

function widthProblem({ cells }: CsvRow, width: number): string {
  return `the row has ${cells.length} cells, but the header has ${width}`
}

async function openFile({ engine, context }: BatchJobRun): Promise<ReadableStream<Uint8Array>> {
  const { fileKey } = context
  if (typeof fileKey !== "string") throw new CsvError([problem("the job's context names no fileKey")])
  const stream = await engine.providers.files.downloadStream(fileKey)
  if (!stream) throw new CsvError([problem(`there is no file "${fileKey}"`)])
  return stream
}

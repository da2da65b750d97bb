import { sql } from "kysely"
import type { BatchJobRun } from "../batch-jobs/index.ts"
import { CsvError, problem, readCsv, type CsvRow, type Dialect } from "../../../platform/csv/index.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"
import { parseJson } from "../../../platform/kernel/values.ts"

/** Rows that are worked on together. */
const batchSize = 200

/** Characters in the cells of a batch, beyond which no further row is added to it: rows may be a megabyte long. */
const batchLength = 262_144

/** Rows of a file that are worked on together; the very first one is the header. */
export interface ImportBatch {
  readonly dialect: Dialect
  readonly rows: readonly CsvRow[]
}

/**
 * The rows of a job's uploaded file, straight from where files are kept. Hold no locks meanwhile: that may be far away.
 * @throws CsvError  when the file does not exist, or when it cannot be read on
 */
export async function* uploadedBatches(
  run: Pick<BatchJobRun, "engine" | "context">,
): AsyncGenerator<ImportBatch> {
  let dialect: Dialect | undefined
  let rows: CsvRow[] = []
  let length = 0
  for await (const read of readCsv(await openFile(run), (told) => (dialect = told)))
    for (const row of read) {
      rows.push(row)
      length += lengthOf(row)
      if (rows.length < batchSize && length < batchLength) continue
      // Rows come after their dialect.
      yield { dialect: dialect!, rows }
      rows = []
      length = 0
    }
  // Rows come after their dialect.
  if (rows.length > 0) yield { dialect: dialect!, rows }
}

/**
 * Reads a job's uploaded file into the database, for the time of the transaction, and then gives out its rows from
 * there. What is done with them may take locks: it waits for nothing but the database.
 * @returns once the whole file is read
 * @throws CsvError  when the file does not exist, or when it cannot be read on
 */
export async function stageBatches(run: BatchJobRun): Promise<AsyncIterable<ImportBatch>> {
  await sql`create temporary table import_batch (number integer primary key, content text not null)
    on commit drop`.execute(run.db)
  let count = 0
  for await (const batch of uploadedBatches(run)) {
    await sql`insert into import_batch values (${count}, ${JSON.stringify(batch)})`.execute(run.db)
    count++
    await run.progress()
  }
  return stagedBatches(run, count)
}

async function* stagedBatches({ db }: BatchJobRun, count: number): AsyncGenerator<ImportBatch> {
  for (let number = 0; number < count; number++) {
    const { rows } = await sql<{ content: string }>`
      select content from import_batch where number = ${number}`.execute(db)
    yield parseJson<ImportBatch>(firstOf(rows).content)
  }
}

function lengthOf({ cells }: CsvRow): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0)
}

async function openFile({
  engine,
  context,
}: Pick<BatchJobRun, "engine" | "context">): Promise<ReadableStream<Uint8Array>> {
  const { fileKey } = context
  if (typeof fileKey !== "string") throw new CsvError([problem("the job's context names no fileKey")])
  const stream = await engine.providers.files.downloadStream(fileKey)
  if (!stream) throw new CsvError([problem(`there is no file "${fileKey}"`)])
  return stream
}

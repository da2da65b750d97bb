import { CsvError, createProblemList, problem, type Problem } from "../../../platform/csv/index.ts"
import { databaseErrorOf, retryableStates } from "../../../platform/http/database-errors.ts"
import { asRefusal } from "../../../platform/http/reply.ts"
import { isPassing } from "../../../platform/http/run.ts"
import type { CommerceError } from "../../../platform/kernel/errors.ts"
import type { BatchJobRun, JobBatch } from "../batch-jobs/index.ts"
import { checkAgain, recallRows, type CheckedBatch } from "./check-products.ts"
import { forgetFrom } from "./import-keys.ts"
import type { ProductRow } from "./parse-product-row.ts"
import { refreshStatistics } from "./statistics.ts"
import { writeProducts } from "./write-products.ts"

/** How far an import is, as the job's row keeps it. */
interface ImportPosition {
  /** the line of the last row that is saved or reported */
  readonly line: number
  /** products and variants that are saved */
  readonly done: number
  /** rows that were left out */
  readonly errors: readonly Problem[]
}

/** Rows that are left out before an import stops: by then something is wrong with the store rather than with a row. */
const mostErrors = 100

/** Writes the rows of a file, a batch in each transaction. */
export interface BatchWriter {
  /** @throws CsvError  when too many rows were left out */
  write(rows: readonly ProductRow[]): Promise<void>
  /**
   * @returns the number of products and variants that are saved
   * @throws CsvError  with the rows that were left out
   */
  end(): number
}

/** Makes the writer of an import, which continues after the rows that are saved already. */
export function createBatchWriter(run: BatchJobRun): BatchWriter {
  // The position is what `save` has stored.
  const position = (run.position ?? { line: 0, done: 0, errors: [] }) as unknown as ImportPosition
  const work: ImportWork = { run, position, created: 0, nextRefresh: 1000, isDirty: false }
  return {
    async write(rows) {
      const due = await recallSaved(work, rows)
      await saveAll(work, due)
      const { errors } = work.position
      if (errors.length >= mostErrors) throw new CsvError([...errors, stoppedAt(work.position)])
      await refresh(work)
    },
    end() {
      const { errors, done } = work.position
      if (errors.length > 0) throw new CsvError(errors)
      return done
    },
  }
}

/** An import that is being written. */
interface ImportWork {
  readonly run: BatchJobRun
  position: ImportPosition
  /** products and variants that this process has created */
  created: number
  /** the number of them at which the tables are counted again */
  nextRefresh: number
  /** whether a batch that was not saved has named things */
  isDirty: boolean
}

/** @returns the rows that are not saved yet */
async function recallSaved(
  { run, position }: ImportWork,
  rows: readonly ProductRow[],
): Promise<readonly ProductRow[]> {
  const saved = rows.filter(({ line }) => line <= position.line)
  if (saved.length === 0) return rows
  const isReported = (line: number) => position.errors.some((error) => error.line === line)
  await recallRows({ db: run.db, lists: run.db }, saved, isReported)
  return rows.slice(saved.length)
}

/** What refuses a batch is traced to its row, which alone is left out. */
async function saveAll(work: ImportWork, rows: readonly ProductRow[]): Promise<void> {
  try {
    await save(work, rows, writeRows)
  } catch (error) {
    const refusal = refusalOfRows(error)
    if (!refusal) throw error
    if (rows.length === 1) return save(work, rows, leavingOut(refusal))
    const middle = Math.ceil(rows.length / 2)
    await saveAll(work, rows.slice(0, middle))
    await saveAll(work, rows.slice(middle))
  }
}

async function save(work: ImportWork, rows: readonly ProductRow[], write: typeof writeRows): Promise<void> {
  const { run, position } = work
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return
  let [next, created] = [position, 0]
  await run.commit(async (batch) => {
    if (work.isDirty) await forgetFrom(run.db, first.line)
    work.isDirty = true
    const written = await write(run, batch, rows)
    const errors = [...position.errors, ...written.errors]
    next = { line: last.line, done: position.done + written.done, errors }
    created = written.created
    return { position: { ...next }, done: next.done }
  })
  Object.assign(work, { position: next, created: work.created + created, isDirty: false })
}

async function refresh(work: ImportWork): Promise<void> {
  const { run, position, created, nextRefresh } = work
  if (created < nextRefresh) return
  work.nextRefresh *= 4
  await run.commit(async ({ db }) => {
    await refreshStatistics(db)
    return { position: { ...position }, done: position.done }
  })
}

interface Written {
  /** products and variants */
  readonly done: number
  /** those of them that are new */
  readonly created: number
  readonly errors: readonly Problem[]
}

async function writeRows(run: BatchJobRun, batch: JobBatch, rows: readonly ProductRow[]): Promise<Written> {
  // Rows that are left out are reported one and all.
  const problems = createProblemList(Infinity)
  const checked = await checkAgain({ db: batch.db, lists: run.db }, rows, problems)
  await writeProducts(batch, checked)
  const errors = problems.all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return { ...countsOf(checked), errors }
}

function countsOf({ firsts, rows }: CheckedBatch): Pick<Written, "done" | "created"> {
  const ids = [
    ...firsts.map(({ product }) => product.id),
    ...rows.flatMap(({ variant }) => (variant ? [variant.id] : [])),
  ]
  return { done: ids.length, created: ids.filter((id) => !id).length }
}

function leavingOut({ message }: CommerceError): typeof writeRows {
  return async (_run, _batch, rows) => ({
    done: 0,
    created: 0,
    errors: rows.map(({ line }) => problem(message, { line })),
  })
}

/** An error that a row has caused, and that it would cause again. */
function refusalOfRows(error: unknown): CommerceError | undefined {
  if (isPassing(error) || retryableStates.has(databaseErrorOf(error)?.code ?? "")) return undefined
  return asRefusal(error)
}

function stoppedAt({ line }: ImportPosition): Problem {
  return problem("the import stopped here: the rows after it were not imported", { line })
}

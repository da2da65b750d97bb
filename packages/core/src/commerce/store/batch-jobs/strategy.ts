import type { Context } from "../../../platform/http/operation.ts"
import { StrategyKind } from "../../../platform/kernel/strategies.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/** A JSON object. */
type Data = Readonly<Record<string, unknown>>

/** A batch job that is being processed. */
export interface BatchJobRun extends Pick<Context, "engine" | "emit"> {
  /** the ID of the batch job */
  readonly id: string
  /**
   * the transaction in which the strategy works; it commits or rolls back as a whole. A strategy that uses `commit`
   * only reads with it.
   */
  readonly db: Executor
  /** the parameters of the job */
  readonly context: Data
  /** the result of pre-processing; undefined during pre-processing */
  readonly result: Data | undefined
  /** the `position` of the last batch that `commit` saved; undefined if there is none */
  readonly position: Data | undefined
  /**
   * Saves a batch of the work in a separate, short transaction, together with the position after it. What is saved
   * stays, even if the job fails or is canceled later. A job whose process died is processed again with this position.
   * In a database with a single connection, all batches are saved together when the job is done.
   * @param work writes with the `db` of the batch; it is called again after a conflict with another writer
   * @throws when the job was canceled or the server is stopping; do not catch this error
   */
  commit(work: (batch: JobBatch) => Promise<BatchEnd>): Promise<void>
  /**
   * Reports the progress, and stops the job if it was canceled. Call it every few hundred rows.
   * @param done the number of processed rows, stored as `advancement_count` of the result
   * @throws when the job was canceled or the server is stopping; do not catch this error
   */
  progress(done?: number): Promise<void>
  /**
   * Registers a function that reverts work outside of the database. It is called if the job does not complete.
   * @param undo reverts the work, such as deleting a file
   */
  onUndo(undo: () => Promise<void>): void
}

/** The transaction of one batch of a job. */
export type JobBatch = Pick<Context, "db" | "emit">

/** How far a job is after a batch. */
export interface BatchEnd {
  /** where the job continues after a crash; plain JSON */
  readonly position: Data
  /** the number of processed rows, stored as `advancement_count` of the result */
  readonly done: number
}

/**
 * A strategy that processes one type of batch job. After a crash a job is processed again from the start, or from the
 * last position that it saved with `commit`.
 */
export interface BatchStrategy {
  /** the `type` of the jobs it processes */
  readonly type: string
  /**
   * Validates the context of a new job.
   * @param context the database and the engine
   * @param asked the `context` of the request
   * @returns what is stored in the context in addition
   * @throws a CommerceError, which is the response to the request
   */
  prepare?(context: Pick<Context, "db" | "engine">, asked: Data): Promise<Data | void>
  /**
   * Pre-processes a job: checks its input without changing any data.
   * @returns the job's `result` until it is processed
   * @throws CsvError or another CommerceError; the job fails with its message
   */
  preProcess(run: BatchJobRun): Promise<Data>
  /**
   * Processes a job that was confirmed.
   * @returns the job's final `result`
   */
  process(run: BatchJobRun): Promise<Data>
}

/** Strategies that process batch jobs. */
export const batchProcessing = new StrategyKind<BatchStrategy>()

/** The strategy that processes batch jobs of a type: a project's comes before the built-in one. */
export function strategyFor(
  { strategies }: Pick<Context["engine"], "strategies">,
  type: string,
): BatchStrategy | undefined {
  return strategies.of(batchProcessing).findLast((strategy) => strategy.type === type)
}

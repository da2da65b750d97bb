import type { Context } from "../http/operation.ts"
import type { Executor } from "../query/fetch.ts"

/** A JSON object. */
type Data = Readonly<Record<string, unknown>>

/** A batch job at work. */
export interface BatchJobRun extends Pick<Context, "engine" | "emit"> {
  readonly id: string
  /** the transaction that the work is done in: all of it is kept or nothing */
  readonly db: Executor
  /** what the job was asked to do */
  readonly context: Data
  /** what looking at the input had for a result; undefined while that is done */
  readonly result: Data | undefined
  /**
   * Tells how far the work is, and finds out whether it is wanted still. Call it every few hundred rows.
   * @param done as `advancement_count` of the result
   * @throws when the job was canceled or the process is to end; let it pass
   */
  progress(done?: number): Promise<void>
  /** remembers what undoes work outside of the database; it runs when the job does not come to its end */
  onUndo(undo: () => Promise<void>): void
}

/** Knows how to do one kind of batch job. It may begin again from the start after a crash. */
export interface BatchStrategy {
  /** the `type` of its jobs */
  readonly type: string
  /**
   * Looks at what a new job is asked to do.
   * @throws a refusal that answers the request
   */
  prepare?(context: Pick<Context, "db" | "engine">, asked: Data): Promise<void>
  /**
   * Looks at the input and changes nothing.
   * @returns the job's `result` while it waits
   * @throws CsvError or another refusal; the job fails with its words
   */
  preProcess(run: BatchJobRun): Promise<Data>
  /** @returns the job's final `result` */
  process(run: BatchJobRun): Promise<Data>
}

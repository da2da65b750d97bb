import type { Engine } from "@stheno/core"

/** The data of a job, as plain JSON. */
export type JobData = Readonly<Record<string, unknown>>

/** One attempt to run a job. */
export interface JobRun {
  /** the engine of the server */
  readonly engine: Engine
  /** the ID of the job, which is the same for every attempt */
  readonly id: string
  /** the number of the attempt, starting at 1 */
  readonly attempt: number
  /** a signal that is aborted when the timeout expires or another worker takes over the job */
  readonly signal: AbortSignal
  /**
   * Performs the last step and marks the job as done in one transaction, so that its writes take effect once
   * regardless of the number of attempts. Without it, the job is done when `run` returns.
   * @param work the last step, with the transaction
   * @throws when the job is not this worker's any more; nothing is written then
   */
  finish(work: (db: Engine["db"]) => Promise<void>): Promise<void>
}

/** A background job. It is attempted again after a failure or a crash. */
export interface Job {
  /** the job's name: letters, digits, `.`, `-` and `_` */
  readonly name: string
  /** one sentence on what the job does */
  readonly about: string
  /** a cron expression in UTC that says when the job starts */
  readonly schedule?: string
  /** the number of retries after a failed attempt; 8 by default */
  readonly retries?: number
  /** the pause before the first retry, in seconds; 30 by default. Each further pause is twice as long */
  readonly firstPause?: number
  /** the timeout of one attempt, in seconds; 600 by default */
  readonly timeout?: number
  /**
   * runs the job; an error makes it run again later
   * @param data the data with which the job was enqueued
   * @param run the attempt
   */
  run(data: JobData, run: JobRun): Promise<void>
}

/** The options for adding a job to the queue. */
export interface EnqueueOptions {
  /** the transaction that the job belongs to; the job exists once it commits */
  readonly db?: Engine["db"]
  /** the delay in seconds */
  readonly delay?: number
  /** a key that prevents duplicates: of jobs with the same name and key only one exists */
  readonly key?: string
}

import type { Engine } from "@stheno/core"

/** What a job is told; plain JSON. */
export type JobData = Readonly<Record<string, unknown>>

/** One attempt at a job. */
export interface JobRun {
  readonly engine: Engine
  /** the same for every attempt */
  readonly id: string
  /** 1 for the first */
  readonly attempt: number
  /** aborted when the time is up, or when another worker has taken the job over */
  readonly signal: AbortSignal
  /**
   * Does the last step and marks the job done in one transaction: what it writes happens once, however often the job
   * is attempted. Without it the job is done when `run` returns.
   * @throws when the job is not this worker's any more; nothing is written then
   */
  finish(work: (db: Engine["db"]) => Promise<void>): Promise<void>
}

/** Work that is done behind the scenes. It may be attempted again after a failure, a crash or a kill. */
export interface Job {
  /** letters, digits, `.`, `-` and `_` */
  readonly name: string
  /** what it does, one sentence */
  readonly about: string
  /** when it is to begin by itself: a cron expression, in UTC */
  readonly schedule?: string
  /** attempts after the first one; 8 unless said */
  readonly retries?: number
  /** seconds before the second attempt; 30 unless said. Every further pause is twice as long. */
  readonly firstPause?: number
  /** seconds that one attempt may take; 600 unless said */
  readonly timeout?: number
  run(data: JobData, run: JobRun): Promise<void>
}

/** When a job that is asked for begins. */
export interface EnqueueOptions {
  /** the transaction that the job belongs to: it exists once that has committed, and never if it does not */
  readonly db?: Engine["db"]
  /** seconds from now */
  readonly delay?: number
  /** of jobs with the same key one exists: the id of the job is made from it */
  readonly key?: string
}

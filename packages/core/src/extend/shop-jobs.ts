import type { Executor } from "../platform/query/fetch.ts"

/** The options for adding a job to the queue. */
export interface JobRequest {
  /** the delay in seconds; by default the job starts at once */
  readonly delay?: number
  /** a key that prevents duplicates: of jobs with the same name and key only one exists at a time */
  readonly key?: string
  /** a transaction that the job belongs to; by default the current one */
  readonly db?: Executor
}

/** Enqueues background jobs. */
export interface ShopJobs {
  /**
   * Enqueues a job as part of the current transaction: the job exists once the transaction commits, and not if it
   * rolls back. Outside of a transaction, as in a subscriber, the job exists at once.
   * @param name the name of a job in `src/jobs`, or of one that the server was started with
   * @param data the data of the job, as plain JSON
   * @returns the ID of the job; undefined when a job with this key exists already
   * @throws RangeError when the job does not exist
   * @since 0.1
   */
  enqueue(
    name: string,
    data?: Readonly<Record<string, unknown>>,
    options?: JobRequest,
  ): Promise<string | undefined>
}

/** Stores an enqueued job in the transaction `options.db`. */
export type JobQueue = (
  name: string,
  data: Readonly<Record<string, unknown>>,
  options: JobRequest & { readonly db: Executor },
) => Promise<string | undefined>

/** The queue where nothing keeps jobs. */
export const noJobs: JobQueue = async (name) => {
  throw new Error(`The job ${name} cannot be asked for here: jobs begin once the server has started.`)
}

/** Jobs that belong to a transaction, or to the pool. */
export const jobsOver = (queue: JobQueue, db: Executor): ShopJobs => ({
  enqueue: (name, data = {}, options = {}) => queue(name, data, { ...options, db: options.db ?? db }),
})

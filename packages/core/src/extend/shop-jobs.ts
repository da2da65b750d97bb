import type { Executor } from "../query/fetch.ts"

/** When a job that is asked for begins, and with what it stands or falls. */
export interface JobRequest {
  /** seconds from now; it begins at once unless said */
  readonly delay?: number
  /** of jobs with the same name and key one exists, for as long as it is kept */
  readonly key?: string
  /** a transaction of your own that the job belongs to; that of the request unless said */
  readonly db?: Executor
}

/** The jobs of the shop, to be asked for. */
export interface ShopJobs {
  /**
   * Asks for a job. It belongs to the transaction under way: it exists once that has committed, and never when it is
   * rolled back. Where there is none, as in a subscriber, it exists at once.
   * @param name a job of `src/jobs`, or one that the server was started with
   * @param data what the job is told, plain JSON
   * @returns its id; undefined when one with this key is there already
   * @throws RangeError when there is no such job
   * @since 0.1
   */
  enqueue(
    name: string,
    data?: Readonly<Record<string, unknown>>,
    options?: JobRequest,
  ): Promise<string | undefined>
}

/** Keeps what was asked for, in the transaction `options.db`. */
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

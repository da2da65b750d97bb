import type { Engine, Log } from "@stheno/core"
import { nearest } from "@stheno/core/host"
import { setTimeout as sleep } from "node:timers/promises"
import type { EnqueueOptions, Job, JobData } from "./job.ts"
import { openJobStore, type JobStore } from "./job-store.ts"

export { countFailedJobs, listFailedJobs, retryFailedJob, type FailedJob } from "./failed-jobs.ts"
export type { EnqueueOptions, Job, JobData, JobRun } from "./job.ts"
export { shopJobs } from "./shop-jobs.ts"

/** The jobs of a running process. */
export interface Jobs {
  /**
   * Asks for a job.
   * @param name one of the jobs that the process was started with
   * @returns its id; undefined when one with this key is there already
   * @throws RangeError when the job does not exist
   */
  enqueue(name: string, data: JobData, options?: EnqueueOptions): Promise<string | undefined>
  /** Finishes what it can, and stops. */
  stop(): Promise<void>
}

/** How jobs are started. */
export interface JobsOptions {
  readonly engine: Engine
  /** connection URL of the engine's database */
  readonly url: string
  readonly jobs: readonly Job[]
  /** whether this process does jobs, or only asks for them */
  readonly isWorker: boolean
  readonly log: Log
  /** number of concurrent jobs; 4 by default */
  readonly concurrency?: number
  /** polling interval in milliseconds; 2000 by default */
  readonly pollInterval?: number
  /** seconds after which another worker takes the job of a killed worker; 30 by default */
  readonly lease?: number
}

/** Milliseconds before the database is tried again when the jobs could not be opened. */
const pause = 5_000

/**
 * Starts jobs without waiting for them: the queues are opened in the background, again and again until that works.
 * @since 0.1
 */
export function startJobs(options: JobsOptions): Jobs {
  const { engine, log, lease = 30, concurrency = 4, pollInterval = 2_000 } = options
  const stopping = new AbortController()
  const open = async (): Promise<JobStore | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await openJobStore({ ...options, db: engine.db, lease })
      } catch (error) {
        log.warn({ error: String(error) }, "Cannot open the job queue; retrying")
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
  const opened = open()
  const worker = opened.then(async (store) => {
    if (!store || !options.isWorker) return undefined
    const { startWorker } = await import("./worker.ts")
    return startWorker({ engine, store, log }, { jobs: options.jobs, concurrency, pollInterval, lease })
  })
  return {
    async enqueue(name, data, enqueueOptions) {
      const job = options.jobs.find((entry) => entry.name === name)
      if (!job) throw new RangeError(unknownJob(name, options.jobs))
      const store = await opened
      if (!store) throw new Error("The jobs have been stopped.")
      return store.enqueue(job, data, enqueueOptions)
    },
    async stop() {
      stopping.abort()
      await (await worker)?.stop()
      await (await opened)?.close()
    },
  }
}

function unknownJob(name: string, jobs: readonly Job[]): string {
  const near = nearest(
    name,
    jobs.map((job) => job.name),
  )
  return `Unknown job "${name}".${near ? ` Did you mean ${near}?` : ""}`
}

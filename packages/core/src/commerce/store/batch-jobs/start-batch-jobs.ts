import type { Engine } from "../../../platform/http/engine.ts"
import { waitingJobs } from "./job-stages.ts"
import { runJob, type Worker } from "./run-job.ts"

/** The options of the batch job worker. */
export interface BatchJobOptions {
  /** the pause between checks for waiting jobs, such as jobs of a process that died, in milliseconds */
  readonly pollInterval?: number
  /** whether no other process uses the database, as in a browser tab with a single connection */
  readonly isAlone?: boolean
  /**
   * called when the process starts a job and when it is done with it, for example to limit memory in between
   */
  readonly onWork?: (isWorking: boolean) => void
}

/** A worker that processes batch jobs. */
export interface BatchJobs {
  /** Checks for work now instead of at the next interval. */
  wake(): void
  /**
   * Processes all waiting jobs that no other process is working on, and returns the number of stages processed.
   */
  drain(): Promise<number>
  /** Interrupts the current job, which another process can resume, and stops the worker. */
  stop(): Promise<void>
}

/**
 * Starts a worker that processes batch jobs in the background, one at a time. Any number of processes can run
 * workers on one database: a job is processed by one of them, and a job whose process died is resumed.
 * @since 0.1
 */
export function startBatchJobs(engine: Engine, options: BatchJobOptions = {}): BatchJobs {
  const { pollInterval = 5000, isAlone = false, onWork = () => undefined } = options
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<number> = Promise.resolve(0)
  const worker: Worker = { engine, isAlone, onWork, isStopped: () => isStopped }
  const drain = () => (work = work.then(() => drainOnce(worker)))
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void drain().then(() => schedule(pollInterval)), delay)
  }
  const wake = () => schedule(0)
  const unsubscribe = ["batch.created", "batch.confirmed"].map((name) => engine.events.subscribe(name, wake))
  wake()
  return {
    wake,
    drain,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      for (const end of unsubscribe) end()
      await work
    },
  }
}

async function drainOnce(worker: Worker): Promise<number> {
  for (let done = 0; ; done++) {
    try {
      if (!(await runFirst(worker))) return done
    } catch (error) {
      worker.engine.log.warn({ error: String(error) }, "A batch job broke off; it is taken up again")
      return done
    }
  }
}

/** Checking an input makes a job wait again, so the list is read again after each stage. */
async function runFirst(worker: Worker): Promise<boolean> {
  if (worker.isStopped()) return false
  for (const id of await waitingJobs(worker.engine.db)) if (await runJob(worker, id)) return true
  return false
}

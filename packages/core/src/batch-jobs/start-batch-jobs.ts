import type { Engine } from "../engine.ts"
import { waitingJobs } from "./job-stages.ts"
import { runJob, type Worker } from "./run-job.ts"

/** How batch jobs are worked off. */
export interface BatchJobOptions {
  /** milliseconds between looks for jobs that nobody told of, e.g. those of a process that died */
  readonly pollInterval?: number
  /** nobody else works on this database, as in a browser tab that has one connection */
  readonly isAlone?: boolean
  /** told when this process begins to work on a job and when it is through, e.g. to bound the memory meanwhile */
  readonly onWork?: (isWorking: boolean) => void
}

/** A worker for batch jobs. */
export interface BatchJobs {
  /** Looks now instead of at the next interval. */
  wake(): void
  /** Does everything that waits and that nobody else is at, then returns how many stages that were. */
  drain(): Promise<number>
  /** Breaks off the job at work, for another process to take up, and stops. */
  stop(): Promise<void>
}

/**
 * Works off batch jobs in the background, one at a time. Any number of processes may do so on one database: no two of
 * them work on one job, and a job whose process died is taken up again.
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

/** Looking at an input makes a job wait again, so the list is read anew after each stage. */
async function runFirst(worker: Worker): Promise<boolean> {
  if (worker.isStopped()) return false
  for (const id of await waitingJobs(worker.engine.db)) if (await runJob(worker, id)) return true
  return false
}

import type { Job, Jobs } from "../jobs/index.ts"

/** Jobs that can be exchanged while the process goes on. */
export interface LiveJobs extends Jobs {
  /** Restarts the jobs if the jobs or their settings have changed. */
  use(jobs: readonly Job[]): void
}

/**
 * Starts jobs, and restarts them when a project has changed them.
 * @param start as `startJobs`, with everything but the jobs
 * @since 0.1
 */
export function startLiveJobs(first: readonly Job[], start: (jobs: readonly Job[]) => Jobs): LiveJobs {
  let current = { key: keyOf(first), jobs: start(first) }
  let stopping: Promise<void> = Promise.resolve()
  return {
    enqueue: (...input) => current.jobs.enqueue(...input),
    use(jobs) {
      const key = keyOf(jobs)
      if (key === current.key) return
      const old = current.jobs
      stopping = stopping.then(() => old.stop())
      current = { key, jobs: start(jobs) }
    },
    async stop() {
      await current.jobs.stop()
      await stopping
    },
  }
}

/** What of the jobs the queues are made of. */
function keyOf(jobs: readonly Job[]): string {
  return JSON.stringify(
    jobs.map(({ name, schedule, retries, timeout }) => [name, schedule, retries, timeout]),
  )
}

import { setTimeout as sleep } from "node:timers/promises"
import { beginAttempt, type RunningAttempt, type Workshop } from "./attempt.ts"
import type { Job } from "./job.ts"
import { enqueueDue } from "./schedule.ts"

/** How a worker works. */
export interface WorkerOptions {
  readonly jobs: readonly Job[]
  /** jobs at once */
  readonly concurrency: number
  /** milliseconds between looks at empty queues */
  readonly pollInterval: number
  /** seconds after its last sign of life that a worker's job is another's */
  readonly lease: number
}

/** A worker at work. */
export interface Worker {
  /** Takes nothing new, waits a little for what runs, and leaves the rest to others. */
  stop(): Promise<void>
}

/** Milliseconds that jobs under way get when the worker stops. */
const patience = 10_000

/**
 * Takes on jobs whose time has come, until it is stopped. It gives a sign of life for what it works on: when it is
 * killed, another worker takes the jobs over after the lease.
 * @since 0.1
 */
export function startWorker(workshop: Workshop, options: WorkerOptions): Worker {
  const stopping = new AbortController()
  const running = new Map<string, RunningAttempt>()
  const known = new Map<string, number>()
  const round = async () => {
    await enqueueDue(workshop.store, options.jobs, { now: new Date(), known })
    return (await takeOn(workshop, options, running)) > 0
  }
  const worked = repeat(round, options.pollInterval, { workshop, signal: stopping.signal })
  const beat = async () => {
    await renew(workshop, running)
    return false
  }
  const beating = new AbortController()
  const beaten = repeat(beat, (options.lease * 1_000) / 3, { workshop, signal: beating.signal })
  return {
    async stop() {
      stopping.abort()
      await worked
      const ended = Promise.all([...running.values()].map((attempt) => attempt.ended))
      await Promise.race([ended, sleep(patience, undefined, { ref: false })])
      beating.abort()
      await beaten
    },
  }
}

/** Does something again and again: at once when it says so, else after a pause. A failure is logged. */
async function repeat(
  work: () => Promise<boolean>,
  pause: number,
  { workshop, signal }: { readonly workshop: Workshop; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const isBusy = await work().catch((error: unknown) => {
      workshop.log.warn({ error: String(error) }, "Cannot reach the job queue; retrying")
      return false
    })
    if (!isBusy) await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

/** @returns how many jobs began */
async function takeOn(
  workshop: Workshop,
  { jobs, concurrency }: WorkerOptions,
  running: Map<string, RunningAttempt>,
): Promise<number> {
  if (running.size >= concurrency) return 0
  const due = new Set(await workshop.store.due(jobs.map(({ name }) => name)))
  let begun = 0
  for (const job of jobs.filter(({ name }) => due.has(name))) {
    if (running.size >= concurrency) return begun
    const claim = await workshop.store.claim(job.name)
    if (!claim) continue
    const attempt = beginAttempt(workshop, job, claim)
    running.set(claim.id, attempt)
    void attempt.ended.then(() => running.delete(claim.id))
    begun++
  }
  return begun
}

async function renew({ store }: Workshop, running: ReadonlyMap<string, RunningAttempt>): Promise<void> {
  if (running.size === 0) return
  const attempts = [...running.values()]
  const kept = await store.renew(attempts.map(({ claim }) => claim))
  for (const attempt of attempts)
    if (running.has(attempt.claim.id) && !kept.has(attempt.claim.id)) attempt.abandon()
}

import type { Engine, Log } from "@stheno/core"
import type { Job } from "./job.ts"
import type { Claim, JobStore } from "./job-store.ts"

/** What an attempt needs. */
export interface Workshop {
  readonly engine: Engine
  readonly store: JobStore
  readonly log: Log
}

/** An attempt that runs. */
export interface RunningAttempt {
  readonly claim: Claim
  /** tells the job that another worker has it now */
  abandon(): void
  readonly ended: Promise<void>
}

/**
 * Begins an attempt. However it ends, nothing is thrown: a failure is recorded, and any worker retries it.
 * @since 0.1
 */
export function beginAttempt(workshop: Workshop, job: Job, claim: Claim): RunningAttempt {
  const abort = new AbortController()
  const timeout = job.timeout ?? 600
  const timer = setTimeout(() => abort.abort(new Error(`It took longer than ${timeout} s.`)), timeout * 1_000)
  let isLost = false
  const about = { job: claim.name, id: claim.id, attempt: claim.attempt }
  workshop.log.debug(about, "A job started")
  const began = performance.now()
  const ended = attempt(workshop, job, { claim, signal: abort.signal })
    .then(() =>
      workshop.log.debug({ ...about, duration_ms: Math.round(performance.now() - began) }, "A job finished"),
    )
    .catch((error: Error) =>
      isLost || error instanceof LostJob ? undefined : noteFailure(workshop, claim, error),
    )
    .catch((error: unknown) =>
      workshop.log.warn(
        { job: claim.name, error: String(error) },
        "The failure of a job could not be saved; retrying after its lease",
      ),
    )
    .finally(() => clearTimeout(timer))
  const abandon = () => {
    isLost = true
    abort.abort(new Error("Another worker has taken over the job."))
  }
  return { claim, abandon, ended }
}

/** What becomes of the job is the other worker's business. */
class LostJob extends Error {
  constructor() {
    super("Another worker has taken over the job.")
  }
}

async function attempt(
  { engine, store }: Workshop,
  job: Job,
  { claim, signal }: { readonly claim: Claim; readonly signal: AbortSignal },
): Promise<void> {
  const { id, data, attempt: number } = claim
  let isFinished = false
  const finish = async (work: (db: Engine["db"]) => Promise<void>) => {
    await engine.db.transaction().execute(async (db) => {
      if (!(await store.complete(claim, db))) throw new LostJob()
      await work(db)
    })
    isFinished = true
  }
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  )
  await Promise.race([job.run(data, { engine, id, attempt: number, signal, finish }), aborted])
  if (!isFinished) await store.complete(claim)
}

async function noteFailure({ store, log }: Workshop, claim: Claim, error: Error): Promise<void> {
  log.warn({ job: claim.name, id: claim.id, attempt: claim.attempt, error: String(error) }, "A job failed")
  await store.fail(claim, error)
}

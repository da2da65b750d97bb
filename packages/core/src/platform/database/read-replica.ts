import { firstOf } from "../kernel/certain.ts"
import { sql, type Kysely } from "kysely"
import { ReplicaWatch, type ReplicaLog, type ReplicaProblem } from "./replica-watch.ts"
import type { Database } from "./schema.gen.ts"

/**
 * A streaming replica for reads. It is used only while it holds everything that the primary showed when the read
 * began, so that a read never returns older data than the primary would.
 */
export interface ReadReplica {
  /**
   * Runs a read on the replica.
   * @param work may be called and fail before the caller runs it on the primary: it must not change anything
   * @returns undefined when the replica cannot be used or fails; the primary has to be read then
   */
  read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<{ readonly value: T } | undefined>
  /** Checks the replica now. Returns undefined when it can be used. */
  findProblem(): Promise<ReplicaProblem | undefined>
  /** how many reads each server has served since the process started */
  readonly reads: { readonly replica: number; readonly primary: number }
}

/** The end of what a server wrote or replayed of its write-ahead log (WAL). */
interface Position {
  /** the database system and the timeline: positions of two histories cannot be compared */
  readonly history: string
  /** bytes since the beginning, as text */
  readonly lsn: string
}

/** Milliseconds that the replica may take to say where it is, the time to connect included. */
const patience = 1_000

/** Milliseconds to wait before a replica that worked a moment ago is asked again whether it has caught up. */
const catchUp = [1, 2, 4]

/**
 * What the primary shows is flushed, unless commits do not wait for that. The flushed end is preferred: replicas do
 * not get more than that, and vacuum and pruning write without flushing.
 */
const primaryPosition = sql<Position>`
  select (select system_identifier from pg_control_system()) || ' ' || left(pg_walfile_name(lsn), 8) as history,
    (lsn - '0/0')::text as lsn
  from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as lsn) as wal`

/** What the replica has replayed. Statements that begin later see all of it; this one may not. */
const replicaPosition = `
  select pg_is_in_recovery() as "isReplica", (select system_identifier from pg_control_system()) || ' '
    || (select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()) as history,
    (pg_last_wal_replay_lsn() - '0/0')::text as lsn`

/** A connection behind a pooler stays with one server for as long as a transaction lasts. */
const begin = sql.raw<Found>(`start transaction read only; ${replicaPosition}`)
const askAgain = sql.raw<Found>(replicaPosition)

interface Found {
  readonly isReplica: boolean
  readonly history: string
  readonly lsn: string | null
}

/**
 * @param options.primary the database that is written to
 * @param options.replica connections to its replica; of several statements in one text, they return the rows of the one that has some
 */
export function createReadReplica(options: {
  readonly primary: Kysely<Database>
  readonly replica: Kysely<Database>
  readonly log: ReplicaLog
}): ReadReplica {
  return new CheckedReplica(options, new ReplicaWatch(options.log, () => performance.now()))
}

class CheckedReplica implements ReadReplica {
  readonly #primary: SharedPosition
  readonly #replica: Kysely<Database>
  readonly #watch: ReplicaWatch
  readonly reads = { replica: 0, primary: 0 }

  constructor(
    { primary, replica }: { readonly primary: Kysely<Database>; readonly replica: Kysely<Database> },
    watch: ReplicaWatch,
  ) {
    this.#primary = new SharedPosition(primary)
    this.#replica = replica
    this.#watch = watch
  }

  async read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<{ readonly value: T } | undefined> {
    if (!this.#watch.isHealthy) {
      if (this.#watch.startCheck()) void this.#check()
      return this.#divert()
    }
    const done = await this.#attempt(work)
    if ("value" in done) {
      this.#watch.worked()
      this.reads.replica++
      return done
    }
    this.#watch.failed(done)
    return this.#divert()
  }

  #divert(): undefined {
    this.#watch.diverted()
    this.reads.primary++
  }

  async findProblem(): Promise<ReplicaProblem | undefined> {
    const done = await this.#attempt(async () => true)
    return "value" in done ? undefined : done
  }

  async #check(): Promise<void> {
    const problem = await this.findProblem()
    if (problem) this.#watch.failed(problem)
    else this.#watch.worked()
  }

  /** Gives up after a second unless the work has begun. The connection goes back to its pool when it answers. */
  async #attempt<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<Outcome<T>> {
    const trial = { hasBegun: false, isLate: false }
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<Outcome<T>>((resolve, reject) => {
        timer = setTimeout(() => {
          if (trial.hasBegun) return
          trial.isLate = true
          resolve(failure(`it did not respond within ${patience} ms.`))
        }, patience)
        this.#run(work, trial, resolve).catch(reject)
      })
    } catch (error) {
      return failure(wordsOf(error))
    } finally {
      clearTimeout(timer)
    }
  }

  /** @param answer is called before the transaction ends, so that the response does not wait for that */
  async #run<T>(
    work: (db: Kysely<Database>) => Promise<T>,
    trial: { hasBegun: boolean; readonly isLate: boolean },
    answer: (outcome: Outcome<T>) => void,
  ): Promise<void> {
    const wanted = await this.#primary.ask().catch((error: unknown) => {
      throw new Error(`the primary did not report its position: ${wordsOf(error)}`)
    })
    await this.#replica.connection().execute(async (db) => {
      try {
        const problem = await this.#findProblem(db, wanted)
        if (problem || trial.isLate) return answer(problem ?? failure("it answered too late."))
        trial.hasBegun = true
        answer({ value: await work(db) })
      } finally {
        await sql`commit`.execute(db)
      }
    })
  }

  /** Begins a transaction and waits a moment for a replica that was current before. */
  async #findProblem(db: Kysely<Database>, wanted: Position): Promise<ReplicaProblem | undefined> {
    const pauses = this.#watch.isCurrent ? catchUp : []
    let problem = problemOf(firstOf((await begin.execute(db)).rows), wanted)
    for (const pause of pauses) {
      if (problem?.status !== "behind") break
      await sleep(pause)
      problem = problemOf(firstOf((await askAgain.execute(db)).rows), wanted)
    }
    return problem
  }
}

type Outcome<T> = { readonly value: T } | ReplicaProblem

/** Exported for its test. */
export function problemOf(found: Found, wanted: Position): ReplicaProblem | undefined {
  if (!found.isReplica || found.lsn === null)
    return {
      status: "not_a_replica",
      reason: "The server of DATABASE_READ_URL is not a streaming replica.",
    }
  if (found.history !== wanted.history)
    return {
      status: "other_history",
      reason:
        "The replica does not follow the primary, or has not confirmed the primary's timeline yet, which takes a few minutes after a failover.",
    }
  const missing = BigInt(wanted.lsn) - BigInt(found.lsn)
  if (missing <= 0n) return undefined
  return { status: "behind", reason: `The replica lacks the last ${missing} bytes of the primary's changes.` }
}

function failure(message: string): ReplicaProblem {
  return { status: "failed", reason: `The replica cannot be read: ${message}` }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** One statement tells the position to everyone who asked before it began. */
class SharedPosition {
  readonly #db: Kysely<Database>
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Position> | undefined

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Returns where the primary was at some moment after this call. */
  ask(): Promise<Position> {
    return (this.#next ??= this.#afterRunning())
  }

  async #afterRunning(): Promise<Position> {
    await this.#running
    this.#next = undefined
    const answer = primaryPosition.execute(this.#db)
    this.#running = answer.catch(() => undefined)
    return firstOf((await answer).rows)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

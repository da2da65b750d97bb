import { sql } from "kysely"
import type { Engine } from "../engine.ts"
import type { Executor } from "../query/fetch.ts"
import type { DeliveredEvent } from "./event-bus.ts"

/** How an outbox works off its events. */
export interface OutboxOptions {
  /** milliseconds between looks at an empty outbox */
  readonly pollInterval?: number
  /** after so many failures an event is set aside: it stays in the table and is tried no more */
  readonly maxAttempts?: number
  /**
   * nobody else delivers from this database, as in a browser tab: no lock is taken and no connection held, so that
   * subscribers can use a database that has one connection only
   */
  readonly isAlone?: boolean
}

/** What an outbox delivers from, and to whom. */
export type OutboxHost = Pick<Engine, "db" | "events" | "log">

/** A running outbox. */
export interface Outbox {
  /** Looks in a moment instead of at the next interval. */
  wake(): void
  /** Delivers everything that waits, then returns how many events that were. */
  drain(): Promise<number>
  /** Finishes the event at work and stops. */
  stop(): Promise<void>
}

/** Any fixed number that no other lock has; all processes of a shop must use the same. */
const lockKey = 7_357_104_210

const batchSize = 100

/** Milliseconds from a wake to the look: what many requests write meanwhile leaves in one go. */
const wakeDelay = 25

/**
 * Delivers events of committed changes to the engine's subscribers: each at least once, in the order they were
 * written per aggregate (the payload's `id`). One process at a time delivers; another takes over when it dies. An
 * event whose subscriber fails is tried again with growing pauses, and holds back only its own aggregate's.
 * @locks one advisory lock of a session while it delivers
 * @since 0.1
 */
export function startOutbox(engine: OutboxHost, options: OutboxOptions = {}): Outbox {
  const { pollInterval = 1000, maxAttempts = 12, isAlone = false } = options
  let isStopped = false
  let isAtWork = false
  let isWoken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<number> = Promise.resolve(0)

  const round: Round = { engine, maxAttempts, isAlone, isStopped: () => isStopped }
  const drain = () => (work = work.then(() => drainOnce(round)))
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void cycle(), delay)
  }
  const cycle = async () => {
    isAtWork = true
    isWoken = false
    await drain()
    isAtWork = false
    schedule(isWoken ? wakeDelay : pollInterval)
  }
  schedule(0)
  return {
    wake: () => {
      if (!isAtWork && !isWoken) schedule(wakeDelay)
      isWoken = true
    },
    drain,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await work
    },
  }
}

/** One look at the outbox, until it is empty. */
interface Round {
  readonly engine: OutboxHost
  readonly maxAttempts: number
  readonly isAlone: boolean
  readonly isStopped: () => boolean
}

async function drainOnce(round: Round): Promise<number> {
  const { engine, isAlone } = round
  try {
    return await (isAlone ? deliverAll(round, engine.db) : deliverUnderLock(round))
  } catch (error) {
    engine.log.warn({ error: String(error) }, "The outbox could not be read; it is tried again")
    return 0
  }
}

async function deliverUnderLock(round: Round): Promise<number> {
  return round.engine.db.connection().execute(async (connection) => {
    if (!(await tryLock(connection))) return 0
    try {
      return await deliverAll(round, connection)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(connection)
    }
  })
}

async function tryLock(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(lockKey)}) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

async function deliverAll(round: Round, db: Executor): Promise<number> {
  for (let delivered = 0; ;) {
    const events = await nextEvents(db, round.maxAttempts)
    delivered += await deliverBatch(round, db, events)
    if (events.length < batchSize || round.isStopped()) return delivered
  }
}

/** Events that nobody wants to hear are deleted together: most of a shop's are. */
async function deliverBatch(
  { engine, isStopped }: Round,
  db: Executor,
  events: readonly DeliveredEvent[],
): Promise<number> {
  const heldBack = new Set<unknown>()
  const unheard: string[] = []
  let heard = 0
  for (const event of events) {
    if (isStopped()) break
    if (heldBack.has(aggregateOf(event))) continue
    if (engine.events.subscribersOf(event.name).length === 0) unheard.push(event.id)
    else if (await deliver(engine, db, event)) heard++
    else heldBack.add(aggregateOf(event))
  }
  if (unheard.length > 0) await sql`delete from staged_job where id = any(${unheard})`.execute(db)
  return heard + unheard.length
}

function nextEvents(db: Executor, maxAttempts: number): Promise<DeliveredEvent[]> {
  return sql<DeliveredEvent>`
    select id, event_name as name, data from staged_job j
    where (not_before is null or not_before <= now()) and coalesce(attempts, 0) < ${maxAttempts}
      and not exists (select 1 from staged_job e
        where e.seq < j.seq and e.not_before > now() and e.data->>'id' = j.data->>'id')
    order by seq limit ${batchSize}`
    .execute(db)
    .then(({ rows }) => rows)
}

function aggregateOf(event: DeliveredEvent): unknown {
  return (event.data as { id?: unknown } | null)?.id ?? event.id
}

async function deliver(engine: OutboxHost, db: Executor, event: DeliveredEvent): Promise<boolean> {
  try {
    for (const subscriber of engine.events.subscribersOf(event.name)) await subscriber(event)
  } catch (error) {
    engine.log.warn({ event: event.name, id: event.id, error: String(error) }, "A subscriber failed")
    await postpone(db, event)
    return false
  }
  await sql`delete from staged_job where id = ${event.id}`.execute(db)
  return true
}

/** One second, two, four … up to an hour. */
async function postpone(db: Executor, event: DeliveredEvent): Promise<void> {
  await sql`update staged_job set attempts = coalesce(attempts, 0) + 1,
      not_before = now() + make_interval(secs => least(3600, power(2, coalesce(attempts, 0))))
    where id = ${event.id}`.execute(db)
}

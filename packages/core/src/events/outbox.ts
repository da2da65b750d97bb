import { sql } from "kysely"
import type { Engine } from "../engine.ts"
import type { Executor } from "../query/fetch.ts"
import { aggregateOf, Unfinished, type StoredEvent } from "./unfinished.ts"

/** How an outbox works off its events. */
export interface OutboxOptions {
  /** the pause between checks of an empty outbox, in milliseconds */
  readonly pollInterval?: number
  /** the maximum number of attempts; after that an event stays in the table and is not delivered any more */
  readonly maxAttempts?: number
  /**
   * whether no other process delivers events from the database, as in a browser tab: no lock and no connection is
   * held, so that subscribers can use a database with a single connection
   */
  readonly isAlone?: boolean
}

/** What an outbox delivers from, and to whom. */
export type OutboxHost = Pick<Engine, "db" | "events" | "log">

/** A running outbox, which delivers events. */
export interface Outbox {
  /** Checks for events soon instead of at the next interval. */
  wake(): void
  /** Delivers all waiting events and returns their number. */
  drain(): Promise<number>
  /** Finishes the current event and stops. */
  stop(): Promise<void>
}

/** Any fixed number that no other lock has; all processes of a shop must use the same. */
const lockKey = 7_357_104_210

const batchSize = 100

/** Milliseconds from a wake to the look: what many requests write meanwhile leaves in one go. */
const wakeDelay = 25

/**
 * Starts to deliver the events of committed transactions to the engine's subscribers: to each subscriber at least
 * once, and in order for each aggregate (the payload's `id`). One process at a time delivers; another takes over
 * if it dies. If a subscriber fails, the event is delivered again with increasing pauses. Until it succeeds, that
 * subscriber receives no other event of the aggregate; other subscribers do, unless another process takes over.
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

  const unfinished = new Unfinished(engine.events)
  const round: Round = { engine, maxAttempts, isAlone, unfinished, isStopped: () => isStopped }
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
  readonly unfinished: Unfinished
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
  await refresh(round, db)
  for (let delivered = 0; ;) {
    const events = await nextEvents(round, db)
    delivered += await deliverBatch(round, db, events)
    if (events.length < batchSize || round.isStopped()) return delivered
  }
}

/** Events that nobody wants to hear are deleted together: most of a shop's are. */
async function deliverBatch(round: Round, db: Executor, events: readonly StoredEvent[]): Promise<number> {
  const heldBack = new Set<unknown>()
  const unheard: string[] = []
  let heard = 0
  for (const event of events) {
    if (round.isStopped()) break
    if (heldBack.has(aggregateOf(event))) continue
    if (round.engine.events.subscribersOf(event.name).length === 0) unheard.push(event.id)
    else {
      const outcome = await deliver(round, db, event)
      if (outcome === "delivered") heard++
      if (outcome === "unknown") heldBack.add(aggregateOf(event))
    }
  }
  if (unheard.length > 0) await sql`delete from staged_job where id = any(${unheard})`.execute(db)
  return heard + unheard.length
}

/** What is due, without what has to wait for an earlier event that another process could not deliver. */
function nextEvents({ maxAttempts, unfinished }: Round, db: Executor): Promise<StoredEvent[]> {
  return sql<StoredEvent>`
    select id, seq, event_name as name, data from staged_job j
    where (not_before is null or not_before <= now()) and coalesce(attempts, 0) < ${maxAttempts}
      and not exists (select 1 from staged_job e
        where e.seq < j.seq and e.not_before > now() and coalesce(e.attempts, 0) < ${maxAttempts}
          and e.data->>'id' = j.data->>'id' and e.id <> all(${unfinished.ids()}))
    order by seq limit ${batchSize}`
    .execute(db)
    .then(({ rows }) => rows)
}

/** Forgets what another process has delivered meanwhile, or what is tried no more. */
async function refresh({ maxAttempts, unfinished }: Round, db: Executor): Promise<void> {
  const ids = unfinished.ids()
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from staged_job where id = any(${ids}) and coalesce(attempts, 0) < ${maxAttempts}`.execute(db)
  const waiting = new Set(rows.map(({ id }) => id))
  for (const id of ids) if (!waiting.has(id)) unfinished.forget(id)
}

/**
 * Tells an event to everybody who may hear it now. Who fails, or failed at an earlier event of the aggregate, is told
 * later; the others are not told again by this process.
 * @returns `unknown` when later events of the aggregate have to wait, whoever wants to hear them
 */
async function deliver(
  round: Round,
  db: Executor,
  event: StoredEvent,
): Promise<"delivered" | "postponed" | "unknown"> {
  const { engine, unfinished } = round
  const told = unfinished.toldOf(event)
  const held = unfinished.heldFrom(event)
  let isFailed = false
  let isLeft = false
  for (const subscriber of engine.events.subscribersOf(event.name)) {
    if (told.has(subscriber)) continue
    isLeft ||= held.has(subscriber)
    if (held.has(subscriber)) continue
    try {
      await subscriber(event)
      told.add(subscriber)
    } catch (error) {
      engine.log.warn({ event: event.name, id: event.id, error: String(error) }, "A subscriber failed")
      isFailed = true
    }
  }
  const isKept = unfinished.keep(event, told)
  if (isFailed || isLeft) {
    await (isFailed ? postpone(round, db, event) : waitFor(unfinished.before(event), db, event))
    return isKept ? "postponed" : "unknown"
  }
  await sql`delete from staged_job where id = ${event.id}`.execute(db)
  unfinished.forget(event.id)
  return "delivered"
}

/** One second, two, four … up to an hour. */
async function postpone(
  { unfinished, maxAttempts }: Round,
  db: Executor,
  { id }: StoredEvent,
): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    update staged_job set attempts = coalesce(attempts, 0) + 1,
      not_before = now() + make_interval(secs => least(3600, power(2, coalesce(attempts, 0))))
    where id = ${id} returning attempts`.execute(db)
  if ((rows[0]?.attempts ?? maxAttempts) >= maxAttempts) unfinished.forget(id)
}

/** Until the events before it are tried again; that counts as no attempt of its own. */
async function waitFor(earlier: readonly string[], db: Executor, { id }: StoredEvent): Promise<void> {
  await sql`update staged_job set not_before = greatest(now() + interval '1 second',
      (select max(not_before) from staged_job where id = any(${[...earlier]})))
    where id = ${id}`.execute(db)
}

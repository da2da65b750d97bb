import { sql } from "kysely"
import type { Engine } from "../http/engine.ts"
import { newId } from "../kernel/ids.ts"
import {
  claimEvents,
  deleteUnheard,
  eventsHeld,
  leaseFrom,
  mostUnheard,
  releaseLeases,
  renewLeases,
  type Claimant,
} from "./event-leases.ts"
import type { BusEvent, EventBusProvider, EventConsumption } from "../kernel/event-bus-provider.ts"
import { callSubscribers } from "./call-subscribers.ts"
import { deliveryTo } from "./deliver-from-bus.ts"
import { aggregateOf, Unfinished, type StoredEvent } from "./unfinished.ts"

/** How an outbox works off its events. */
export interface OutboxOptions {
  /** the pause between checks of an empty outbox, in milliseconds */
  readonly pollInterval?: number
  /** the maximum number of attempts; after that an event stays in the table and is not delivered any more */
  readonly maxAttempts?: number
  /** the number of seconds after which the events of a process that died are delivered by another one */
  readonly lease?: number
  /** whether no other process delivers events from the database, as in a browser tab: it never waits for a lease */
  readonly isAlone?: boolean
  /** carries the events to the subscribers of all processes; by default, this process calls them itself */
  readonly bus?: EventBusProvider
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

/** Milliseconds from a wake to the look: what many requests write meanwhile leaves in one go. */
const wakeDelay = 25

/**
 * Starts to deliver the events of committed transactions to the engine's subscribers: to each subscriber at least
 * once, and in order for each aggregate (the payload's `id`). Any number of processes share the work: each leases
 * events for a while, and if it dies, others deliver them once the lease has expired. While subscribers run, neither a
 * connection nor a lock is held. If a subscriber fails, the event is delivered again with increasing pauses. Until it
 * succeeds, that subscriber receives no other event of the aggregate; other subscribers do, unless another process
 * takes over.
 *
 * With a bus, committed events move to the bus, and the subscribers are called for the events that arrive from there.
 * While the bus cannot be reached, events wait in the database.
 * @since 0.1
 */
export function startOutbox(engine: OutboxHost, options: OutboxOptions = {}): Outbox {
  const { pollInterval = 1000, maxAttempts = 12, lease = 30, isAlone = false, bus } = options
  let isStopped = false
  let isAtWork = false
  let isWoken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<number> = Promise.resolve(0)

  const unfinished = new Unfinished(engine.events)
  const claimant = { id: newId("outbox"), lease, maxAttempts, isAlone }
  const publisher = bus && createPublisher(engine, bus)
  const round: Round = { engine, claimant, unfinished, publisher, isStopped: () => isStopped }
  const consumption: EventConsumption | undefined = bus?.consume({
    deliver: deliveryTo(engine),
    maxAttempts,
  })
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
      await consumption?.stop()
      await releaseLeases(engine.db, claimant).catch(() => undefined)
    },
  }
}

/** One look at the outbox, until it is empty. */
interface Round {
  readonly engine: OutboxHost
  readonly claimant: Claimant
  readonly unfinished: Unfinished
  /** moves events to a bus, if there is one */
  readonly publisher: Publisher | undefined
  readonly isStopped: () => boolean
}

async function drainOnce(round: Round): Promise<number> {
  const { engine, publisher } = round
  if (publisher?.isPaused()) return 0
  try {
    await refresh(round)
    let delivered = 0
    while (!round.isStopped()) {
      const unheard = await withoutUnheard(round)
      delivered += unheard.deleted
      if (!unheard.isMore) break
      const events = await claimEvents(engine.db, round.claimant, round.unfinished.ids())
      if (events.length === 0) break
      if (publisher) {
        if (!(await whileRenewing(round, () => publisher.publish(events)))) {
          await releaseLeases(engine.db, round.claimant)
          break
        }
        delivered += events.length
      } else delivered += await whileRenewing(round, () => deliverBatch(round, events))
    }
    return delivered
  } catch (error) {
    engine.log.warn({ error: String(error) }, "The outbox could not be read; it is tried again")
    return 0
  }
}

/** Moves events to a bus. */
interface Publisher {
  /** whether the bus refused events a moment ago */
  isPaused(): boolean
  /** @returns whether the events have moved; false if they still wait in the database */
  publish(events: readonly StoredEvent[]): Promise<boolean>
}

/** Milliseconds after which events are published again that a bus did not accept. */
const publishPause = 1000

function createPublisher(
  { db, events: { subscribersOf }, log }: OutboxHost,
  bus: EventBusProvider,
): Publisher {
  let pausedUntil = 0
  let isDown = false
  return {
    isPaused: () => Date.now() < pausedUntil,
    async publish(events) {
      const heard = events.filter(({ name }) => subscribersOf(name).length > 0)
      try {
        if (heard.length > 0) await bus.publish(heard.map(busEvent))
      } catch (error) {
        pausedUntil = Date.now() + publishPause
        if (!isDown) log.warn({ error: String(error) }, "Cannot publish events; they wait in the database")
        isDown = true
        return false
      }
      if (isDown) log.info({}, "Publishing events again")
      isDown = false
      await sql`delete from staged_job where id = any(${events.map(({ id }) => id)})`.execute(db)
      return true
    },
  }
}

function busEvent(event: StoredEvent): BusEvent {
  const { id, name, data } = event
  return { id, name, data, aggregate: String(aggregateOf(event)) }
}

/** Where a subscriber receives all events, none is unheard. */
async function withoutUnheard({ engine, claimant }: Round): ReturnType<typeof deleteUnheard> {
  const heard = engine.events.subscribedNames()
  if (heard.includes("*")) return { deleted: 0, isMore: true }
  let deleted = 0
  for (;;) {
    const part = await deleteUnheard(engine.db, claimant, heard)
    deleted += part.deleted
    if (part.deleted < mostUnheard) return { deleted, isMore: part.isMore }
  }
}

/** A lease that could not be renewed, since the database is away, only means that others may deliver the events too. */
async function whileRenewing<T>({ engine, claimant }: Round, work: () => Promise<T>): Promise<T> {
  const renew = () => void renewLeases(engine.db, claimant).catch(() => undefined)
  const timer = setInterval(renew, (claimant.lease * 1000) / 3)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Events without subscribers that were written, or lost theirs, since the others were deleted go together. */
async function deliverBatch(round: Round, events: readonly StoredEvent[]): Promise<number> {
  const heldBack = new Set<unknown>()
  const unheard: string[] = []
  let heard = 0
  for (const event of events) {
    if (round.isStopped()) break
    if (heldBack.has(aggregateOf(event))) continue
    if (round.engine.events.subscribersOf(event.name).length === 0) unheard.push(event.id)
    else {
      const outcome = await deliver(round, event)
      if (outcome === "delivered") heard++
      if (outcome === "unknown") heldBack.add(aggregateOf(event))
    }
  }
  if (unheard.length > 0)
    await sql`delete from staged_job where id = any(${unheard})`.execute(round.engine.db)
  return heard + unheard.length
}

/** Forgets what another process has delivered or leased meanwhile, or what is tried no more. */
async function refresh({ engine, claimant, unfinished }: Round): Promise<void> {
  const ids = unfinished.ids()
  if (ids.length === 0) return
  const held = await eventsHeld(engine.db, claimant, ids)
  for (const id of ids) if (!held.has(id)) unfinished.forget(id)
}

/**
 * Delivers an event to all subscribers that can receive it now. A subscriber that fails, or failed at an earlier event of
 * the aggregate, receives it later; this process does not deliver it to the others again.
 * @returns `unknown` if later events of the aggregate have to wait for all subscribers
 */
async function deliver(round: Round, event: StoredEvent): Promise<"delivered" | "postponed" | "unknown"> {
  const { engine, unfinished } = round
  const told = unfinished.toldOf(event)
  const { isLeft, failure } = await callSubscribers(event, {
    subscribers: engine.events.subscribersOf(event.name).map((one) => [one, one] as const),
    told,
    held: unfinished.heldFrom(event),
    log: engine.log,
  })
  const isFailed = failure !== undefined
  const isKept = unfinished.keep(event, told)
  if (isFailed || isLeft) {
    await (isFailed ? postpone(round, event) : waitFor(round, unfinished.before(event), event))
    return isKept ? "postponed" : "unknown"
  }
  await sql`delete from staged_job where id = ${event.id}`.execute(engine.db)
  unfinished.forget(event.id)
  return "delivered"
}

/** One second, two, four … up to an hour. The event stays with this process, which knows who has acted on it. */
async function postpone({ engine, unfinished, claimant }: Round, { id }: StoredEvent): Promise<void> {
  const { maxAttempts } = claimant
  const time = sql`now() + make_interval(secs => least(3600, power(2, coalesce(attempts, 0))))`
  const { rows } = await sql<{ attempts: number }>`
    update staged_job set attempts = coalesce(attempts, 0) + 1, not_before = ${time},
      leased_by = ${claimant.id}, leased_until = ${leaseFrom(time, claimant)}
    where id = ${id} returning attempts`.execute(engine.db)
  if ((rows[0]?.attempts ?? maxAttempts) >= maxAttempts) unfinished.forget(id)
}

/** Until the events before it are tried again; that does not count as an attempt. */
async function waitFor(
  { engine, claimant }: Round,
  earlier: readonly string[],
  { id }: StoredEvent,
): Promise<void> {
  const time = sql`greatest(now() + interval '1 second',
    (select max(not_before) from staged_job where id = any(${[...earlier]})))`
  await sql`update staged_job set not_before = ${time},
      leased_by = ${claimant.id}, leased_until = ${leaseFrom(time, claimant)}
    where id = ${id}`.execute(engine.db)
}

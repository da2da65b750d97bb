import type { BusEvent, DeliveryResult, EventConsumer, Log } from "@stheno/core"
import { setTimeout as sleep } from "node:timers/promises"
import type { Connection } from "./connection.ts"
import type { BusKeys } from "./event-bus-keys.ts"
import { settleScript } from "./event-bus-scripts.ts"
import { ParkedEvents, parkedText, type WaitingEvent } from "./parked-events.ts"

/** What a process needs to deliver the events of a partition. */
export interface PartitionHost extends EventConsumer {
  readonly run: Connection["run"]
  readonly keys: BusKeys
  /** the token of the process in leases */
  readonly me: string
  readonly log: Log
  /** whether the leases of the process are valid */
  readonly isLeased: () => boolean
  /** who has processed events whose result is not stored in Redis yet */
  readonly unsettled: Map<string, readonly string[]>
  /** milliseconds until the first retry */
  readonly firstPause: number
}

/** A partition whose events a process delivers. */
export interface Partition {
  /** Looks for events soon. */
  wake(): void
  /** Finishes the current event and ends. */
  stop(): Promise<void>
  /** resolves when no more events are delivered, because it was stopped or lost its lease */
  readonly ended: Promise<void>
}

/** Entries that are read at once. */
const entriesAtOnce = 50

/** Milliseconds between attempts to reach Redis. */
const redisPause = 300

/** Attempts to store a result when the process stops. */
const lastTries = 3

const longestPause = 3_600_000

/** Delivers the events of a partition, one after the other, as long as the process has its lease. */
export function openPartition(number: number, host: PartitionHost): Partition {
  let isStopped = false
  let isWoken = false
  let wakeUp: () => void = () => undefined
  const wake = () => {
    isWoken = true
    wakeUp()
  }
  const untilWoken = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve()
      const timer = setTimeout(resolve, Math.min(milliseconds, 2 ** 31 - 1))
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const isOpen = () => !isStopped && host.isLeased()
  const work: Work = { ...host, number, isStopped: () => isStopped, isOpen }

  async function deliverAll(): Promise<void> {
    const parked = new ParkedEvents(await untilRead(work, readParked))
    let entries: WaitingEvent[] = []
    while (isOpen()) {
      isWoken = false
      const due = parked.firstDue(Date.now())
      if (due && !(await attempt(work, parked, due))) return
      if (!isOpen()) return
      if (entries.length === 0) entries = await untilRead(work, readEntries)
      const entry = isOpen() ? entries.shift() : undefined
      if (entry && !(await attempt(work, parked, entry))) return
      if (!due && !entry) await untilWoken(parked.nextDue() - Date.now())
    }
  }

  return {
    wake,
    ended: deliverAll().catch((error) => {
      host.log.error({ partition: number, error: String(error) }, "Delivering events of a partition failed")
    }),
    async stop() {
      isStopped = true
      wake()
      await this.ended
    },
  }
}

interface Work extends PartitionHost {
  readonly number: number
  readonly isStopped: () => boolean
  readonly isOpen: () => boolean
}

/** Reads events, however long Redis is away; none once the partition is closed. */
async function untilRead(work: Work, read: (work: Work) => Promise<WaitingEvent[]>): Promise<WaitingEvent[]> {
  while (work.isOpen()) {
    try {
      return await read(work)
    } catch {
      await sleep(redisPause)
    }
  }
  return []
}

async function readParked({ run, keys, number }: Work): Promise<WaitingEvent[]> {
  const parked = await run((client) => client.hGetAll(keys.parked(number)))
  return Object.values(parked).map((text) => JSON.parse(text) as WaitingEvent)
}

async function readEntries({ run, keys, number }: Work): Promise<WaitingEvent[]> {
  const entries = await run((client) =>
    client.xRange(keys.stream(number), "-", "+", { COUNT: entriesAtOnce }),
  )
  return (entries ?? []).map(({ id: entry, message }) => {
    const { id = entry, name = "", data = "{}", aggregate = id } = message
    const event = { id, name, data: JSON.parse(data) as BusEvent["data"], aggregate }
    return { event, entry, attempts: 0, due: 0, notified: [] }
  })
}

/** @returns false if the partition is lost */
async function attempt(work: Work, parked: ParkedEvents, waiting: WaitingEvent): Promise<boolean> {
  const { unsettled, maxAttempts, firstPause, log } = work
  const { event } = waiting
  const known = [...new Set([...waiting.notified, ...(unsettled.get(event.id) ?? [])])]
  const earlier = parked.before(waiting).map((one) => ({ name: one.event.name, notified: one.notified }))
  const result = await deliverSafely(work, event, { notified: known, earlier })
  unsettled.set(event.id, result.notified)
  const hasProgress = result.notified.length > waiting.notified.length
  const failures = waiting.attempts + (result.outcome === "failed" ? 1 : 0)
  const isGivenUp = failures >= maxAttempts && result.outcome === "failed"
  const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1))
  const next: WaitingEvent = {
    ...waiting,
    attempts: failures,
    due: result.outcome === "waiting" ? Infinity : Date.now() + pause,
    notified: result.notified,
  }
  const isDone = result.outcome === "delivered" || isGivenUp
  const todo = isGivenUp ? "fail" : isDone ? "delete" : "park"
  if (!(await settle(work, next, todo, result.error ?? ""))) return false
  unsettled.delete(event.id)
  if (isDone) parked.remove(waiting)
  else parked.put(next)
  if (isDone || hasProgress) parked.release(waiting)
  const failed = { event: event.name, id: event.id, attempts: failures, error: result.error }
  if (isGivenUp) log.error(failed, "An event failed and is not delivered any more")
  return true
}

async function deliverSafely(
  { deliver }: Work,
  event: BusEvent,
  state: Parameters<EventConsumer["deliver"]>[1],
): Promise<DeliveryResult> {
  try {
    return await deliver(event, state)
  } catch (error) {
    return { outcome: "failed", notified: state.notified, error: String(error) }
  }
}

/**
 * Stores the result of an attempt, however long Redis is away.
 * @returns false if the partition is lost
 */
async function settle(work: Work, waiting: WaitingEvent, todo: string, error: string): Promise<boolean> {
  const { run, keys, number, me, isLeased, isStopped } = work
  const { id, name, data, aggregate } = waiting.event
  const failed = {
    id,
    name,
    data: JSON.stringify(data),
    aggregate,
    // A command that delivers the event again has to append it to the same stream.
    partition: String(number),
    attempts: String(waiting.attempts),
    error,
  }
  const parameters = {
    keys: [keys.lease(number), keys.stream(number), keys.parked(number), keys.failed],
    arguments: [
      ...[me, waiting.entry, id, todo, todo === "park" ? parkedText(waiting) : ""],
      ...(todo === "fail" ? Object.entries(failed).flat() : []),
    ],
  }
  for (let tries = 1; isLeased() && !(isStopped() && tries > lastTries); tries++) {
    try {
      return (await run((client) => client.eval(settleScript, parameters))) === 1
    } catch {
      await sleep(redisPause)
    }
  }
  return false
}

import type { BusEvent } from "@stheno/core"

/** An event on its way through a partition. */
export interface WaitingEvent {
  readonly event: BusEvent
  /** its entry in the stream, which gives the order */
  readonly entry: string
  /** failed attempts */
  readonly attempts: number
  /** when it is tried again, in milliseconds since 1970 */
  readonly due: number
  /** IDs of the subscribers that have processed it */
  readonly notified: readonly string[]
}

/** Events of a partition that are tried again, as the process that owns the partition knows them. */
export class ParkedEvents {
  readonly #byAggregate = new Map<string, WaitingEvent[]>()

  constructor(events: readonly WaitingEvent[]) {
    for (const event of events) this.put(event)
  }

  /** Events of the same object that were published before. */
  before({ event: { aggregate }, entry }: WaitingEvent): WaitingEvent[] {
    return (this.#byAggregate.get(aggregate) ?? []).filter((other) => compareEntries(other.entry, entry) < 0)
  }

  /** Adds an event, or replaces what is known of it. */
  put(waiting: WaitingEvent): void {
    const { aggregate } = waiting.event
    const others = (this.#byAggregate.get(aggregate) ?? []).filter(({ entry }) => entry !== waiting.entry)
    const all = [...others, waiting].sort((one, other) => compareEntries(one.entry, other.entry))
    this.#byAggregate.set(aggregate, all)
  }

  remove({ event: { aggregate }, entry }: WaitingEvent): void {
    const left = (this.#byAggregate.get(aggregate) ?? []).filter((other) => other.entry !== entry)
    if (left.length > 0) this.#byAggregate.set(aggregate, left)
    else this.#byAggregate.delete(aggregate)
  }

  /** Later events of the object may go on now. */
  release({ event: { aggregate }, entry }: WaitingEvent): void {
    for (const later of this.#byAggregate.get(aggregate) ?? [])
      if (later.due === Infinity && compareEntries(later.entry, entry) > 0) this.put({ ...later, due: 0 })
  }

  /** The oldest event that is due. */
  firstDue(now: number): WaitingEvent | undefined {
    const due = [...this.#byAggregate.values()].flat().filter((waiting) => waiting.due <= now)
    return due.sort((one, other) => compareEntries(one.entry, other.entry))[0]
  }

  /** When the next event is due; `Infinity` when none is. */
  nextDue(): number {
    let next = Infinity
    for (const events of this.#byAggregate.values()) for (const { due } of events) next = Math.min(next, due)
    return next
  }
}

/** Entries of a stream are named `milliseconds-number`. */
function compareEntries(one: string, other: string): number {
  const [time = 0, number = 0] = one.split("-").map(Number)
  const [otherTime = 0, otherNumber = 0] = other.split("-").map(Number)
  return time - otherTime || number - otherNumber
}

/** What Redis keeps of a parked event. One that waits for an earlier event is tried as soon as it is read again. */
export function parkedText(waiting: WaitingEvent): string {
  return JSON.stringify({ ...waiting, due: Number.isFinite(waiting.due) ? waiting.due : 0 })
}

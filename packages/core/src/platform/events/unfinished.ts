import type { DeliveredEvent, EventBus, Subscriber } from "../kernel/event-bus.ts"
import { valueOf } from "../kernel/certain.ts"
import { isRecord } from "../kernel/values.ts"

/** An event as the outbox reads it. */
export interface StoredEvent extends DeliveredEvent {
  /** place in the order in which events were written */
  readonly seq: number | string
}

/** What a process knows of an event that not all of its subscribers have acted on. */
interface Entry {
  readonly seq: number
  readonly name: string
  readonly aggregate: unknown
  readonly told: ReadonlySet<Subscriber>
}

/** Most events that are remembered at once; those beyond hold back whatever comes after them. */
const mostKept = 10_000

/**
 * Remembers, in this process, who has acted on events that others could not act on yet: so that one subscriber that
 * fails does not delay the others, and no event is delivered twice without need.
 */
export class Unfinished {
  readonly #entries = new Map<string, Entry>()
  readonly #byAggregate = new Map<unknown, Set<string>>()
  readonly #bus: Pick<EventBus, "subscribersOf">

  constructor(bus: Pick<EventBus, "subscribersOf">) {
    this.#bus = bus
  }

  /** ids of the events that are remembered */
  ids(): string[] {
    return [...this.#entries.keys()]
  }

  /** who has acted on the event */
  toldOf(event: StoredEvent): Set<Subscriber> {
    return new Set(this.#entries.get(event.id)?.told)
  }

  /** ids of remembered events of the same aggregate that were written before */
  before(event: StoredEvent): string[] {
    const ids = this.#byAggregate.get(aggregateOf(event)) ?? []
    return [...ids].filter((id) => valueOf(this.#entries, id).seq < Number(event.seq))
  }

  /** subscribers that have to process an earlier event of the same aggregate first */
  heldFrom(event: StoredEvent): ReadonlySet<Subscriber> {
    const held = new Set<Subscriber>()
    for (const id of this.before(event)) {
      const { name, told } = valueOf(this.#entries, id)
      for (const subscriber of this.#bus.subscribersOf(name)) if (!told.has(subscriber)) held.add(subscriber)
    }
    return held
  }

  /** @returns false when it is full: then no subscriber may receive a later event of the aggregate */
  keep(event: StoredEvent, told: ReadonlySet<Subscriber>): boolean {
    if (!this.#entries.has(event.id) && this.#entries.size >= mostKept) return false
    const aggregate = aggregateOf(event)
    this.#entries.set(event.id, { seq: Number(event.seq), name: event.name, aggregate, told })
    const ids = this.#byAggregate.get(aggregate) ?? new Set()
    this.#byAggregate.set(aggregate, ids.add(event.id))
    return true
  }

  forget(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    const ids = valueOf(this.#byAggregate, entry.aggregate)
    ids.delete(id)
    if (ids.size === 0) this.#byAggregate.delete(entry.aggregate)
  }
}

/** What events are ordered by: the `id` of their payload. */
export function aggregateOf(event: DeliveredEvent): unknown {
  return (isRecord(event.data) ? event.data.id : undefined) ?? event.id
}
